import { Info } from '#ui/icons/index.ts';
import type { OwnPhoto } from '../../contract.ts';

type Flag = OwnPhoto['flags'][number];

const WORDS: Readonly<Record<Flag['kind'], (number: number) => { title: string; fix: string }>> = {
  blurred: () => ({ title: 'Looks blurred', fix: 'Retake it with a steady hand.' }),
  dark: () => ({ title: 'Looks dark', fix: 'Open the curtains, turn on the lights, and retake it.' }),
  blown: () => ({ title: 'Partly too bright', fix: 'Retake it at another time of day, or away from the window.' }),
  small: () => ({ title: 'Low resolution', fix: 'Add the picture at full size: at least 1,024 pixels on the longer side.' }),
  same: (number) => ({ title: `Same as photo ${number}`, fix: 'Keep one of them.' }),
  alike: (number) => ({ title: `Looks like photo ${number}`, fix: 'Keep both only if they show different things.' }),
};

/** What may be wrong with a photo, and what to do about it. It is advice. */
export function FlagList({ flags, photos }: { flags: readonly Flag[]; photos: readonly Pick<OwnPhoto, 'id'>[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
      {flags.map((flag) => {
        const { title, fix } = WORDS[flag.kind](photos.findIndex(({ id }) => id === flag.photoId) + 1);
        return (
          <li key={flag.kind} className="flex gap-1.5">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="font-medium text-ink">{title}.</span> {fix}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

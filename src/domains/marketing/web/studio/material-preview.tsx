import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { cn } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Choices, MaterialPreview as Preview, MaterialProblem, MaterialTemplate } from '../../contract.ts';
import { previewOptions } from '../api.ts';
import { ProblemList } from './problem-list.tsx';
import { useSettled } from './use-settled.ts';

const SETTLE_MS = 350;

interface MaterialPreviewProps {
  listingId: string;
  templates: readonly MaterialTemplate[];
  shown: string;
  onShow: (key: string) => void;
  choices: Choices;
  onPass: (warning: NonNullable<MaterialProblem['warning']>, reason: string) => void;
  action: ReactNode;
}

/** The material as it is printed, with what keeps it from leaving. */
export function MaterialPreview({ listingId, templates, shown, onShow, choices, onPass, action }: MaterialPreviewProps) {
  const settled = useSettled(choices, SETTLE_MS);
  const query = useQuery({
    ...previewOptions(listingId, shown, settled),
    enabled: shown !== '',
    placeholderData: (before) => before,
    meta: { follows: ['own-listings'] },
  });
  const isOld = query.isFetching || settled !== choices;
  return (
    <section id="preview" aria-labelledby="preview-title" className="scroll-mt-24 lg:sticky lg:top-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="preview-title" className="sr-only">
          Preview
        </h2>
        <Field label="Preview of" className="min-w-0 flex-1 basis-56">
          <Select
            value={shown}
            onChange={({ currentTarget }) => onShow(currentTarget.value)}
            options={templates.map(({ key, name, size }) => ({ value: key, label: `${name} (${size})` }))}
          />
        </Field>
        {action}
      </div>
      <Loaded
        query={query}
        pending={<Skeleton className="mt-4 h-128 w-full" />}
        failed="We couldn’t draw the preview"
        className="mt-4"
      >
        {(preview) => (
          <>
            <Pages preview={preview} isOld={isOld} />
            <ProblemList listingId={listingId} preview={preview} onPass={onPass} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Pages({ preview: { pages, coarse, droppedSentences }, isOld }: { preview: Preview; isOld: boolean }) {
  const [large, setLarge] = useState<string>();
  return (
    <>
      <div aria-busy={isOld} className="mt-4 rounded-card bg-sunken p-4 sm:p-6">
        <ul className="flex flex-wrap items-start justify-center gap-6">
          {pages.map(({ name, image, width, height }) => (
            <li
              key={name}
              className={cn(
                'min-w-0',
                large === name ? 'w-full' : pages.length === 1 || width > height * 1.6 ? 'w-full max-w-140' : 'flex-1 basis-64',
              )}
            >
              <button
                type="button"
                className="block w-full cursor-zoom-in"
                aria-pressed={large === name}
                onClick={() => setLarge(large === name ? undefined : name)}
              >
                <img
                  src={image}
                  alt={`${name} of the material as it is printed`}
                  width={width}
                  height={height}
                  className={cn('h-auto max-h-[75vh] w-full object-contain transition-opacity', isOld && 'opacity-60')}
                />
              </button>
              <p className="mt-2 text-center text-sm text-ink-soft">{name}</p>
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
        {coarse.map(({ photoId, place, dpi }) => (
          <li key={photoId}>
            Photo {place} prints at {dpi} dots per inch here; 300 is sharp. Upload a larger one, or use a smaller format.
          </li>
        ))}
        {droppedSentences === 0 ? null : (
          <li>{formatCount(droppedSentences, 'sentence')} of the text didn’t fit on this material.</li>
        )}
      </ul>
    </>
  );
}

import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { ARM_HEADER, type ArmSaid, readArmHeader } from '../../model/arm-header.ts';
import { type PlaceKey, wordsAt } from '../../model/places.ts';

// Only visitors in an experiment need it.
const ArmWatch = lazy(async () => ({ default: (await import('./arm-watch.tsx')).ArmWatch }));

export interface PlaceSaid {
  title: string;
  lead: string;
  experiment: ArmSaid['experiment'];
}

/** What stands at a place for whoever asks for its page, as the server assigned it; in a loader. */
export function readPlace(request: Request, place: PlaceKey, productName: string): PlaceSaid {
  const said = readArmHeader(request.headers.get(ARM_HEADER));
  const { title, lead } = wordsAt(place, said?.words ?? null);
  const fill = (text: string) => text.replaceAll('{product}', productName);
  return { title: fill(title), lead: fill(lead), experiment: said?.experiment ?? null };
}

/** A page whose head is in an experiment: it is counted once it was seen. Others are drawn as they are. */
export function PlacePage({ experiment, children }: { experiment: PlaceSaid['experiment']; children: ReactNode }) {
  const page = <Fragment key="page">{children}</Fragment>;
  if (experiment === null) return page;
  return (
    <>
      {page}
      <Suspense>
        <ArmWatch experiment={experiment} />
      </Suspense>
    </>
  );
}

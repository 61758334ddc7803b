import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { REPLANNABLE_TOURS } from '../../contract.ts';
import type { OtherTimesProps } from './other-times-form.tsx';
import { isOver } from './tour-entry.tsx';

const OtherTimesForm = lazy(async () => ({ default: (await import('./other-times-form.tsx')).OtherTimesForm }));

/** Asks the firm for other times; nothing for a home that cannot be toured, or a tour that is over or withdrawn. */
export function OtherTimes({ tour, ask }: OtherTimesProps) {
  const [isOpen, setOpen] = useState(false);
  const { listing } = tour;
  const canTour =
    listing !== null &&
    (listing.standardStatus === 'Active' || (listing.standardStatus === 'Coming Soon' && listing.onMarketDate !== null));
  if (!canTour || !REPLANNABLE_TOURS.includes(tour.status) || isOver(tour)) return null;
  return (
    <>
      <Button size="small" variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
        {tour.status === 'accepted' ? 'Change the time' : 'Ask for other times'}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OtherTimesForm tour={tour} ask={ask} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

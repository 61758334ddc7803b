import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { listMyTours } from '../../contract.ts';
import { TakeTime } from './take-time.tsx';
import { TourEntry } from './tour-entry.tsx';

const SHOWN = 3;

/** The newest tours, on the dashboard. */
export function ToursCard() {
  return (
    <Loaded
      query={useQuery(endpointQuery(listMyTours))}
      pending={<SkeletonText />}
      isEmpty={({ tours }) => tours.length === 0}
      empty={<p className="text-ink-soft">No tours requested yet. Look for “Request tour” on any home’s page.</p>}
    >
      {({ tours }) => (
        <>
          <ul className="divide-y divide-line">
            {tours.slice(0, SHOWN).map((tour) => (
              <li key={tour.tourRequestId} className="py-3">
                <TourEntry tour={tour} />
                <TakeTime tour={tour} />
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <InlineLink href="/appointments">See all appointments</InlineLink>
          </p>
        </>
      )}
    </Loaded>
  );
}

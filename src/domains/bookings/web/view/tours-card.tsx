import { useQuery } from '@tanstack/react-query';
import { listMyTours } from '#domains/appointments/contract.ts';
import { TakeTime, TourEntry } from '#domains/appointments/web/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { LineLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { KIND_WORDS, type Appointment } from '../../contract.ts';
import { sayStatus, visitsAhead } from '../../model/appointment-words.ts';
import { appointmentsOptions } from '../api.ts';
import { useClock } from '../components/use-clock.ts';

const SHOWN = 3;

/** The next visits that a buyer booked, and the newest tours that they asked for, on the dashboard. */
export function ToursCard() {
  const now = useClock();
  const booked = useQuery(appointmentsOptions());
  const asked = useQuery(endpointQuery(listMyTours));
  return (
    <Loaded query={together({ booked, asked })} pending={<SkeletonText />}>
      {({ booked: { appointments }, asked: { tours } }) => {
        const visits = visitsAhead(appointments, 'guest', now);
        return (
          <>
            {visits.length === 0 && tours.length === 0 ? (
              <p className="text-ink-soft">No upcoming tours. Look for “Request tour” on any home’s page.</p>
            ) : (
              <ul className="divide-y divide-line">
                {visits.slice(0, SHOWN).map((visit) => (
                  <li key={visit.id} className="py-3">
                    <BookedVisit visit={visit} now={now} />
                  </li>
                ))}
                {tours.slice(0, SHOWN).map((tour) => (
                  <li key={tour.tourRequestId} className="py-3">
                    <TourEntry tour={tour} />
                    <TakeTime tour={tour} />
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-3">
              <LineLink look="snug" href="/appointments">
                See all appointments
              </LineLink>
            </p>
          </>
        );
      }}
    </Loaded>
  );
}

function BookedVisit({ visit, now }: { visit: Appointment; now: Date }) {
  const { kind, home, listingKey, status, startsAt, timeZone } = visit;
  return (
    <article>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <LineLink look="snug" href={`/property/${listingKey ?? ''}`}>
          {home}
        </LineLink>
        <Badge tone={status === 'accepted' ? 'brand' : 'neutral'}>{sayStatus(visit, now)}</Badge>
      </p>
      <p className="mt-1">
        {KIND_WORDS[kind]}: {startsAt === null ? 'no time yet' : formatDateTime(startsAt, timeZone)}
      </p>
    </article>
  );
}

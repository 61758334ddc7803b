import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { LineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Appointment } from '../../contract.ts';
import { visitsAhead } from '../../model/appointment-words.ts';
import { appointmentsOptions } from '../api.ts';
import { useClock } from '../components/use-clock.ts';
import { AppointmentList } from './appointment-list.tsx';

interface VisitsProps {
  /** Of this home alone; undefined for all that the reader sells. */
  listingKey: string | undefined;
}

/** The visits ahead that buyers booked at the homes that the reader sells, with what can be done about each. */
export function BookedVisits({ listingKey }: VisitsProps) {
  const now = useClock();
  return (
    <section aria-labelledby="booked-visits">
      <h2 id="booked-visits" className="font-serif text-2xl text-ink">
        Booked visits
      </h2>
      <Loaded query={useQuery(appointmentsOptions())} className="mt-3" pending={<Skeleton className="mt-3 h-40 w-full" />}>
        {({ appointments }) => {
          const visits = visitsOf(visitsAhead(appointments, 'host', now), listingKey);
          return (
            <div className="mt-3">
              {visits.length === 0 ? (
                <p className="text-ink-soft">No upcoming visits.</p>
              ) : (
                <AppointmentList appointments={visits} now={now} />
              )}
              <p className="mt-3 text-sm">
                <LineLink look="snug" href="/appointments">
                  See all appointments
                </LineLink>
              </p>
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}

/** How many booked visits wait for the reader’s answer; nothing while none does. */
export function WaitingVisits({ listingKey, href }: VisitsProps & { href: string }) {
  const now = useClock();
  const { data } = useQuery(appointmentsOptions());
  const waiting = visitsOf(visitsAhead(data?.appointments ?? [], 'host', now), listingKey).filter(({ moves }) =>
    moves.includes('approve'),
  ).length;
  if (waiting === 0) return null;
  return (
    <p className="mb-3 text-sm">
      <LineLink href={href} keepScroll>
        {formatCount(waiting, 'booked visit')} {waiting === 1 ? 'is' : 'are'} waiting for your answer
      </LineLink>
    </p>
  );
}

const visitsOf = (visits: readonly Appointment[], listingKey: string | undefined) =>
  visits.filter((visit) => listingKey === undefined || visit.listingKey === listingKey);

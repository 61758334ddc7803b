import { formatDateTime } from '#lib/format.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import { Badge } from '#ui/badge.tsx';
import type { ListingFigures } from '../../contract.ts';

type Showing = ListingFigures['showings'][number];

const startOf = ({ confirmedStartsAt, slots }: Showing) => Date.parse(confirmedStartsAt ?? slots[0] ?? '');

/** What became of a tour that is not to come. */
const OUTCOMES: Readonly<Partial<Record<Showing['status'], string>>> = {
  rejected: 'Declined',
  cancelled: 'Canceled',
  lapsed: 'Not answered in time',
  no_show: 'Did not come',
};

const isWaiting = ({ status }: Showing) => status === 'pending' || status === 'awaiting_host';

/** A request by mail stays open once its times have passed, but nobody can come anymore. */
function statusOf(showing: Showing, now: number): Showing['status'] {
  const isAhead = [...showing.slots, ...showing.proposedSlots].some((slot) => Date.parse(slot) > now);
  return isWaiting(showing) && !isAhead ? 'lapsed' : showing.status;
}

/** Upcoming tours by day, then tours that wait for an answer, then the others. */
function arrange(showings: readonly Showing[], asOf: string) {
  const now = Date.parse(asOf);
  const told = showings.map((one) => ({ ...one, status: statusOf(one, now) }));
  const ahead = told.filter((one) => one.status === 'accepted' && startOf(one) >= now);
  const waiting = told.filter(isWaiting);
  const rest = told.filter((one) => !ahead.includes(one) && !waiting.includes(one));
  return [
    { title: 'Ahead', items: ahead.toSorted((a, b) => startOf(a) - startOf(b)) },
    { title: 'Waiting for an answer', items: waiting.toSorted((a, b) => startOf(a) - startOf(b)) },
    { title: 'Past', items: rest },
  ].filter(({ items }) => items.length > 0);
}

/** Who comes to see the home, and when, in the home's time zone. */
export function ShowingList({ figures }: { figures: ListingFigures }) {
  const groups = arrange(figures.showings, figures.asOf);
  if (groups.length === 0) return <p className="text-ink-soft">No one has asked for a tour or booked a visit yet.</p>;
  return (
    <div className="grid gap-6">
      {groups.map(({ title, items }) => (
        <div key={title}>
          <h3 className="text-sm font-semibold text-ink">{title}</h3>
          <ul className="mt-1 divide-y divide-line">
            {items.map((one) => (
              <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0 font-medium break-words">{one.guestName}</span>
                <span className="text-sm text-ink-soft">
                  {sayTimes(one, figures.timeZone)}
                  {one.what === null ? one.kind === 'video' && ', by video' : `, ${lowerFirst(one.what)}`}{' '}
                  {one.what !== null && one.status === 'pending' && <Badge>Confirm or decline</Badge>}
                  {OUTCOMES[one.status] !== undefined && <Badge>{OUTCOMES[one.status]}</Badge>}
                  {one.status === 'awaiting_host' && <Badge>Other times offered</Badge>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function sayTimes({ confirmedStartsAt, slots }: Showing, timeZone: string): string {
  if (confirmedStartsAt !== null) return formatDateTime(confirmedStartsAt, timeZone);
  return slots.map((slot) => formatDateTime(slot, timeZone)).join(', or ');
}

import { acceptTourTime, getOwnTour, listMyTours, type SentTour } from '../../contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { isAhead } from './tour-entry.tsx';

interface TakeTimeProps {
  tour: SentTour;
  /** For a sender without an account. */
  accept?: (startsAt: string) => Promise<unknown>;
}

/** The times that the firm offers instead; taking one confirms the tour. */
export function TakeTime({ tour: { tourRequestId, proposedSlots, timeZone, sentTo }, accept }: TakeTimeProps) {
  const signedIn = (startsAt: string): Promise<unknown> =>
    browserApi.call(acceptTourTime, { params: { tourRequestId }, body: { startsAt } });
  const take = useWrite((startsAt: string) => (accept ?? signedIn)(startsAt), {
    refreshes: [listMyTours, getOwnTour],
    done: { title: 'Your tour is confirmed', description: `We tell ${sentTo}.` },
  });
  const ahead = proposedSlots.filter(isAhead);
  if (ahead.length === 0) return null;
  return (
    <div className="mt-3 rounded-control bg-brand-tint p-3">
      <p>{sentTo} offers other times. Nothing is booked until you take one.</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ahead.map((slot) => (
          <li key={slot}>
            <Button size="small" variant="secondary" busy={take.underway.includes(slot)} onClick={() => void take.run(slot)}>
              Take {formatDateTime(slot, timeZone)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { acceptTourTime, listMyTours, type SentTour } from '../../contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';

/** The times that the firm offers instead; taking one confirms the tour. */
export function TakeTime({ tour: { tourRequestId, proposedSlots, timeZone, sentTo } }: { tour: SentTour }) {
  const take = useWrite(acceptTourTime, {
    refreshes: [listMyTours],
    done: { title: 'Your tour is confirmed', description: `We tell ${sentTo}.` },
  });
  if (proposedSlots.length === 0) return null;
  return (
    <div className="mt-3 rounded-control bg-brand-tint p-3">
      <p>{sentTo} offers other times. Nothing is booked until you take one.</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {proposedSlots.map((slot) => (
          <li key={slot}>
            <Button
              size="small"
              variant="secondary"
              busy={take.underway.some((one) => one?.body?.startsAt === slot)}
              onClick={() => void take.run({ params: { tourRequestId }, body: { startsAt: slot } })}
            >
              Take {formatDateTime(slot, timeZone)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

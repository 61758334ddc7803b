import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptTourTime, listMyTours, type SentTour } from '#domains/appointments/contract.ts';
import { formatDateTime } from '#lib/format.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';

/** The times that the firm offers instead; taking one confirms the tour. */
export function TakeTime({ tour: { tourRequestId, proposedSlots, timeZone, sentTo } }: { tour: SentTour }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const take = useMutation({
    mutationFn: (startsAt: string) => browserApi.call(acceptTourTime, { params: { tourRequestId }, body: { startsAt } }),
    onSuccess: () => toast({ title: 'Your tour is confirmed', description: `${sentTo} is told.` }),
    onError: (error) => toast(failureToast(reasonOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: [listMyTours.path] }),
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
              busy={take.isPending && take.variables === slot}
              onClick={() => take.mutate(slot)}
            >
              Take {formatDateTime(slot, timeZone)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

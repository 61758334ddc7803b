import { ThreadFiles, ThreadMessages } from '#domains/correspondence/web/index.ts';
import { HomeName } from '#domains/listings/web/index.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge } from '#ui/badge.tsx';
import type { SentTour } from '../../contract.ts';

const TOUR_STATUS = {
  pending: 'Waiting for the agent',
  accepted: 'Confirmed',
  rejected: 'Declined',
  cancelled: 'Canceled',
  awaiting_host: 'Waiting for the agent',
  completed: 'Done',
  no_show: 'Missed',
} as const;

/** Its confirmed time has come. */
export function isOver({ status, confirmedStartsAt }: SentTour): boolean {
  return status === 'accepted' && confirmedStartsAt !== null && Date.parse(confirmedStartsAt) < Date.now();
}

export const isAhead = (slot: string): boolean => Date.parse(slot) > Date.now();

/** Every time has passed without an answer; other times can still be asked for. */
function isUnanswered(tour: SentTour): boolean {
  return isWaiting(tour) && ![...tour.slots, ...tour.proposedSlots].some(isAhead);
}

/** Delivery matters until somebody has answered the message. */
function isWaiting({ status }: SentTour): boolean {
  return status === 'pending' || status === 'awaiting_host';
}

function sayStanding(tour: SentTour): string {
  if (isOver(tour)) return 'Past';
  if (isUnanswered(tour)) return 'Not answered in time';
  return tour.proposedSlots.length > 0 ? 'Other times offered' : TOUR_STATUS[tour.status];
}

/** A tour request as its sender sees it, in the home's time zone. */
export function TourEntry({ tour }: { tour: SentTour }) {
  return (
    <article>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <HomeName listing={tour.listing} />
        <Badge tone={tour.status === 'accepted' && !isOver(tour) ? 'brand' : 'neutral'}>{sayStanding(tour)}</Badge>
      </p>
      <p className="mt-1">
        {tour.kind === 'video' ? 'By video' : 'In person'}:{' '}
        {(tour.confirmedStartsAt === null ? tour.slots : [tour.confirmedStartsAt])
          .map((slot) => formatDateTime(slot, tour.timeZone))
          .join(', or ')}
      </p>
      <ThreadMessages
        label="What was written"
        className="mt-2"
        lines={tour.thread.map(({ from, message, at }) => ({
          author: from === 'firm' ? `${tour.sentTo} answered` : 'You wrote',
          isOwn: from === 'sender',
          message,
          sentAt: at,
        }))}
      />
      <ThreadFiles className="mt-2" title="Files sent to you" threadId={tour.tourRequestId} side="sender" files={tour.files} />
      <p className="mt-1 text-sm text-ink-soft">
        Asked {formatDateTime(tour.sentAt, viewerTimeZone())}. {isWaiting(tour) ? describeDelivery(tour) : null}
      </p>
    </article>
  );
}

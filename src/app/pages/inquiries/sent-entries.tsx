import { isOpenStatus } from '#domains/correspondence/contract.ts';
import { type ThreadLine, ThreadMessages, ThreadStatusBadge } from '#domains/correspondence/web/index.ts';
import type { SentTour } from '#domains/appointments/contract.ts';
import { streetOf } from '#domains/listings/web/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import type { SentInquiry } from '#domains/inquiries/contract.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge } from '#ui/badge.tsx';
import { LineLink } from '#ui/link.tsx';
import { ReplyReport } from './reply-report.tsx';

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

/** Delivery matters until somebody has answered the message. */
function isWaiting({ status }: SentTour): boolean {
  return status === 'pending' || status === 'awaiting_host';
}

export function HomeName({ listing }: { listing: ListingSummary | null }) {
  if (listing === null) return <span>A home that is no longer shown</span>;
  return (
    <LineLink href={`/property/${listing.listingKey}`} look="title">
      {streetOf(listing)}
      {listing.city === null ? '' : `, ${listing.city}`}
    </LineLink>
  );
}

/** A question as its sender sees it. */
export function InquiryEntry({ inquiry }: { inquiry: SentInquiry }) {
  return (
    <article>
      <p className="break-words whitespace-pre-line">{inquiry.message}</p>
      <p className="mt-1 text-sm text-ink-soft">
        <ThreadStatusBadge className="mr-2" status={inquiry.status} />
        {inquiry.status === 'sent' ? '' : `${formatDateTime(inquiry.statusAt, viewerTimeZone())}. `}
        {inquiry.readAt === null || inquiry.status === 'read' ? '' : `Read ${formatDateTime(inquiry.readAt, viewerTimeZone())}. `}
        Sent {formatDateTime(inquiry.sentAt, viewerTimeZone())}.
      </p>
      {inquiry.status === 'sent' ? <p className="mt-1 text-sm text-ink-soft">{describeDelivery(inquiry)}</p> : null}
    </article>
  );
}

/** The thread after a question: the sender's additions and the firm's answers, oldest first, and where answers arrive. */
export function InquiryMessages({ inquiry, canReport = false }: { inquiry: SentInquiry; canReport?: boolean }) {
  const { added, replies, answersTo, status, sentTo, delivery } = inquiry;
  const lines: ThreadLine[] = [
    ...added.map(({ message, sentAt, delivery: became }) => ({
      author: 'You added this',
      isOwn: true,
      message,
      sentAt,
      note: ADDED_DELIVERY[became],
    })),
    ...replies.map((reply) => ({
      author: `${sentTo} answered`,
      isOwn: false,
      message: reply.message,
      sentAt: reply.sentAt,
      action: canReport ? <ReplyReport inquiry={inquiry} reply={reply} /> : undefined,
    })),
  ];
  return (
    <>
      <ThreadMessages label="What followed" lines={lines} className="mt-3" />
      {isOpenStatus(status) && delivery === 'mailed' ? (
        <p className="mt-2 text-sm text-ink-soft">
          When {sentTo} opens its link, and what it answers there, shows here. What it writes by mail comes to {answersTo} and
          does not.
        </p>
      ) : null}
    </>
  );
}

const ADDED_DELIVERY = {
  mailed: 'It went to the same firm.',
  kept: 'It is in this installation’s own mailbox.',
  'no-address': 'It is stored here; the firm gave us no mail address.',
  'no-mail': 'It is stored here and was not mailed, as for all demo people and where a site sends no mail.',
} as const;

/** A tour request as its sender sees it, in the home's time zone. */
export function TourEntry({ tour }: { tour: SentTour }) {
  return (
    <article>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <HomeName listing={tour.listing} />
        <Badge tone={tour.status === 'accepted' && !isOver(tour) ? 'brand' : 'neutral'}>
          {tour.proposedSlots.length > 0 ? 'Other times offered' : isOver(tour) ? 'Past' : TOUR_STATUS[tour.status]}
        </Badge>
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
      <p className="mt-1 text-sm text-ink-soft">
        Asked {formatDateTime(tour.sentAt, viewerTimeZone())}. {isWaiting(tour) ? describeDelivery(tour) : null}
      </p>
    </article>
  );
}

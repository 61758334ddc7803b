import { isOpenStatus } from '#domains/correspondence/contract.ts';
import { ThreadFiles, type ThreadLine, ThreadMessages, ThreadStatusBadge } from '#domains/correspondence/web/index.ts';
import { describeDelivery } from '#lib/contact-words.ts';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import type { SentInquiry } from '../../contract.ts';
import { ReplyReport } from './reply-report.tsx';

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
      <ThreadFiles className="mt-3" title="Files sent to you" threadId={inquiry.inquiryId} side="sender" files={inquiry.files} />
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
  kept: 'It’s in this site’s own mailbox.',
  'no-address': 'We saved it; the firm didn’t give us an email address.',
  'no-mail': 'It’s stored here and wasn’t mailed: demo people send no mail, and neither does a site without a mail server.',
} as const;

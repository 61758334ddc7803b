import { useQuery } from '@tanstack/react-query';
import type { Document } from '#domains/documents/contract.ts';
import { DocumentList, documentsOptions } from '#domains/documents/web/index.ts';
import { attachToInquiry, type SentInquiry } from '../../contract.ts';

/** The files of a question: the sender adds them while it is open, and downloads them while they are kept. */
export function InquiryFiles({ inquiry: { inquiryId, sentTo, status, delivery } }: { inquiry: SentInquiry }) {
  const { data } = useQuery(documentsOptions);
  const isOpen = status !== 'withdrawn' && status !== 'closed';
  const belongs = ({ belongsTo, belongsToId }: Document) => belongsTo === 'thread' && belongsToId === inquiryId;
  const count = data?.documents.filter(belongs).length ?? 0;
  if (!isOpen && count === 0) return null;
  return (
    <div className="mt-3">
      <DocumentList
        label={`your question to ${sentTo}`}
        target={{ endpoint: attachToInquiry, params: { inquiryId } }}
        belongs={belongs}
        canAdd={isOpen}
      />
      {count === 0 ? null : <p className="mt-2 text-sm text-ink-soft">{describeReach({ isOpen, delivery, sentTo })}</p>}
    </div>
  );
}

function describeReach({ isOpen, delivery, sentTo }: { isOpen: boolean } & Pick<SentInquiry, 'delivery' | 'sentTo'>): string {
  if (!isOpen) return `${sentTo} can no longer open them. Delete them when you no longer need them.`;
  return delivery === 'mailed' || delivery === 'kept'
    ? `${sentTo} opens them by the link in its mail. We email them about new files at most once an hour. No one else can open them.`
    : 'The question was not mailed, so only you can open them.';
}

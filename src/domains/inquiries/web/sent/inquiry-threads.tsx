import { sentAnchorOf } from '#domains/correspondence/contract.ts';
import { WithdrawButton } from '#domains/correspondence/web/index.ts';
import { HomeName, OfferLink } from '#domains/listings/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Card } from '#ui/card.tsx';
import { listMyInquiries, type SentInquiry, withdrawInquiry } from '../../contract.ts';
import { AddToInquiry } from './add-to-inquiry.tsx';
import { AnsweredButton } from './answered-button.tsx';
import { CloseButton } from './close-button.tsx';
import { InquiryEntry, InquiryMessages } from './inquiry-entry.tsx';
import { InquiryFiles } from './inquiry-files.tsx';

/** A person's questions, a card for each home. */
export function InquiryThreads({ inquiries }: { inquiries: readonly SentInquiry[] }) {
  return (
    <ul className="mt-3 space-y-3">
      {threadsOf(inquiries).map((thread) => (
        <li key={thread[0]?.inquiryId}>
          <Card padding="small">
            <Thread inquiries={thread} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Groups questions by home; the thread with the newest question comes first, and starts with its oldest. */
function threadsOf(inquiries: readonly SentInquiry[]): SentInquiry[][] {
  return [...Map.groupBy(inquiries, ({ listing, inquiryId }) => listing?.listingKey ?? inquiryId).values()].map((thread) =>
    thread.toReversed(),
  );
}

function Thread({ inquiries }: { inquiries: readonly SentInquiry[] }) {
  const [first] = inquiries;
  if (first === undefined) return null;
  return (
    <>
      <p className="font-medium">
        <HomeName listing={first.listing} />
      </p>
      {first.listing !== null && first.takesOffers ? <OfferLink listingKey={first.listing.listingKey} /> : null}
      <ol className="mt-1 divide-y divide-line">
        {inquiries.map((inquiry) => (
          <li key={inquiry.inquiryId} id={sentAnchorOf(inquiry.inquiryId)} className="py-3 first:pt-0 last:pb-0">
            <InquiryEntry inquiry={inquiry} />
            <InquiryMessages inquiry={inquiry} canReport />
            <InquiryFiles inquiry={inquiry} />
            {inquiry.status === 'withdrawn' || inquiry.status === 'closed' ? null : (
              <div className="flex flex-wrap gap-x-6">
                {inquiry.listing === null ? null : <AddToInquiry inquiry={inquiry} />}
                {inquiry.replies.length > 0 ? null : <AnsweredButton inquiry={inquiry} />}
                {inquiry.status === 'answered' ? <CloseButton inquiryId={inquiry.inquiryId} /> : null}
                <WithdrawButton
                  what="question"
                  sent={inquiry}
                  list={listMyInquiries}
                  withdraw={() => browserApi.call(withdrawInquiry, { params: { inquiryId: inquiry.inquiryId } })}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

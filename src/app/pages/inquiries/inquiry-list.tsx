import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from '#ui/icons/index.ts';
import { listMyTours, type SentTour, withdrawTour, WITHDRAWABLE_TOURS } from '#domains/appointments/contract.ts';
import { listMyInquiries, type SentInquiry, withdrawInquiry } from '#domains/inquiries/contract.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddToInquiry } from './add-to-inquiry.tsx';
import { AnsweredButton } from './answered-button.tsx';
import { CloseButton } from './close-button.tsx';
import { InquiryFiles } from './inquiry-files.tsx';
import { InquiryMessages, HomeName, InquiryEntry, isOver, TourEntry } from './sent-entries.tsx';
import { TakeTime } from './take-time.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** One sender's questions and tour requests, newest first. */
export function InquiryList({ frame }: PersonalViewProps) {
  const inquiries = useQuery(endpointQuery(listMyInquiries));
  const tours = useQuery(endpointQuery(listMyTours));
  return (
    <Page {...frame}>
      <Loaded
        query={together({ inquiries, tours })}
        pending={<Skeleton className="mt-8 h-64 w-full" />}
        className="mt-8"
        isEmpty={(sent) => sent.inquiries.inquiries.length + sent.tours.tours.length === 0}
        empty={
          <EmptyState
            className="mt-8"
            level={2}
            icon={MessageSquare}
            title="You have not asked anything yet"
            action={
              <AppLink href="/property-search" className={buttonClasses({})}>
                Search homes
              </AppLink>
            }
          >
            Questions and tours that you ask for on a home’s page are listed here, with what became of them, and the firms’
            answers.
          </EmptyState>
        }
      >
        {(sent) => <Sent asked={sent.inquiries.inquiries} wished={sent.tours.tours} />}
      </Loaded>
    </Page>
  );
}

function Sent({ asked, wished }: { asked: readonly SentInquiry[]; wished: readonly SentTour[] }) {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <section>
        <h2 className="font-serif text-2xl text-ink">Questions</h2>
        {asked.length === 0 ? <p className="mt-3 text-ink-soft">None yet.</p> : null}
        <ul className="mt-3 space-y-3">
          {threadsOf(asked).map((thread) => (
            <li key={thread[0]?.inquiryId}>
              <Card padding="small">
                <Thread inquiries={thread} />
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-serif text-2xl text-ink">Tours</h2>
        {wished.length === 0 ? <p className="mt-3 text-ink-soft">None yet.</p> : null}
        <ul className="mt-3 space-y-3">
          {wished.map((tour) => (
            <li key={tour.tourRequestId}>
              <Card padding="small">
                <TourEntry tour={tour} />
                <TakeTime tour={tour} />
                {WITHDRAWABLE_TOURS.includes(tour.status) && !isOver(tour) ? (
                  <WithdrawButton
                    what="tour"
                    sent={tour}
                    list={listMyTours}
                    withdraw={() => browserApi.call(withdrawTour, { params: { tourRequestId: tour.tourRequestId } })}
                  />
                ) : null}
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
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
      <ol className="mt-1 divide-y divide-line">
        {inquiries.map((inquiry) => (
          <li key={inquiry.inquiryId} className="py-3 first:pt-0 last:pb-0">
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

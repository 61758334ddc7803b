import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MessageSquare } from '#ui/icons/index.ts';
import { listMyTours, type SentTour } from '#domains/appointments/contract.ts';
import { TourList } from '#domains/appointments/web/index.ts';
import type { ThreadSummary } from '#domains/correspondence/contract.ts';
import { listMyInquiries, type SentInquiry } from '#domains/inquiries/contract.ts';
import { InquiryThreads } from '#domains/inquiries/web/index.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { answeredOptions, begunOptions, isElsewhere, OtherThreads, ToInbox } from './other-threads.tsx';

/** One sender's questions and tour requests, newest first, and what they write elsewhere. */
export function InquiryList({ frame }: PersonalViewProps) {
  const inquiries = useQuery(endpointQuery(listMyInquiries));
  const tours = useQuery(endpointQuery(listMyTours));
  const begun = useQuery(begunOptions());
  const answered = useQuery(answeredOptions());
  const answersHomes = answered.data?.threads.some(({ kind }) => kind !== 'lead') === true;
  return (
    <Page {...frame}>
      <Loaded
        query={together({ inquiries, tours, begun })}
        pending={<SkeletonRows rows={4} className="mt-8" />}
        className="mt-8"
        isEmpty={(sent) =>
          sent.inquiries.inquiries.length + sent.tours.tours.length + sent.begun.threads.filter(isElsewhere).length === 0
        }
        empty={
          <EmptyState
            className="mt-8"
            level={2}
            icon={MessageSquare}
            title="You haven’t asked anything yet"
            action={
              <AppLink href="/property-search" className={buttonClasses({})}>
                Search homes
              </AppLink>
            }
          >
            Ask a question or request a tour on any home’s page. Both show up here, with their status and the answers.
          </EmptyState>
        }
      >
        {(sent) => (
          <Sent asked={sent.inquiries.inquiries} wished={sent.tours.tours} others={sent.begun.threads.filter(isElsewhere)} />
        )}
      </Loaded>
      {answersHomes ? <ToInbox /> : null}
    </Page>
  );
}

interface SentProps {
  asked: readonly SentInquiry[];
  wished: readonly SentTour[];
  others: readonly ThreadSummary[];
}

function Sent({ asked, wished, others }: SentProps) {
  // A link to one of them arrives before they load.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <section>
        <h2 className="font-serif text-2xl text-ink">Questions</h2>
        {asked.length === 0 ? <p className="mt-3 text-ink-soft">None yet.</p> : null}
        <InquiryThreads inquiries={asked} />
      </section>
      <section>
        <h2 className="font-serif text-2xl text-ink">Tours</h2>
        <p className="mt-1 text-sm text-ink-soft">
          Tours you asked a firm for. Tours you booked are under <InlineLink href="/appointments">your appointments</InlineLink>.
        </p>
        {wished.length === 0 ? <p className="mt-3 text-ink-soft">None yet.</p> : null}
        <TourList tours={wished} />
      </section>
      {others.length === 0 ? null : (
        <section className="lg:col-span-2">
          <h2 className="font-serif text-2xl text-ink">Experts and offers</h2>
          <OtherThreads threads={others} />
        </section>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AGREEMENT_WORDS, answerAskedTour, type AskedTour, getAskedTour } from '#domains/appointments/contract.ts';
import { TourAnswer, TourStanding } from '#domains/appointments/web/index.ts';
import type { InboxThreadDetail } from '#domains/correspondence/contract.ts';
import { INBOX_NEWS, INBOX_READS } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';

interface TourPartProps {
  thread: InboxThreadDetail;
  /** The way to write without answering the request. */
  children: ReactNode;
}

/** The wished times of a tour and the answer to them. */
export function TourPart({ thread: { threadId }, children }: TourPartProps) {
  const query = useQuery({
    ...endpointQuery(getAskedTour, { params: { tourRequestId: threadId } }),
    meta: INBOX_NEWS,
  });
  return (
    <Loaded query={query} className="mt-6">
      {(tour) => (
        <Request key={`${tour.status} ${tour.confirmedStartsAt} ${String(tour.proposedSlots)}`} tour={tour} threadId={threadId}>
          {children}
        </Request>
      )}
    </Loaded>
  );
}

interface RequestProps {
  tour: AskedTour;
  threadId: string;
  children: ReactNode;
}

function Request({ tour, threadId, children }: RequestProps) {
  const isFresh = tour.status === 'pending' && tour.proposedSlots.length === 0;
  const [isAnswering, setAnswering] = useState(isFresh);
  const isOver = tour.status === 'cancelled' || tour.status === 'completed' || tour.status === 'no_show';
  return (
    <section className="mt-6" aria-label="Tour request">
      <h3 className="font-sans text-base font-semibold">{tour.kind === 'video' ? 'A tour by video' : 'A tour in person'}</h3>
      <p className="mt-1 text-sm text-ink-soft">{AGREEMENT_WORDS[tour.buyerAgreement]} Times are local to the home.</p>
      <TourStanding tour={tour} isSent={false} />
      {isAnswering ? (
        <TourAnswer
          tour={tour}
          refreshes={[...INBOX_READS, getAskedTour]}
          send={(reply) => browserApi.call(answerAskedTour, { params: { tourRequestId: threadId }, body: reply })}
          onSent={() => ({ title: `Sent to ${tour.senderName}` })}
        />
      ) : (
        <div className="mt-6">{children}</div>
      )}
      {isOver ? null : (
        <Button className="mt-4" variant="quiet" size="small" onClick={() => setAnswering(!isAnswering)}>
          {isAnswering ? 'Write without answering the request' : isFresh ? 'Answer the request' : 'Change the answer'}
        </Button>
      )}
    </section>
  );
}

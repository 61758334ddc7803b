import { useState } from 'react';
import { LinkNote, LinkThread, useNoteOfReading } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { noteTourRead, replyToTour, type TourToReply } from '../../contract.ts';
import { TourAnswer, TourStanding } from './tour-answer.tsx';

const AGREEMENT = {
  yes: 'has a written agreement with a buyer’s agent',
  no: 'has no written agreement with a buyer’s agent yet',
  unsure: 'is not sure whether there is a written agreement with a buyer’s agent',
};

interface TourReplyFormProps {
  first: TourToReply;
  token: string;
}

/** The request, its status, and a form for the answer. */
export function TourReplyForm(props: TourReplyFormProps) {
  return (
    <QueryScope>
      <Reply {...props} />
    </QueryScope>
  );
}

function Reply({ first, token }: TourReplyFormProps) {
  const [latest, setLatest] = useState(first);
  const [isSent, setSent] = useState(false);
  const { senderName, firm, thread, buyerAgreement, expiresAt } = latest;
  useNoteOfReading(latest.status !== 'cancelled', () => browserApi.call(noteTourRead, { params: { token } }));
  return (
    <>
      <p className="mt-4">
        {senderName} {AGREEMENT[buyerAgreement]}. Times are local to the home.
      </p>
      <LinkThread thread={thread} senderName={senderName} firm={firm} className="mt-4" />
      <TourStanding tour={latest} isSent={isSent} />
      <TourAnswer
        tour={latest}
        send={(reply) => browserApi.call(replyToTour, { params: { token }, body: reply })}
        onSent={(next) => {
          setLatest(next);
          setSent(true);
        }}
      />
      <LinkNote firm={firm} expiresAt={expiresAt} />
    </>
  );
}

import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { ApiError, browserApi, reasonOf } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Button } from '#ui/button.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { replyToTour, type TourReply, type TourToReply } from '../../contract.ts';
import { formatTourTime } from '../../model/tour-times.ts';
import { SlotPicker } from './slot-picker.tsx';

const AGREEMENT = {
  yes: 'has a written agreement with a buyer’s agent',
  no: 'has no written agreement with a buyer’s agent yet',
  unsure: 'is not sure whether there is a written agreement with a buyer’s agent',
};

interface TourReplyFormProps {
  first: TourToReply;
  token: string;
}

/** What was asked, how it stands, and room for an answer. */
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
  const { senderName, firm, message, buyerAgreement, expiresAt } = latest;
  const zone = viewerTimeZone();
  return (
    <>
      <p className="mt-4">
        {senderName} {AGREEMENT[buyerAgreement]}. Times are local to the home.
      </p>
      {message === null ? null : (
        <blockquote className="mt-4 border-l-2 border-brand pl-4 break-words whitespace-pre-line">{message}</blockquote>
      )}
      <Standing tour={latest} isSent={isSent} />
      {latest.status === 'cancelled' || latest.status === 'completed' || latest.status === 'no_show' ? null : (
        <Answer
          tour={latest}
          token={token}
          onSent={(next) => {
            setLatest(next);
            setSent(true);
          }}
        />
      )}
      <p className="mt-6 text-sm text-ink-soft">
        You answer as {firm}. This page is for whoever has its link, until {formatDate(expiresAt, zone, 'long')}; please do not
        pass it on.
      </p>
    </>
  );
}

function Standing({ tour, isSent }: { tour: TourToReply; isSent: boolean }) {
  const words = describeStanding(tour);
  if (words === undefined) return null;
  return (
    <Notice tone={isSent ? 'success' : 'info'} live={isSent} className="mt-6" title={words}>
      {isSent ? `${tour.senderName} was told by mail. You can change your answer below.` : null}
    </Notice>
  );
}

function describeStanding({ status, confirmedStartsAt, proposedSlots, timeZone, senderName }: TourToReply): string | undefined {
  if (status === 'cancelled') return `${senderName} has taken the wish back: no answer is needed`;
  if (status === 'completed' || status === 'no_show') return 'This tour is over';
  if (status === 'rejected') return 'You declined';
  if (confirmedStartsAt !== null) return `Confirmed: ${formatTourTime(new Date(confirmedStartsAt), timeZone)}`;
  return proposedSlots.length > 0 ? `You offered other times; ${senderName} has not taken one yet` : undefined;
}

interface AnswerProps {
  tour: TourToReply;
  token: string;
  onSent: (tour: TourToReply) => void;
}

function Answer({ tour, token, onSent }: AnswerProps) {
  const [now] = useState(() => Date.now());
  const [choice, setChoice] = useState<string>();
  const [slots, setSlots] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<{ field?: string; text: string }>();
  const send = useMutation({
    mutationFn: (body: TourReply) => browserApi.call(replyToTour, { params: { token }, body }),
    onSuccess: (next) => onSent(next),
    onError: (error) => setProblem({ text: describeFailure(error) }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (choice === undefined) return setProblem({ field: 'choice', text: 'Choose an answer' });
    if (choice === 'propose' && slots.length === 0) return setProblem({ field: 'slots', text: 'Choose at least one time' });
    setProblem(undefined);
    send.mutate(
      choice === 'decline'
        ? { answer: 'decline', message }
        : choice === 'propose'
          ? { answer: 'propose', slots, message }
          : { answer: 'confirm', startsAt: choice, message },
    );
  }

  function option(value: string, label: string, hint?: string) {
    return (
      <RadioCard
        key={value}
        name="answer"
        label={label}
        hint={hint}
        checked={choice === value}
        onChange={() => {
          setChoice(value);
          setProblem(undefined);
        }}
      />
    );
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-6">
      {problem !== undefined && problem.field === undefined ? (
        <Notice tone="error" live>
          {problem.text}
        </Notice>
      ) : null}
      <FieldGroup legend="Your answer" error={problem?.field === 'choice' ? problem.text : undefined}>
        {tour.slots
          .filter((slot) => Date.parse(slot) > now)
          .map((slot) => option(slot, `Confirm ${formatTourTime(new Date(slot), tour.timeZone)}`))}
        {option('propose', 'Offer other times', `${tour.senderName} then takes one of them.`)}
        {option('decline', 'Decline')}
      </FieldGroup>
      {choice === 'propose' ? (
        <FieldGroup legend="Times to offer" error={problem?.field === 'slots' ? problem.text : undefined}>
          <SlotPicker timeZone={tour.timeZone} chosen={slots} onChange={setSlots} />
        </FieldGroup>
      ) : null}
      <Field label="Message" optional hint="Where to meet, what to bring.">
        <TextArea rows={3} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <Button type="submit" busy={send.isPending} busyText="Sending…">
        Send answer
      </Button>
    </form>
  );
}

function describeFailure(error: unknown): string {
  const [field] = error instanceof ApiError ? Object.values(error.fields) : [];
  return field ?? reasonOf(error) ?? DID_NOT_WORK_TRY_AGAIN;
}

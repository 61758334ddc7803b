import { MOST_MESSAGE_LETTERS } from '#domains/appointments/contract.ts';
import { useState } from 'react';
import { LinkNote, LinkThread, useNoteOfReading } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { noteTourRead, replyToTour, type TourReply, type TourToReply } from '../../contract.ts';
import { formatTourTime } from '../../model/tour-times.ts';
import { SlotPicker } from './slot-picker.tsx';

const NO_SLOTS: string[] = [];

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
      <LinkNote firm={firm} expiresAt={expiresAt} />
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
  if (status === 'cancelled') return `${senderName} has withdrawn the request: no answer is needed`;
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
  const form = useForm({
    start: { choice: '', slots: NO_SLOTS, message: '' },
    guards: true,
    check: ({ choice, slots }) => ({
      choice: choice === '' ? 'Choose an answer' : undefined,
      slots: choice === 'propose' && slots.length === 0 ? 'Choose at least one time' : undefined,
    }),
    send: (values) => browserApi.call(replyToTour, { params: { token }, body: toReply(values) }),
    done: onSent,
  });

  function option(value: string, label: string, hint?: string) {
    return <RadioCard key={value} name="choice" value={value} label={label} hint={hint} />;
  }

  return (
    <Form of={form} className="mt-6 space-y-6">
      <FieldGroup {...form.group('choice')} legend="Your answer">
        {tour.slots
          .filter((slot) => Date.parse(slot) > now)
          .map((slot) => option(slot, `Confirm ${formatTourTime(new Date(slot), tour.timeZone)}`))}
        {option('propose', 'Offer other times', `${tour.senderName} then takes one of them.`)}
        {option('decline', 'Decline')}
      </FieldGroup>
      {form.values.choice === 'propose' ? (
        <FieldGroup {...form.group('slots')} legend="Times to offer">
          <SlotPicker timeZone={tour.timeZone} chosen={form.values.slots} onChange={(slots) => form.set('slots', slots)} />
        </FieldGroup>
      ) : null}
      <Field {...form.field('message')} label="Message" optional hint="Where to meet, what to bring.">
        <TextArea rows={3} maxLength={MOST_MESSAGE_LETTERS} />
      </Field>
      <SubmitButton of={form} busyText="Sending…">
        Send answer
      </SubmitButton>
    </Form>
  );
}

interface Answered {
  /** A time that was asked for, `propose` or `decline`. */
  choice: string;
  slots: readonly string[];
  message: string;
}

function toReply({ choice, slots, message }: Answered): TourReply {
  if (choice === 'decline') return { answer: 'decline', message };
  return choice === 'propose'
    ? { answer: 'propose', slots: [...slots], message }
    : { answer: 'confirm', startsAt: choice, message };
}

import { useRef, useState } from 'react';
import type { PassedWarning } from '#domains/compliance/contract.ts';
import { ReplyFindings } from '#domains/compliance/web/index.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ToastMessage } from '#ui/toast-store.ts';
import { type AskedTour, MOST_MESSAGE_LETTERS, type TourReply } from '../../contract.ts';
import { formatTourTime } from '../../model/tour-times.ts';
import { SlotPicker } from './slot-picker.tsx';

const NO_SLOTS: string[] = [];

/** What was answered so far. */
export function TourStanding({ tour, isSent }: { tour: AskedTour; isSent: boolean }) {
  const words = describeStanding(tour);
  if (words === undefined) return null;
  const lines = [
    ...(tour.status === 'pending' && tour.proposedSlots.length > 0 ? [`You offered: ${sayTimes(tour)}.`] : []),
    ...(isSent ? [`We emailed ${tour.senderName}. You can change your answer below.`] : []),
  ];
  return (
    <Notice tone={isSent ? 'success' : 'info'} live={isSent} className="mt-6" title={words}>
      {lines.length === 0 ? null : lines.map((line) => <p key={line}>{line}</p>)}
    </Notice>
  );
}

const sayTimes = ({ proposedSlots, timeZone }: AskedTour): string =>
  proposedSlots.map((slot) => formatTourTime(new Date(slot), timeZone)).join('; ');

function describeStanding({ status, confirmedStartsAt, proposedSlots, timeZone, senderName }: AskedTour): string | undefined {
  if (status === 'cancelled') return `${senderName} has withdrawn the request, so you don’t need to answer`;
  if (status === 'completed' || status === 'no_show') return 'This tour is over';
  if (status === 'rejected') return 'You declined';
  if (confirmedStartsAt !== null) {
    const time = formatTourTime(new Date(confirmedStartsAt), timeZone);
    return hasBegun({ status, confirmedStartsAt }) ? `The tour began ${time}, so your answer stands` : `Confirmed: ${time}`;
  }
  return proposedSlots.length > 0 ? `${senderName} hasn’t taken one of the times you offered yet` : undefined;
}

interface TourAnswerProps<Answered> {
  tour: AskedTour;
  send: (reply: TourReply) => Promise<Answered>;
  onSent: (answered: Answered) => ToastMessage | void;
  refreshes?: readonly Pick<Endpoint, 'path'>[] | undefined;
}

/** The form that confirms a time, offers others or declines; nothing where the tour is over, or has begun. */
export function TourAnswer<Answered>(props: TourAnswerProps<Answered>) {
  const { status } = props.tour;
  const isOver = status === 'cancelled' || status === 'completed' || status === 'no_show' || hasBegun(props.tour);
  return isOver ? null : <AnswerForm {...props} />;
}

const hasBegun = ({ status, confirmedStartsAt }: Pick<AskedTour, 'status' | 'confirmedStartsAt'>): boolean =>
  status === 'accepted' && confirmedStartsAt !== null && Date.parse(confirmedStartsAt) <= Date.now();

function AnswerForm<Answered>({ tour, send, onSent, refreshes }: TourAnswerProps<Answered>) {
  const [now] = useState(() => Date.now());
  const [passed, setPassed] = useState<PassedWarning[]>([]);
  const message = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    start: { choice: '', slots: NO_SLOTS, message: '' },
    guards: true,
    check: ({ choice, slots }) => ({
      choice: choice === '' ? 'Choose an answer' : undefined,
      slots: choice === 'propose' && slots.length === 0 ? 'Choose at least one time' : undefined,
    }),
    send: (values) => send({ ...toReply(values), passed }),
    refreshes,
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
        {option('propose', 'Offer other times', `${tour.senderName} then picks one of them.`)}
        {option('decline', 'Decline')}
      </FieldGroup>
      {form.values.choice === 'propose' ? (
        <FieldGroup {...form.group('slots')} legend="Times to offer">
          <SlotPicker timeZone={tour.timeZone} chosen={form.values.slots} onChange={(slots) => form.set('slots', slots)} />
        </FieldGroup>
      ) : null}
      <Field {...form.group('message')} label="Message" optional hint="Where to meet, what to bring.">
        <TextArea
          ref={message}
          rows={3}
          maxLength={MOST_MESSAGE_LETTERS}
          value={form.values.message}
          onChange={({ target }) => form.set('message', target.value)}
        />
      </Field>
      <ReplyFindings
        text={form.values.message}
        field={message}
        states={tour.state === null ? [] : [tour.state]}
        passed={passed}
        onPassed={setPassed}
      />
      <SubmitButton of={form} busyText="Sending…">
        Send answer
      </SubmitButton>
    </Form>
  );
}

interface Chosen {
  /** A time that was asked for, `propose` or `decline`. */
  choice: string;
  slots: readonly string[];
  message: string;
}

function toReply({ choice, slots, message }: Chosen): TourReply {
  if (choice === 'decline') return { answer: 'decline', message };
  return choice === 'propose'
    ? { answer: 'propose', slots: [...slots], message }
    : { answer: 'confirm', startsAt: choice, message };
}

import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  AGREEMENT_KINDS,
  MOST_NOTE_LETTERS,
  MOST_PROPOSED,
  MOST_REASON_LETTERS,
  moveBooking,
  type Appointment,
  type BookingMove,
  type BookingMoveForm,
} from '../../contract.ts';
import { sayMove, sayWhich } from '../../model/appointment-words.ts';
import { sayDay, sayRange } from '../components/say-times.ts';
import { book, BOOKING_READS, type Whose } from '../api.ts';
import { SlotChooser } from '../components/slot-chooser.tsx';
import { GiveVisit } from './give-visit.tsx';
import { isTold, sendTold, ToldFields, type Told } from '../components/told-fields.tsx';

/** Who shows a visit is chosen in a dialog of its own. */
type AskedMove = Exclude<BookingMove, 'give'>;
type AskedForm = Exclude<BookingMoveForm, { move: 'give' }>;

/** Those with a button each, in this order. */
const OFFERED: readonly AskedMove[] = ['approve', 'propose', 'reschedule', 'feedback', 'no-show', 'came', 'decline', 'cancel'];
/** Those that need no dialog: all that they say is said. */
const AT_ONCE: Partial<Record<AskedMove, AskedForm>> = { approve: { move: 'approve', reason: '' }, came: { move: 'came' } };

const DONE: Readonly<Record<AskedMove, string>> = {
  approve: 'Confirmed. We let your guest know.',
  decline: 'Declined. We let your guest know.',
  propose: 'Offered. We let your guest know.',
  'take-proposed': 'Confirmed. It’s under “Upcoming” now, and we let your host know.',
  reschedule: 'Time changed. We let the other side know.',
  cancel: 'Canceled. We let the other side know.',
  'no-show': 'Noted.',
  came: 'Noted. The visit counts again.',
  feedback: 'Sent. Thank you.',
};

/** A guest who moves it asks again, where the host confirms each time. */
const ASKED_AGAIN = 'We asked your host for the new time. It waits under “Requests” until they confirm it.';

const HINTS: Partial<Record<AskedMove, string>> = {
  'no-show': 'We don’t notify anyone. The visit counts as missed.',
  decline: 'The time opens up again. Your guest will see what you write.',
  cancel: 'The time opens up again. The other side will see what you write.',
};

/** Everything that its reader can do with a booking now. */
export function AppointmentMoves({ appointment }: { appointment: Appointment }) {
  const [open, setOpen] = useState<AskedMove>();
  const { id, moves, proposed, timeZone } = appointment;
  const options = {
    refreshes: BOOKING_READS,
    done: (answer: { status: string } | undefined, { move }: { move: AskedMove }) => ({
      title: move === 'reschedule' && answer?.status === 'pending' ? ASKED_AGAIN : DONE[move],
    }),
    answered: () => setOpen(undefined),
  };
  const write = useWrite((body: AskedForm) => browserApi.call(moveBooking, { params: { bookingId: id }, body }), {
    ...options,
    failureTitle: 'Not changed',
  });
  return (
    <>
      {appointment.status === 'held' ? <BookHeld appointment={appointment} /> : null}
      {moves.includes('take-proposed')
        ? proposed.map((startsAt) => (
            <Button
              key={startsAt}
              size="small"
              busy={write.isBusy}
              onClick={() => void write.run({ move: 'take-proposed', startsAt })}
            >
              Take {sayDay(startsAt, timeZone, 'short')}, {sayRange(startsAt, null, timeZone)}
            </Button>
          ))
        : null}
      {OFFERED.filter((move) => moves.includes(move)).map((move) => {
        const form = AT_ONCE[move];
        return (
          <Button
            key={move}
            size="small"
            variant={move === 'approve' ? 'primary' : 'secondary'}
            onClick={() => (form === undefined ? setOpen(move) : void write.run(form))}
            busy={form !== undefined && write.isBusy}
          >
            {sayMove(move, appointment)}
          </Button>
        );
      })}
      {moves.includes('give') ? <GiveVisit appointment={appointment} /> : null}
      {open === undefined ? null : (
        <MoveDialog key={open} move={open} appointment={appointment} options={options} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function BookHeld({ appointment }: { appointment: Appointment }) {
  const { id, kind, startsAt, note, place, answers, title } = appointment;
  const asks = { ...appointment.asks, asksAgreement: AGREEMENT_KINDS.includes(kind) };
  const [isOpen, setOpen] = useState(false);
  const whose = whoseOf(appointment);
  const start: { told: Told } = { told: { place, answers: answers.map(({ answer }) => answer) } };
  const work = ({ told }: { told: Told }) =>
    book(whose ?? { handle: '' }, { id, kind, startsAt: startsAt ?? '', note, ...sendTold(asks, told) });
  const options = {
    refreshes: BOOKING_READS,
    done: (answer: { status: string }) => ({ title: answer.status === 'accepted' ? 'Booked' : 'Request sent' }),
    answered: () => setOpen(false),
  };
  const booking = useWrite(work, { ...options, failureTitle: 'Not booked' });
  const form = useForm({
    start,
    check: ({ told }) => ({ told: isTold(asks, told) ? undefined : 'Answer what is asked first' }),
    guards: true,
    send: work,
    ...options,
  });
  return (
    <>
      <Button
        size="small"
        busy={!isOpen && booking.isBusy}
        onClick={() => (isTold(asks, start.told) && !asks.asksAgreement ? void booking.run(start) : setOpen(true))}
      >
        Book this time
      </Button>
      {isOpen ? (
        <FormDialog
          of={form}
          onClose={() => setOpen(false)}
          size="small"
          title="Book this time"
          description={`${title}: your host asks this first.`}
          button="Book this time"
          cancel="Not now"
          className="grid gap-5"
        >
          <ToldFields
            asks={asks}
            told={form.values.told}
            isTried={form.problems['told'] !== undefined}
            onChange={(told) => form.set('told', told)}
          />
        </FormDialog>
      ) : null}
    </>
  );
}

/** Whose free times it is moved among; undefined for what is not booked here. */
function whoseOf({ listingKey, handle }: Appointment): Whose | undefined {
  if (handle !== null) return { handle };
  return listingKey === null ? undefined : { listingKey };
}

interface MoveDialogProps {
  move: AskedMove;
  appointment: Appointment;
  options: {
    refreshes: typeof BOOKING_READS;
    done: (answer: { status: string } | undefined, input: { move: AskedMove }) => { title: string };
    answered: () => void;
  };
  onClose: () => void;
}

function MoveDialog({ move, appointment, options, onClose }: MoveDialogProps) {
  const choosesTime = move === 'propose' || move === 'reschedule';
  const whose = whoseOf(appointment);
  const name = move === 'cancel' ? 'Cancel the appointment' : sayMove(move, appointment);
  const start: { move: AskedMove; chosen: string[]; words: string; interest: string } = {
    move,
    chosen: [],
    words: (move === 'feedback' ? appointment.feedback?.words : undefined) ?? '',
    interest: String(appointment.feedback?.interest ?? 3),
  };
  const bodyOf = ({ chosen, words, interest }: typeof start) =>
    formOf(move, { chosen, words, interest: Number(interest), from: appointment.startsAt });
  const form = useForm({
    start,
    check: (values) => ({ chosen: bodyOf(values) === undefined ? 'Choose a time' : undefined }),
    async send(values: typeof start) {
      const body = bodyOf(values);
      return body && browserApi.call(moveBooking, { params: { bookingId: appointment.id }, body });
    },
    guards: true,
    ...options,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title={name}
      description={[sayWhich(appointment), HINTS[move]].filter((part) => part !== undefined).join(' ')}
      button={name}
      tone={move === 'cancel' || move === 'decline' ? 'destructive' : 'primary'}
      cancel="Not now"
      className="grid gap-5"
    >
      {choosesTime && whose !== undefined ? (
        <FieldGroup {...form.group('chosen')} legend="Time" hideLegend>
          {move === 'propose' ? (
            <p className="text-sm text-ink-soft">Choose up to {MOST_PROPOSED}. Your guest takes one.</p>
          ) : null}
          <SlotChooser
            whose={whose}
            kind={appointment.kind}
            bookingId={appointment.id}
            leavesOut={appointment.startsAt}
            chosen={form.values.chosen}
            most={move === 'propose' ? MOST_PROPOSED : 1}
            onChange={(chosen) => form.set('chosen', chosen)}
          />
        </FieldGroup>
      ) : null}
      {move === 'feedback' ? (
        <SegmentedControl
          legend="How interested are you, from 1 to 5?"
          segments={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
          value={form.values.interest}
          onValueChange={(interest) => form.set('interest', interest)}
        />
      ) : null}
      {move === 'no-show' ? null : (
        <Field
          {...form.field('words')}
          label={move === 'feedback' ? 'What you liked, and what you didn’t' : 'What you want to say'}
          optional
        >
          <TextArea rows={3} maxLength={move === 'feedback' ? MOST_NOTE_LETTERS : MOST_REASON_LETTERS} />
        </Field>
      )}
    </FormDialog>
  );
}

function formOf(
  move: AskedMove,
  { chosen, words, interest, from }: { chosen: string[]; words: string; interest: number; from: string | null },
): AskedForm | undefined {
  const [startsAt] = chosen;
  switch (move) {
    case 'approve':
    case 'decline':
    case 'cancel':
      return { move, reason: words };
    case 'propose':
      return startsAt === undefined ? undefined : { move, starts: chosen, reason: words };
    case 'take-proposed':
      return startsAt === undefined ? undefined : { move, startsAt };
    case 'reschedule':
      return startsAt === undefined ? undefined : { move, startsAt, ...(from === null ? {} : { from }), reason: words };
    case 'no-show':
    case 'came':
      return { move };
    case 'feedback':
      return { move, interest, words };
  }
}

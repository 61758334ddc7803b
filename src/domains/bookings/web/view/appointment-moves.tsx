import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
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
import { MOVE_WORDS } from '../../model/appointment-words.ts';
import { sayDay, sayRange } from '../components/say-times.ts';
import { book, BOOKING_READS, type Whose } from '../api.ts';
import { SlotChooser } from '../components/slot-chooser.tsx';
import { isTold, sendTold, ToldFields, type Told } from '../components/told-fields.tsx';

/** Those that a dialog asks more about. */
const ASKED: readonly BookingMove[] = ['approve', 'propose', 'reschedule', 'feedback', 'no-show', 'decline', 'cancel'];

const DONE: Readonly<Record<BookingMove, string>> = {
  approve: 'Confirmed. We let your guest know.',
  decline: 'Declined. We let your guest know.',
  propose: 'Offered. We let your guest know.',
  'take-proposed': 'Time set.',
  reschedule: 'Time changed. We let the other side know.',
  cancel: 'Canceled. We let the other side know.',
  'no-show': 'Noted.',
  feedback: 'Sent. Thank you.',
};

const HINTS: Partial<Record<BookingMove, string>> = {
  'no-show': 'We don’t notify anyone. The visit counts as missed.',
  decline: 'The time opens up again. Your guest will see what you write.',
  cancel: 'The time opens up again. The other side will see what you write.',
};

/** Everything that its reader can do with a booking now. */
export function AppointmentMoves({ appointment }: { appointment: Appointment }) {
  const [open, setOpen] = useState<BookingMove>();
  const { id, moves, proposed, timeZone } = appointment;
  const write = useWrite((body: BookingMoveForm) => browserApi.call(moveBooking, { params: { bookingId: id }, body }), {
    refreshes: BOOKING_READS,
    done: (_answer, { move }) => ({ title: DONE[move] }),
    answered: () => setOpen(undefined),
    failureTitle: 'Not changed',
  });
  return (
    <>
      {appointment.status === 'held' ? <BookHeld appointment={appointment} /> : null}
      {moves.includes('take-proposed')
        ? proposed.map((startsAt) => (
            <Button key={startsAt} size="small" onClick={() => void write.run({ move: 'take-proposed', startsAt })}>
              Take {sayDay(startsAt, timeZone, 'short')}, {sayRange(startsAt, null, timeZone)}
            </Button>
          ))
        : null}
      {ASKED.filter((move) => moves.includes(move)).map((move) => (
        <Button
          key={move}
          size="small"
          variant={move === 'approve' ? 'primary' : 'secondary'}
          onClick={() => (move === 'approve' ? void write.run({ move, reason: '' }) : setOpen(move))}
          busy={move === 'approve' && write.isBusy}
        >
          {MOVE_WORDS[move]}
        </Button>
      ))}
      {open === undefined ? null : (
        <MoveDialog
          key={open}
          move={open}
          appointment={appointment}
          busy={write.isBusy}
          onClose={() => setOpen(undefined)}
          onSend={(form) => void write.run(form)}
        />
      )}
    </>
  );
}

function BookHeld({ appointment }: { appointment: Appointment }) {
  const { id, kind, startsAt, note, place, answers, title } = appointment;
  const asks = { ...appointment.asks, asksAgreement: AGREEMENT_KINDS.includes(kind) };
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [told, setTold] = useState<Told>({ place, answers: answers.map(({ answer }) => answer) });
  const whose = whoseOf(appointment);
  const booking = useWrite(
    () => book(whose ?? { handle: '' }, { id, kind, startsAt: startsAt ?? '', note, ...sendTold(asks, told) }),
    {
      refreshes: BOOKING_READS,
      done: (answer) => ({ title: answer.status === 'accepted' ? 'Booked' : 'Request sent' }),
      answered: () => setOpen(false),
      failureTitle: 'Not booked',
    },
  );
  function send() {
    setTried(!isTold(asks, told));
    if (isTold(asks, told)) void booking.run();
  }
  return (
    <>
      <Button
        size="small"
        busy={!isOpen && booking.isBusy}
        onClick={() => (isTold(asks, told) && !asks.asksAgreement ? void booking.run() : setOpen(true))}
      >
        Book this time
      </Button>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setOpen}
          size="small"
          title="Book this time"
          description={`${title}: your host asks this first.`}
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Not now
              </Button>
              <Button busy={booking.isBusy} onClick={send}>
                Book this time
              </Button>
            </>
          }
        >
          <div className="grid gap-5">
            <ToldFields asks={asks} told={told} isTried={isTried} onChange={setTold} />
          </div>
        </Dialog>
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
  move: BookingMove;
  appointment: Appointment;
  busy: boolean;
  onClose: () => void;
  onSend: (form: BookingMoveForm) => void;
}

function MoveDialog({ move, appointment, busy, onClose, onSend }: MoveDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [words, setWords] = useState('');
  const [interest, setInterest] = useState('3');
  const choosesTime = move === 'propose' || move === 'reschedule';
  const whose = whoseOf(appointment);
  const form = formOf(move, { chosen, words, interest: Number(interest), from: appointment.startsAt });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={MOVE_WORDS[move]}
      description={HINTS[move]}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            variant={move === 'cancel' || move === 'decline' ? 'destructive' : 'primary'}
            busy={busy}
            disabled={form === undefined}
            onClick={() => (form === undefined ? undefined : onSend(form))}
          >
            {move === 'cancel' ? 'Cancel the appointment' : MOVE_WORDS[move]}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {choosesTime && whose !== undefined ? (
          <>
            {move === 'propose' ? (
              <p className="text-sm text-ink-soft">Choose up to {MOST_PROPOSED}. Your guest takes one.</p>
            ) : null}
            <SlotChooser
              whose={whose}
              kind={appointment.kind}
              bookingId={appointment.id}
              chosen={chosen}
              most={move === 'propose' ? MOST_PROPOSED : 1}
              onChange={setChosen}
            />
          </>
        ) : null}
        {move === 'feedback' ? (
          <SegmentedControl
            legend="How interested are you, from 1 to 5?"
            segments={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
            value={interest}
            onValueChange={setInterest}
          />
        ) : null}
        {move === 'no-show' ? null : (
          <Field label={move === 'feedback' ? 'What you liked, and what you didn’t' : 'What you want to say'} optional>
            <TextArea
              rows={3}
              maxLength={move === 'feedback' ? MOST_NOTE_LETTERS : MOST_REASON_LETTERS}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

function formOf(
  move: BookingMove,
  { chosen, words, interest, from }: { chosen: string[]; words: string; interest: number; from: string | null },
): BookingMoveForm | undefined {
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
      return { move };
    case 'feedback':
      return { move, interest, words };
  }
}

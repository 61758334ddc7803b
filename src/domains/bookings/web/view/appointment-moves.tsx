import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { AGREEMENT_KINDS, moveBooking, type Appointment } from '../../contract.ts';
import { sayMove } from '../../model/appointment-words.ts';
import { sayDay, sayRange } from '../components/say-times.ts';
import { book, BOOKING_READS } from '../api.ts';
import { GiveVisit } from './give-visit.tsx';
import { MoveDialog, moveWrites, whoseOf, type AskedForm, type AskedMove } from './move-dialog.tsx';
import { isTold, sendTold, ToldFields, type Told } from '../components/told-fields.tsx';

/** Those with a button each, in this order. */
const OFFERED: readonly AskedMove[] = ['approve', 'propose', 'reschedule', 'feedback', 'no-show', 'came', 'decline', 'cancel'];
/** Those that need no dialog: all that they say is said. */
const AT_ONCE: Partial<Record<AskedMove, AskedForm>> = { approve: { move: 'approve', reason: '' }, came: { move: 'came' } };

/** Everything that its reader can do with a booking now. */
export function AppointmentMoves({ appointment }: { appointment: Appointment }) {
  const openDialog = useOpenDialog();
  const { id, moves, proposed, timeZone } = appointment;
  const write = useWrite((body: AskedForm) => browserApi.call(moveBooking, { params: { bookingId: id }, body }), {
    ...moveWrites(() => undefined),
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
            onClick={() =>
              form === undefined
                ? openDialog((close) => <MoveDialog move={move} appointment={appointment} onClose={close} />)
                : void write.run(form)
            }
            busy={form !== undefined && write.isBusy}
          >
            {sayMove(move, appointment)}
          </Button>
        );
      })}
      {moves.includes('give') ? <GiveVisit appointment={appointment} /> : null}
    </>
  );
}

function BookHeld({ appointment }: { appointment: Appointment }) {
  const openDialog = useOpenDialog();
  const { work, start, asks } = heldBooking(appointment);
  const booking = useWrite(work, { ...BOOKED, failureTitle: 'Not booked' });
  return (
    <Button
      size="small"
      busy={booking.isBusy}
      onClick={() =>
        isTold(asks, start.told) && !asks.asksAgreement
          ? void booking.run(start)
          : openDialog((close) => <HeldDialog appointment={appointment} onClose={close} />)
      }
    >
      Book this time
    </Button>
  );
}

const BOOKED = {
  refreshes: BOOKING_READS,
  done: (answer: { status: string }) => ({ title: answer.status === 'accepted' ? 'Booked' : 'Request sent' }),
};

/** How a time that is kept for its reader becomes the booking. */
function heldBooking(appointment: Appointment) {
  const { id, kind, startsAt, note, place, answers } = appointment;
  const asks = { ...appointment.asks, asksAgreement: AGREEMENT_KINDS.includes(kind) };
  const whose = whoseOf(appointment);
  const start: { told: Told } = { told: { place, answers: answers.map(({ answer }) => answer) } };
  const work = ({ told }: { told: Told }) =>
    book(whose ?? { handle: '' }, { id, kind, startsAt: startsAt ?? '', note, ...sendTold(asks, told) });
  return { work, start, asks };
}

function HeldDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { work, start, asks } = heldBooking(appointment);
  const form = useForm({
    start,
    check: ({ told }) => ({ told: isTold(asks, told) ? undefined : 'Answer what is asked first' }),
    guards: true,
    send: work,
    ...BOOKED,
    answered: onClose,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Book this time"
      description={`${appointment.title}: your host asks this first.`}
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
  );
}

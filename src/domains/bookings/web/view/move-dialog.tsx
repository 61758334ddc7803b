import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { LeaveButton } from '#ui/modal.tsx';
import { Notice } from '#ui/notice.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  MOST_NOTE_LETTERS,
  MOST_PROPOSED,
  MOST_REASON_LETTERS,
  moveBooking,
  type Appointment,
  type BookingMove,
  type BookingMoveForm,
} from '../../contract.ts';
import { askInterest, sayGone, sayMove, sayWhich } from '../../model/appointment-words.ts';
import { appointmentsOptions, BOOKING_READS, type Whose } from '../api.ts';
import { SlotChooser } from '../components/slot-chooser.tsx';

/** Who shows a visit is chosen in a dialog of its own. */
export type AskedMove = Exclude<BookingMove, 'give'>;
export type AskedForm = Exclude<BookingMoveForm, { move: 'give' }>;

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

/** Whose free times it is moved among; undefined for what is not booked here. */
export function whoseOf({ listingKey, handle }: Appointment): Whose | undefined {
  if (handle !== null) return { handle };
  return listingKey === null ? undefined : { listingKey };
}

interface MoveDialogProps {
  move: AskedMove;
  /** As it was when the dialog opened. */
  appointment: Appointment;
  onClose: () => void;
}

/** Asks what a move needs. If the other side ends the appointment meanwhile, it says so, and keeps what was typed. */
export function MoveDialog({ move, appointment: opened, onClose }: MoveDialogProps) {
  const { data } = useQuery(appointmentsOptions());
  const now = data?.appointments.find(({ id }) => id === opened.id);
  const isGone = data !== undefined && now?.moves.includes(move) !== true;
  const appointment = isGone ? opened : (now ?? opened);
  const choosesTime = move === 'propose' || move === 'reschedule';
  const whose = whoseOf(appointment);
  const name = move === 'cancel' ? 'Cancel the appointment' : sayMove(move, appointment);
  const start: { move: AskedMove; chosen: string[]; words: string; interest: string } = {
    move,
    chosen: [],
    words: (move === 'feedback' ? appointment.feedback?.words : undefined) ?? '',
    // Nobody says by default how much they liked it.
    interest: appointment.feedback === null ? '' : String(appointment.feedback.interest),
  };
  const bodyOf = ({ chosen, words, interest }: typeof start) =>
    formOf(move, { chosen, words, interest: Number(interest), from: appointment.startsAt });
  const form = useForm({
    start,
    check: (values) => ({
      chosen: bodyOf(values) === undefined ? 'Choose a time' : undefined,
      interest: move === 'feedback' && values.interest === '' ? 'Choose a number from 1 to 5' : undefined,
    }),
    async send(values: typeof start) {
      const body = bodyOf(values);
      return body && browserApi.call(moveBooking, { params: { bookingId: appointment.id }, body });
    },
    guards: true,
    ...moveWrites(onClose),
  });
  if (isGone && !form.isBusy)
    return <GoneDialog title={name} appointment={now ?? opened} words={form.values.words} onClose={onClose} />;
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
        <FieldGroup {...form.group('interest')} legend={askInterest(appointment.kind)}>
          <SegmentedControl
            legend="From 1 to 5"
            hideLegend
            segments={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
            value={form.values.interest}
            onValueChange={(interest) => form.set('interest', interest)}
          />
        </FieldGroup>
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

/** What ended an appointment while its reader was writing about it. */
function GoneDialog({
  title,
  appointment,
  words,
  onClose,
}: {
  title: string;
  appointment: Appointment;
  words: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      description={sayWhich(appointment)}
      footer={<LeaveButton>Close</LeaveButton>}
    >
      <div className="grid gap-5">
        <Notice tone="warning" title={sayGone(appointment)} live>
          {appointment.reason === ''
            ? 'Nothing you chose here was sent.'
            : `The note says: “${appointment.reason}” Nothing you chose here was sent.`}
        </Notice>
        {words.trim() === '' ? null : (
          <Field label="What you wrote">
            <TextArea rows={3} readOnly value={words} onFocus={(event) => event.target.select()} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

/** What a move refreshes and says when it is done. */
export const moveWrites = (answered: () => void) => ({
  refreshes: BOOKING_READS,
  done: (answer: { status: string } | undefined, { move }: { move: AskedMove }) => ({
    title: move === 'reschedule' && answer?.status === 'pending' ? ASKED_AGAIN : DONE[move],
  }),
  answered,
});

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

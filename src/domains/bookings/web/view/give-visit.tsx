import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { listVisitShowers, moveBooking, type Appointment, type VisitShower } from '../../contract.ts';
import { sayMove, sayWhich } from '../../model/appointment-words.ts';
import { BOOKING_READS, showersOptions } from '../api.ts';

const CHOOSE = 'Choose who shows it';
const CHOOSE_OTHER = 'Choose someone else';

/** Gives one visit to another of the people who sell the home. */
export function GiveVisit({ appointment }: { appointment: Appointment }) {
  const openDialog = useOpenDialog();
  return (
    <Button
      size="small"
      variant="secondary"
      onClick={() => openDialog((close) => <GiveDialog appointment={appointment} onClose={close} />)}
    >
      {sayMove('give', appointment)}
    </Button>
  );
}

function GiveDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const query = useQuery(showersOptions(appointment.id));
  const name = sayMove('give', appointment);
  const now = findOnlyShower(query.data?.people ?? []);
  const form = useForm({
    start: { userId: '' },
    check: ({ userId }) => ({
      userId: userId === '' || userId === now ? (now === undefined ? CHOOSE : CHOOSE_OTHER) : undefined,
    }),
    send: ({ userId }) => browserApi.call(moveBooking, { params: { bookingId: appointment.id }, body: { move: 'give', userId } }),
    refreshes: [...BOOKING_READS, listVisitShowers],
    answered: onClose,
    done: { title: 'Noted. We let the others know.' },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title={name}
      description={`${sayWhich(appointment)} Your guest doesn’t see names.`}
      button="Save"
      cancel="Not now"
    >
      <Loaded query={query}>
        {({ people }) => (
          <FieldGroup {...form.group('userId')} legend="Who shows the home" hideLegend>
            <div className="grid gap-3">
              {people.map((person) => (
                <RadioCard
                  key={person.userId}
                  name="shower"
                  label={person.name}
                  hint={sayTime(person)}
                  value={person.userId}
                  disabled={!person.isFree}
                  checked={person.userId === (form.values.userId === '' ? now : form.values.userId)}
                  onChange={() => form.set('userId', person.userId)}
                />
              ))}
            </div>
            {people.every(({ userId, isFree }) => !isFree || userId === now) ? (
              <p className="mt-3 text-sm text-ink-soft">No one else is free at that time.</p>
            ) : null}
          </FieldGroup>
        )}
      </Loaded>
    </FormDialog>
  );
}

/** Whoever shows it alone. */
function findOnlyShower(people: readonly VisitShower[]): string | undefined {
  const showing = people.filter(({ isShowing }) => isShowing);
  return showing.length === 1 ? showing[0]?.userId : undefined;
}

function sayTime({ isFree, isShowing }: VisitShower): string {
  if (isShowing) return 'Shows it now';
  return isFree ? 'Free then' : 'Busy then';
}

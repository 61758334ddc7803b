import { readLocalTime, writeLocalTime } from '#lib/local-time.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { moveJobTime } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';

interface JobTimeDialogProps {
  leadId: string;
  /** Null while none is agreed. */
  startsAt: string | null;
  onClose: () => void;
}

/** Sets the time of a job, or another one; in the reader's own zone. */
export function JobTimeDialog({ leadId, startsAt, onClose }: JobTimeDialogProps) {
  const isFirst = startsAt === null;
  const form = useForm({
    start: { startsAt: writeLocalTime(startsAt) },
    check: (values) => (readLocalTime(values.startsAt) === null ? { startsAt: 'Choose a day and a time' } : {}),
    send: (values) =>
      browserApi.call(moveJobTime, { params: { leadId }, body: { startsAt: readLocalTime(values.startsAt) ?? '' } }),
    refreshes: HIRING_READS,
    answered: onClose,
    done: { title: isFirst ? 'The time is set. We let the client know.' : 'Moved. We let the client know.' },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={isFirst ? 'Set the time of the job' : 'Move the job'}
      description="Agree on it with the client first: we send them the time that you choose."
      label={isFirst ? 'Set the time of the job' : 'Move the job'}
      button="Save"
    >
      <Field {...form.field('startsAt')} label={isFirst ? 'Begins' : 'New time'} required>
        <TextInput type="datetime-local" />
      </Field>
    </FormDialog>
  );
}

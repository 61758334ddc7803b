import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getContract, listContracts, readDeal, saveOwnTime } from '../../contract.ts';
import { MOST_TIME_LETTERS } from '../../model/limits.ts';

const BASES = [
  { value: '', label: 'Not by days' },
  { value: 'calendar', label: 'Calendar days' },
  { value: 'business', label: 'Business days' },
];

/** Adds a date that was not read: what is due, how it is counted, and when. */
export function OwnTimeDialog({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const form = useForm({
    start: { title: '', rule: '', basis: '', day: '' },
    guards: true,
    check: ({ title, day }) => ({
      title: title.trim() === '' ? 'Say what is due' : undefined,
      day: day === '' ? 'Choose a date' : undefined,
    }),
    send: ({ title, rule, basis, day }, id) =>
      browserApi.call(saveOwnTime, {
        params: { contractId },
        body: { id, time: { title, rule, basis: basis === 'calendar' || basis === 'business' ? basis : null, day } },
      }),
    refreshes: [getContract, listContracts, readDeal],
    done: onClose,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Add a date"
      description="A deadline in the paper that isn’t in the list. It goes to your roadmap and calendar like the others."
      button="Add it"
      className="space-y-4"
    >
      <Field {...form.field('title')} label="What is due">
        <TextInput maxLength={MOST_TIME_LETTERS.title} />
      </Field>
      <Field {...form.field('rule')} label="How it is counted" hint="As in: 10 days after acceptance." optional>
        <TextInput maxLength={MOST_TIME_LETTERS.rule} />
      </Field>
      <Field {...form.field('basis')} label="Counted in">
        <Select options={BASES} />
      </Field>
      <Field {...form.field('day')} label="Day">
        <TextInput type="date" />
      </Field>
    </FormDialog>
  );
}

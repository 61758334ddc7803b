import { MOST_LETTERS } from '../../model/limits.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeRoadmap, type Roadmap } from '../../contract.ts';
import { daysBetween } from '#lib/calendar.ts';
import { useRoadmapCall } from '../api.ts';

/** The home and the two days that all other dates depend on. */
export function ContractDates({ roadmap, today }: { roadmap: Roadmap; today: string }) {
  const call = useRoadmapCall();
  const form = useForm({
    start: { homeLabel: roadmap.homeLabel ?? '', acceptedOn: roadmap.acceptedOn ?? '', closingOn: roadmap.closingOn ?? '' },
    send: (_all, _key, changed) =>
      call(changeRoadmap, {
        body: Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, text.trim() || null])),
      }),
  });
  const left = roadmap.closingOn === null ? null : daysBetween(today, roadmap.closingOn);
  return (
    <Form of={form} className="mb-4 rounded-control bg-sunken p-4">
      <h3 className="font-sans text-sm font-semibold">
        Dates of your contract
        {left === null || left < 0 ? null : <span className="font-normal text-ink-soft">, {tellLeft(left)}</span>}
      </h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <Field {...form.field('homeLabel')} label="Home" optional>
          <TextInput maxLength={MOST_LETTERS.homeLabel} />
        </Field>
        <Field {...form.field('acceptedOn')} label="Accepted on">
          <TextInput type="date" />
        </Field>
        <Field {...form.field('closingOn')} label="Closing on">
          <TextInput type="date" />
        </Field>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <SubmitButton of={form} size="small" variant="secondary">
          Save dates
        </SubmitButton>
        <p role="status" className="text-sm text-ink-soft">
          {form.isSent ? 'Saved' : ''}
        </p>
      </div>
    </Form>
  );
}

function tellLeft(days: number): string {
  if (days === 0) return 'closing is today';
  return days === 1 ? 'closing is tomorrow' : `${days} days to closing`;
}

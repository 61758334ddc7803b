import { useKeptForm } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { policiesForm, savePolicies } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { CHOOSES_PART, useAnswered } from './use-save-part.ts';

/** What a cancellation costs, and when money is given back. */
export function PoliciesPart({ vendor, disabled, onSaved }: PartProps) {
  const form = useForm({
    schema: policiesForm,
    start: vendor.policies,
    send: (body) => browserApi.call(savePolicies, { body: { ...body, version: vendor.version } }),
    guards: CHOOSES_PART,
    keeps: useKeptForm(`policies of ${vendor.id}`, { isOff: disabled }),
    ...useAnswered(onSaved),
  });
  return (
    <Form of={form} freezes={disabled} className="max-w-2xl space-y-4">
      <Field
        {...form.field('cancellation')}
        label="What a cancellation costs"
        hint="How long it’s free, and what it costs after that"
      >
        <TextArea rows={3} />
      </Field>
      <Field {...form.field('refund')} label="When you give refunds">
        <TextArea rows={3} />
      </Field>
      {disabled ? null : <SubmitButton of={form}>{onSaved === undefined ? 'Save' : 'Save and continue'}</SubmitButton>}
    </Form>
  );
}

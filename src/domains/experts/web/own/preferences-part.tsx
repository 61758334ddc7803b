import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { AmountField, DollarField } from '#ui/amount-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { InlineLink } from '#ui/link.tsx';
import { savePreferences } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { useAnswered, CHOOSES_PART } from './use-save-part.ts';

/** Which requests the vendor wants, and how many. They never change where it stands. */
export function PreferencesPart({ vendor, disabled, onSaved }: PartProps) {
  const form = useForm({
    start: vendor.preferences,
    guards: CHOOSES_PART,
    send: (body) => browserApi.call(savePreferences, { body: { ...body, version: vendor.version } }),
    ...useAnswered(onSaved),
  });
  const { mostOpen, mostPerWeek, leastBudgetCents } = form.values;
  return (
    <Form of={form} freezes={disabled} className="max-w-2xl space-y-5">
      <p className="text-ink-soft">
        Kinds of jobs, places and smallest prices come from <InlineLink href="?part=services">Services</InlineLink>,{' '}
        <InlineLink href="?part=area">Area</InlineLink> and <InlineLink href="?part=prices">Prices</InlineLink>.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label="Open requests at a time"
          hint="Leave blank for no limit"
          min={1}
          max={1000}
          value={mostOpen}
          onChange={(most) => form.set('mostOpen', most)}
        />
        <AmountField
          label="Requests a week"
          hint="Leave blank for no limit"
          min={1}
          max={1000}
          value={mostPerWeek}
          onChange={(most) => form.set('mostPerWeek', most)}
        />
        <DollarField
          label="Smallest budget"
          hint="You won’t get requests with a smaller budget. Some name none."
          value={leastBudgetCents === null ? null : leastBudgetCents / 100}
          onChange={(dollars) => form.set('leastBudgetCents', dollars === null ? null : Math.round(dollars * 100))}
        />
      </div>
      <Checkbox
        {...form.tick('acceptsByItself')}
        label="Automatically accept requests that fit"
        hint="Requests within these limits are accepted right away, and the client can message you. With a smallest budget, a request that names none waits for your answer."
      />
      {disabled ? null : <SubmitButton of={form}>Save</SubmitButton>}
    </Form>
  );
}

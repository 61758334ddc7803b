import { useKeptForm } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { businessForm, ENTITIES, saveBusiness, STATES } from '../../contract.ts';
import type { PartProps } from './part-props.ts';
import { CHOOSES_PART, useAnswered } from './use-save-part.ts';

/** Who the vendor is. */
export function BusinessPart({ vendor, disabled, onSaved }: PartProps) {
  const form = useForm({
    schema: businessForm,
    start: vendor.business,
    send: (body) => browserApi.call(saveBusiness, { body: { ...body, version: vendor.version } }),
    guards: CHOOSES_PART,
    keeps: useKeptForm(`business of ${vendor.id}`, { isOff: disabled }),
    ...useAnswered(onSaved),
  });
  return (
    <Form of={form} freezes={disabled} className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Field {...form.field('name')} label="Business name" hint="Everyone sees it" required>
        <TextInput autoComplete="organization" />
      </Field>
      <Field {...form.field('legalName')} label="Legal name" hint="Only we see it" required>
        <TextInput />
      </Field>
      <Field {...form.field('entity')} label="Kind of business" required>
        <Select placeholder="Choose" options={Object.entries(ENTITIES).map(([value, label]) => ({ value, label }))} />
      </Field>
      <Field {...form.field('einLast4')} label="Last four digits of EIN or SSN" hint="To look you up in the register" required>
        <TextInput inputMode="numeric" autoComplete="off" />
      </Field>
      <Field {...form.field('street')} label="Street" className="sm:col-span-2" required>
        <TextInput autoComplete="street-address" />
      </Field>
      <Field {...form.field('city')} label="City" required>
        <TextInput autoComplete="address-level2" />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field {...form.field('state')} label="State" required>
          <Select placeholder="Choose" options={STATES.map((state) => ({ value: state, label: state }))} />
        </Field>
        <Field {...form.field('postalCode')} label="ZIP code" required>
          <TextInput inputMode="numeric" autoComplete="postal-code" />
        </Field>
      </div>
      <Field {...form.field('phone')} label="Phone" hint="For clients whose request you accepted" required>
        <TextInput type="tel" autoComplete="tel" />
      </Field>
      <Field {...form.field('email')} label="Email" hint="For clients whose request you accepted" required>
        <TextInput type="email" autoComplete="email" />
      </Field>
      {disabled ? null : (
        <div className="sm:col-span-2">
          <SubmitButton of={form}>{onSaved === undefined ? 'Save' : 'Save and continue'}</SubmitButton>
        </div>
      )}
    </Form>
  );
}

import { BUYING_TIME_WORDS, CONTACT_CONSENT } from '#lib/contact-words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup, type FieldProps } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface SenderFieldsProps {
  /** The form that holds them. */
  form: { field: (name: 'name' | 'email' | 'phone') => Pick<FieldProps, 'id' | 'name' | 'start' | 'error'> };
}

/** Who is writing, in every form that reaches an agent. */
export function SenderFields({ form }: SenderFieldsProps) {
  return (
    <>
      <Field {...form.field('name')} label="Your name" required>
        <TextInput autoComplete="name" />
      </Field>
      <Field {...form.field('email')} label="Email" required>
        <TextInput type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field {...form.field('phone')} label="Phone" optional>
        <TextInput type="tel" autoComplete="tel" />
      </Field>
    </>
  );
}

const PRE_APPROVAL_OPTIONS = [
  { value: '', label: 'I would rather not say' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'Not yet' },
];

const BUYING_TIME_OPTIONS = [
  { value: '', label: 'I would rather not say' },
  ...Object.entries(BUYING_TIME_WORDS).map(([value, label]) => ({ value, label })),
];

/** What a buyer may say of their loan and their plans. */
export function BuyerPlanFields({
  form,
}: {
  form: { field: (name: 'preApproval' | 'buysWhen') => Pick<FieldProps, 'id' | 'name' | 'start' | 'error'> };
}) {
  return (
    <>
      <Field {...form.field('preApproval')} label="Has a lender approved your loan in advance?" optional>
        <Select options={PRE_APPROVAL_OPTIONS} />
      </Field>
      <Field {...form.field('buysWhen')} label="When do you plan to buy?" optional>
        <Select options={BUYING_TIME_OPTIONS} />
      </Field>
    </>
  );
}

interface SenderConsentProps {
  form: {
    group: (name: 'consent') => Pick<FieldProps, 'id' | 'error'>;
    tick: (name: 'consent' | 'mayCall') => { name: string; defaultChecked: boolean };
  };
  firmName: string;
}

/** The sender's consent: to pass the message on and, by choice, to a call. */
export function SenderConsent({ form, firmName }: SenderConsentProps) {
  return (
    <FieldGroup {...form.group('consent')} legend="What you agree to" hideLegend>
      <Checkbox {...form.tick('consent')} label={`Send this to ${firmName}`} hint={CONTACT_CONSENT.text} />
      <Checkbox {...form.tick('mayCall')} label="They may call or text me (optional)" hint={CONTACT_CONSENT.callText} />
    </FieldGroup>
  );
}

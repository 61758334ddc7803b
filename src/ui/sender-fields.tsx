import type { FieldErrors } from 'react-hook-form';
import { CONTACT_CONSENT } from '#lib/contact-words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface SenderPart<Name extends string> {
  /** Prefix of the controls' ids: `{id}-{name}`. */
  id: string;
  errors: FieldErrors<Record<Name, unknown>>;
  /** The form's own, for the fields shown here. */
  register: (name: Name) => { name: string };
}

/** Who is writing, in every form that reaches an agent. */
export function SenderFields({ id, errors, register }: SenderPart<'name' | 'email' | 'phone'>) {
  return (
    <>
      <Field id={`${id}-name`} label="Your name" error={errors.name?.message} required>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field id={`${id}-email`} label="Email" error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field id={`${id}-phone`} label="Phone" optional error={errors.phone?.message}>
        <TextInput type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
    </>
  );
}

/** What the sender agrees to: that the message is passed on, and of their own choice a call. */
export function SenderConsent({ id, errors, register, firmName }: SenderPart<'consent' | 'mayCall'> & { firmName: string }) {
  return (
    <FieldGroup legend="What you agree to" hideLegend error={errors.consent?.message} id={`${id}-consent`}>
      <Checkbox label={`Send this to ${firmName}`} hint={CONTACT_CONSENT.text} {...register('consent')} />
      <Checkbox label="They may call or text me (optional)" hint={CONTACT_CONSENT.callText} {...register('mayCall')} />
    </FieldGroup>
  );
}

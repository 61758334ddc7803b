import type { FormFieldProps } from '#platform/web/form/use-form.ts';
import { useSite } from '#platform/web/site-context.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldsProps {
  /** The form that holds both. */
  form: {
    field: (name: 'password' | 'confirmPassword') => FormFieldProps;
    values: { password: string };
  };
  label: string;
  /** Facts about the person, which make a password easy to guess. */
  personal: readonly string[];
}

/** A new password, its strength, and the repeated password. */
export function NewPasswordFields({ form, label, personal }: NewPasswordFieldsProps) {
  const { passwordMinLength } = useSite();
  return (
    <>
      <PasswordField
        field={form.field('password')}
        label={label}
        autoComplete="new-password"
        hint={`Use at least ${passwordMinLength} characters with an uppercase letter and a number`}
      />
      <StrengthMeter password={form.values.password} personal={personal} />
      <PasswordField field={form.field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
    </>
  );
}

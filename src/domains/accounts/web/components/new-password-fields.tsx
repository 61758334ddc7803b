import { useState } from 'react';
import { useSite } from '#platform/web/site-context.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import type { FormProblems } from '../use-auth-form.ts';

interface NewPasswordFieldsProps {
  /** Prefix of the controls' ids: `{id}-password` and `{id}-confirmPassword`. */
  id: string;
  label: string;
  problems: FormProblems;
  /** What is known of the person, and easy to guess therefore. */
  personal: readonly string[];
}

/** A password to be set, how hard it is to guess, and the same once more. */
export function NewPasswordFields({ id, label, problems, personal }: NewPasswordFieldsProps) {
  const { passwordMinLength } = useSite();
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={label}
        autoComplete="new-password"
        hint={`Use at least ${passwordMinLength} characters with an uppercase letter and a number`}
        error={problems['password']}
        onValue={setPassword}
      />
      <StrengthMeter password={password} personal={personal} />
      <PasswordField
        id={`${id}-confirmPassword`}
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        error={problems['confirmPassword']}
      />
    </>
  );
}

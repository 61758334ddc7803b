import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface EmailFieldProps {
  id: string;
  /** `username` where it says who signs in, so that password managers fill it. */
  autoComplete: 'username' | 'email';
  error: string | undefined;
  onValue?: (value: string) => void;
}

/** The address of an account, named `email` in its form. */
export function EmailField({ id, autoComplete, error, onValue }: EmailFieldProps) {
  return (
    <Field id={id} label="Email" error={error} required>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        onChange={onValue === undefined ? undefined : (event) => onValue(event.target.value)}
      />
    </Field>
  );
}

import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface EmailFieldProps {
  id: string;
  error: string | undefined;
  /** Browsers that keep passkeys offer them here, beside the addresses they know. */
  offersPasskeys?: boolean;
  onValue?: (value: string) => void;
}

/** The address of an account, named `email` in its form; password managers keep and fill it as who signs in. */
export function EmailField({ id, error, offersPasskeys = false, onValue }: EmailFieldProps) {
  return (
    <Field id={id} label="Email" error={error} required>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        onChange={onValue === undefined ? undefined : (event) => onValue(event.target.value)}
      />
    </Field>
  );
}

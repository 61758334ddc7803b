import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface EmailFieldProps {
  id: string;
  error: string | undefined;
  /** Browsers offer passkeys here, beside the addresses they know, once the person comes to the field. */
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
        autoComplete="username"
        // Not from the start: Chromium would not fill in the kept password by itself.
        onFocus={
          offersPasskeys ? ({ currentTarget }) => currentTarget.setAttribute('autocomplete', 'username webauthn') : undefined
        }
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        onChange={onValue === undefined ? undefined : (event) => onValue(event.target.value)}
      />
    </Field>
  );
}

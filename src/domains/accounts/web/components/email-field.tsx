import { MOST_LETTERS } from '#lib/text-limits.ts';
import type { FormFieldProps } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { noteTypedEmail } from '../typed-email.ts';

interface EmailFieldProps {
  /** As the form ties it to its `email`. */
  field: FormFieldProps;
  /** Browsers offer passkeys here, beside known addresses, once the field has the focus. */
  offersPasskeys?: boolean;
}

/** The account's address; password managers fill it as the username. */
export function EmailField({ field, offersPasskeys = false }: EmailFieldProps) {
  return (
    <Field {...field} label="Email" required>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="username"
        // Not from the start: Chromium would not fill in the kept password by itself.
        onFocus={
          offersPasskeys ? ({ currentTarget }) => currentTarget.setAttribute('autocomplete', 'username webauthn') : undefined
        }
        onInput={({ currentTarget }) => noteTypedEmail(currentTarget.value)}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST_LETTERS.email}
      />
    </Field>
  );
}

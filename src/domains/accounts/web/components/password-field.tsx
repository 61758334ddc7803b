import { Eye, EyeOff } from '#ui/icons/index.ts';
import { useState, type ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
}

/** A password that can be shown; pasting and password managers are welcome. */
export function PasswordField({ id, name, label, autoComplete, hint, error, onValue }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <TextInput
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        onChange={onValue === undefined ? undefined : (event) => onValue(event.target.value)}
        end={
          <IconButton
            size="small"
            icon={isShown ? EyeOff : Eye}
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  );
}

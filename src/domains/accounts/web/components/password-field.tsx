import { MOST_LETTERS } from '../../model/limits.ts';
import { Eye, EyeOff } from '#ui/icons/index.ts';
import { useState, type ReactNode } from 'react';
import type { FormFieldProps } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface PasswordFieldProps {
  /** As the form ties it to a value. */
  field: FormFieldProps;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** A password that can be shown; pasting and password managers are welcome. */
export function PasswordField({ field, label, autoComplete, hint }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field} label={label} hint={hint} required>
      <TextInput
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST_LETTERS.password}
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

import { useState } from 'react';
import { changePassword } from '#domains/accounts/contract.ts';
import { useSite } from '#platform/web/site-context.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { formatDate } from '#lib/format.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { Button } from '#ui/button.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';
import { callAuth } from '../../auth-calls.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { checkNewPassword } from '../../registration-rules.ts';
import { useSession } from '../../session/use-session.ts';
import type { MethodSectionProps } from './methods.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountForm } from './use-account-form.ts';

export function PasswordSection({ methods, onChanged }: MethodSectionProps) {
  const { user } = useSession();
  const { passwordMinLength } = useSite();
  const [isOpen, setOpen] = useState(false);
  const swap = useSwapFocus<HTMLDivElement>(isOpen);
  const { hasPassword, passwordChangedAt } = methods;

  const form = useAccountForm({
    start: { currentPassword: '', password: '', confirmPassword: '' },
    check: (values) => checkNewPassword(values, passwordMinLength),
    async send({ currentPassword, password }) {
      const body = { newPassword: password, ...(hasPassword ? { currentPassword } : {}) };
      await callAuth(changePassword, { body });
      setOpen(false);
      await onChanged();
    },
    done: { title: 'Your password is changed; all other devices are signed out' },
  });

  return (
    <SettingsSection
      title="Password"
      description={
        hasPassword && passwordChangedAt !== null
          ? `Last changed on ${formatDate(new Date(passwordChangedAt).toISOString(), viewerTimeZone())}.`
          : 'You don’t have one: you sign in another way.'
      }
    >
      <div ref={swap}>
        {isOpen ? (
          <Form of={form} className="max-w-md space-y-4">
            {/* For password managers, which keep the password under this name. */}
            <input type="email" name="username" autoComplete="username" defaultValue={user?.email ?? ''} readOnly hidden />
            {hasPassword ? (
              <PasswordField field={form.field('currentPassword')} label="Current password" autoComplete="current-password" />
            ) : null}
            <NewPasswordFields
              form={form}
              label="New password"
              personal={user === null ? [] : [user.displayName, user.email ?? '']}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton of={form} busyText="Saving…">
                {hasPassword ? 'Change password' : 'Set password'}
              </SubmitButton>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </Form>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {hasPassword ? 'Change password' : 'Set a password'}
            </Button>
          </div>
        )}
      </div>
    </SettingsSection>
  );
}

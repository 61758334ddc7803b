import { useId, useState, type SyntheticEvent } from 'react';
import { changePassword } from '#domains/accounts/contract.ts';
import { useSite } from '#platform/web/site-context.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';
import { callAuth } from '../../auth-calls.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { checkNewPassword } from '../../registration-rules.ts';
import type { FormProblems } from '../../use-auth-form.ts';
import { useSession } from '../../session/use-session.ts';
import type { MethodSectionProps } from './methods.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.tsx';

export function PasswordSection({ methods, onChanged }: MethodSectionProps) {
  const id = useId();
  const change = useAccountChange();
  const { user } = useSession();
  const { passwordMinLength } = useSite();
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<FormProblems>({});
  const swap = useSwapFocus<HTMLDivElement>(isOpen);
  const { hasPassword, passwordChangedAt } = methods;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    const found = checkNewPassword({ password: read('password'), confirmPassword: read('confirmPassword') }, passwordMinLength);
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) {
      document.getElementById(`${id}-${wrong}`)?.focus();
      return;
    }
    const currentPassword = read('currentPassword');
    void change.run(async () => {
      const body = { newPassword: read('password'), ...(hasPassword ? { currentPassword } : {}) };
      await callAuth(changePassword, { body });
      setOpen(false);
      await onChanged();
    }, 'Your password is changed; all other devices are signed out');
  }

  return (
    <SettingsSection
      title="Password"
      description={
        hasPassword && passwordChangedAt !== null
          ? `Last changed on ${formatDate(new Date(passwordChangedAt).toISOString(), viewerTimeZone())}.`
          : 'You have none: you sign in another way.'
      }
      error={change.error}
    >
      <div ref={swap}>
        {isOpen ? (
          <form method="post" noValidate onSubmit={submit} className="max-w-md space-y-4">
            {/* For password managers, which keep the password under this name. */}
            <input type="email" name="username" autoComplete="username" defaultValue={user?.email ?? ''} readOnly hidden />
            {hasPassword ? (
              <PasswordField
                id={`${id}-current`}
                name="currentPassword"
                label="Current password"
                autoComplete="current-password"
                error={change.error?.fields['currentPassword']}
              />
            ) : null}
            <NewPasswordFields
              id={id}
              label="New password"
              problems={{ ...problems, password: problems['password'] ?? change.error?.fields['newPassword'] }}
              personal={user === null ? [] : [user.displayName, user.email ?? '']}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={change.isBusy} busyText="Saving…">
                {hasPassword ? 'Change password' : 'Set password'}
              </Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </form>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {hasPassword ? 'Change password' : 'Set a password'}
            </Button>
          </div>
        )}
      </div>
      {change.dialog}
    </SettingsSection>
  );
}

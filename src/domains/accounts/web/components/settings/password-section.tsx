import { useId, useState, type SyntheticEvent } from 'react';
import { changePassword } from '#domains/accounts/contract.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { callAuth } from '../../auth-calls.ts';
import { PasswordField } from '../password-field.tsx';
import { StrengthMeter } from '../strength-meter.tsx';
import { checkNewPassword } from '../../registration-rules.ts';
import { useSession } from '../../session/use-session.ts';
import type { MethodSectionProps } from './methods.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.tsx';

export function PasswordSection({ methods, onChanged }: MethodSectionProps) {
  const id = useId();
  const change = useAccountChange();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const { hasPassword, passwordChangedAt } = methods;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    const found = checkNewPassword({ password: read('password'), confirmPassword: read('confirmPassword') });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const currentPassword = read('currentPassword');
    void change.run(async () => {
      const body = { newPassword: read('password'), ...(hasPassword ? { currentPassword } : {}) };
      await callAuth(changePassword, { body });
      setOpen(false);
      await onChanged();
    }, 'Your password is changed; all other devices are signed out');
  }

  const errorOf = (name: string, serverName: string) => problems[name] ?? change.error?.fields[serverName];
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
          <PasswordField
            id={`${id}-new`}
            name="password"
            label="New password"
            autoComplete="new-password"
            hint="At least 6 characters with an uppercase letter and a number"
            error={errorOf('password', 'newPassword')}
            onValue={setPassword}
          />
          <StrengthMeter password={password} personal={[]} />
          <PasswordField
            id={`${id}-confirm`}
            name="confirmPassword"
            label="Confirm new password"
            autoComplete="new-password"
            error={problems['confirmPassword']}
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
      {change.dialog}
    </SettingsSection>
  );
}

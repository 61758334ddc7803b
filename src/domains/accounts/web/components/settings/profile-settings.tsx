import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import {
  changeEmail,
  getSignInMethods,
  removePhoto,
  sendVerification,
  setPhoto,
  updateMe,
  type SessionUser,
} from '#domains/accounts/contract.ts';
import { HEIC_REFUSED } from '#lib/heic.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { isHeicFile } from '#platform/web/is-heic-file.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';
import { callAuth } from '../../auth-calls.ts';
import { sessionEngine } from '../../session/session-engine.ts';
import { PasswordField } from '../password-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { useAccountChange } from './use-account-change.tsx';

/** Name, phone, picture and address. */
export function ProfileSettings({ user }: { user: SessionUser }) {
  return (
    <div className="space-y-6">
      <PhotoSection user={user} />
      <NameSection user={user} />
      <EmailSection user={user} />
    </div>
  );
}

function PhotoSection({ user }: { user: SessionUser }) {
  const change = useAccountChange();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  async function choose(file: File | undefined): Promise<void> {
    setProblem(undefined);
    if (file === undefined) return;
    const image = await shrinkPicture(file);
    if (image === undefined) {
      setProblem((await isHeicFile(file)) ? HEIC_REFUSED : 'This picture cannot be read: choose a JPEG, PNG or WebP');
      return;
    }
    await change.run(async () => sessionEngine.changeUser(await callAuth(setPhoto, { body: { image } })), 'Your picture is set');
  }

  return (
    <SettingsSection
      title="Picture"
      description="Shown to people you write to. It is cut square; place and camera in the file are dropped."
      error={change.error}
    >
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={user.displayName} src={user.photoURL ?? undefined} size="large" />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          aria-label="Picture of yourself"
          tabIndex={-1}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Button variant="secondary" busy={change.isBusy} onClick={() => input.current?.click()}>
          Choose a picture
        </Button>
        {user.photoURL === null ? null : (
          <Button
            variant="quiet"
            onClick={() =>
              void change.run(async () => sessionEngine.changeUser(await callAuth(removePhoto)), 'Your picture is removed')
            }
          >
            Remove
          </Button>
        )}
      </div>
      {(problem ?? change.error?.fields['image']) ? (
        <p role="alert" className="text-sm text-error">
          {problem ?? change.error?.fields['image']}
        </p>
      ) : null}
    </SettingsSection>
  );
}

function NameSection({ user }: { user: SessionUser }) {
  const id = useId();
  const change = useAccountChange();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { displayName: String(form.get('displayName')), phoneNumber: String(form.get('phoneNumber')) || null };
    void change.run(async () => sessionEngine.changeUser(await callAuth(updateMe, { body })), 'Your profile is kept');
  }

  return (
    <SettingsSection title="Name and phone" error={change.error}>
      <form method="post" noValidate onSubmit={submit} className="max-w-md space-y-4">
        <Field id={`${id}-name`} label="Full Name" error={change.error?.fields['displayName']} required>
          <TextInput name="displayName" autoComplete="name" defaultValue={user.displayName} maxLength={100} />
        </Field>
        <Field
          id={`${id}-phone`}
          label="Phone"
          optional
          hint="Used only where you ask for a call."
          error={change.error?.fields['phoneNumber']}
        >
          <TextInput name="phoneNumber" type="tel" autoComplete="tel" defaultValue={user.phoneNumber ?? ''} maxLength={30} />
        </Field>
        <Button type="submit" busy={change.isBusy} busyText="Saving…">
          Save
        </Button>
      </form>
    </SettingsSection>
  );
}

function EmailSection({ user }: { user: SessionUser }) {
  const id = useId();
  const change = useAccountChange();
  const [isChanging, setChanging] = useState(false);
  const swap = useSwapFocus<HTMLDivElement>(isChanging);
  const methods = useQuery({ ...endpointQuery(getSignInMethods), enabled: isChanging });
  // Who has none proves in another way that it is still them.
  const hasPassword = methods.data?.hasPassword !== false;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const currentPassword = String(form.get('currentPassword') ?? '');
    const body = { email: String(form.get('email')), ...(currentPassword === '' ? {} : { currentPassword }) };
    void change.run(async () => {
      await callAuth(changeEmail, { body });
      setChanging(false);
    }, 'Open the link we mailed to the new address');
  }

  return (
    <SettingsSection
      title="Email address"
      description="You sign in with it, and it gets your mail. A new one counts once you opened the link we send there; the old one is told."
      error={change.error}
    >
      <p className="flex flex-wrap items-center gap-3">
        <span className="break-all">{user.email ?? 'None'}</span>
        {user.email === null ? null : (
          <Badge tone={user.emailVerified ? 'brand' : 'warning'}>{user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}</Badge>
        )}
      </p>
      {user.emailVerified || user.email === null ? null : (
        <Button
          variant="secondary"
          busy={change.isBusy}
          onClick={() => void change.run(() => callAuth(sendVerification).then(() => undefined), 'The link is on its way')}
        >
          Send the link again
        </Button>
      )}
      <div ref={swap}>
        {isChanging ? (
          <form method="post" noValidate onSubmit={submit} className="max-w-md space-y-4">
            <Field id={`${id}-email`} label="New email address" error={change.error?.fields['email']} required>
              <TextInput name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} />
            </Field>
            <input type="email" name="username" autoComplete="username" defaultValue={user.email ?? ''} readOnly hidden />
            {hasPassword ? (
              <PasswordField
                id={`${id}-password`}
                name="currentPassword"
                label="Password"
                autoComplete="current-password"
                error={change.error?.fields['currentPassword']}
              />
            ) : null}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={change.isBusy} busyText="Sending…">
                Send the link
              </Button>
              <Button variant="quiet" onClick={() => setChanging(false)}>
                Cancel
              </Button>
            </div>
          </form>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              Change address
            </Button>
          </div>
        )}
      </div>
      {change.dialog}
    </SettingsSection>
  );
}

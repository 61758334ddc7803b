import { MOST_LETTERS } from '#lib/text-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { isHeicFile } from '#platform/web/is-heic-file.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSwapFocus } from '#ui/use-swap-focus.ts';
import { callAuth } from '../../auth-calls.ts';
import { sessionEngine } from '../../session/session-engine.ts';
import { nameProblem } from '../../registration-rules.ts';
import { PasswordField } from '../password-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { useAccountChange } from './use-account-change.ts';
import { useAccountForm } from './use-account-form.ts';

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

  async function choose(file: File): Promise<void> {
    setProblem(undefined);
    const image = await shrinkPicture(file);
    if (image === undefined) {
      setProblem((await isHeicFile(file)) ? HEIC_REFUSED : 'We can’t read this picture: choose a JPEG, PNG or WebP');
      return;
    }
    await change.run(async () => sessionEngine.changeUser(await callAuth(setPhoto, { body: { image } })), 'Your picture is set');
  }

  return (
    <SettingsSection
      title="Picture"
      description="Shown to people you write to. It is cropped to a square, without location and camera data."
      error={change.error}
    >
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={user.displayName} src={user.photoURL ?? undefined} size="large" />
        <FilePicker
          ref={input}
          label="Picture of yourself"
          accept={PICTURE_TYPES.join(',')}
          onFiles={([file]) => void choose(file)}
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
  const form = useAccountForm({
    start: { displayName: user.displayName, phoneNumber: user.phoneNumber ?? '' },
    check: ({ displayName }) => ({ displayName: nameProblem(displayName) }),
    send: async (_all, _key, { phoneNumber, ...changed }) => {
      const body = phoneNumber === undefined ? changed : { ...changed, phoneNumber: phoneNumber || null };
      sessionEngine.changeUser(await callAuth(updateMe, { body }));
    },
    done: { title: 'Your profile is saved' },
  });

  return (
    <SettingsSection title="Name and phone">
      <Form of={form} className="max-w-md space-y-4">
        <Field {...form.field('displayName')} label="Full Name" required>
          <TextInput autoComplete="name" maxLength={MOST_LETTERS.name} />
        </Field>
        <Field {...form.field('phoneNumber')} label="Phone" optional hint="Used only where you ask for a call.">
          <TextInput type="tel" autoComplete="tel" maxLength={MOST_LETTERS.phone} />
        </Field>
        <SubmitButton of={form} busyText="Saving…">
          Save
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}

function EmailSection({ user }: { user: SessionUser }) {
  const change = useAccountChange();
  const [isChanging, setChanging] = useState(false);
  const swap = useSwapFocus<HTMLDivElement>(isChanging);
  const methods = useQuery({ ...endpointQuery(getSignInMethods), enabled: isChanging });
  // People without a password prove their identity in another way.
  const hasPassword = methods.data?.hasPassword !== false;

  const form = useAccountForm({
    start: { email: '', currentPassword: '' },
    async send({ email, currentPassword }) {
      await callAuth(changeEmail, { body: { email, ...(currentPassword === '' ? {} : { currentPassword }) } });
      setChanging(false);
    },
    done: { title: 'Open the link we mailed to the new address' },
    clears: true,
  });

  return (
    <SettingsSection
      title="Email address"
      description="You sign in with it, and we send your email there. A new address takes effect once you open the link we send to it. We’ll also let the old address know."
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
          <Form of={form} className="max-w-md space-y-4">
            <Field {...form.field('email')} label="New email address" required>
              <TextInput type="email" inputMode="email" autoComplete="email" maxLength={MOST_LETTERS.email} />
            </Field>
            <input type="email" name="username" autoComplete="username" defaultValue={user.email ?? ''} readOnly hidden />
            {hasPassword ? (
              <PasswordField field={form.field('currentPassword')} label="Password" autoComplete="current-password" />
            ) : null}
            <div className="flex flex-wrap gap-3">
              <SubmitButton of={form} busyText="Sending…">
                Send the link
              </SubmitButton>
              <Button variant="quiet" onClick={() => setChanging(false)}>
                Cancel
              </Button>
            </div>
          </Form>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              Change address
            </Button>
          </div>
        )}
      </div>
    </SettingsSection>
  );
}

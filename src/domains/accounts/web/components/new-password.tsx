import { MAILED_LINK_HOURS } from '#lib/kept-for.ts';
import { useEffect, useState } from 'react';
import { useSite } from '#platform/web/site-context.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToast } from '#ui/toast.tsx';
import { signInMessage } from '../auth-messages.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { checkNewPassword } from '../registration-rules.ts';
import { toAuthError, type AuthError } from '../session/auth-fetch.ts';
import { useAuthAhead } from '../use-auth-ahead.ts';
import { useLinkToken } from '../use-link-token.ts';

const DEAD_LINK_CODES = ['link-expired', 'link-used', 'link-ended', 'not-found', 'invalid'];

type LinkState = { status: 'checking' } | { status: 'open'; email: string } | { status: 'dead'; error: AuthError };

export function NewPassword() {
  const token = useLinkToken();
  const [link, setLink] = useState<LinkState>({ status: 'checking' });
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    let isGone = false;
    void import('../auth-calls.ts')
      .then(({ readResetLink }) => readResetLink(token ?? '-'))
      .then(
        (email) => isGone || setLink({ status: 'open', email }),
        (error: unknown) => isGone || setLink({ status: 'dead', error: toAuthError(error) }),
      );
    return () => {
      isGone = true;
    };
  }, [token]);

  if (isDone) {
    return (
      <>
        <AuthHeading title="Your password is set" takesFocus>
          Every device was signed out. Sign in with the new password from now on.
        </AuthHeading>
        <Button asChild fullWidth>
          <AppLink href="/auth/login">Sign In</AppLink>
        </Button>
      </>
    );
  }
  if (link.status === 'checking') {
    return (
      <>
        <AuthHeading title="Set a new password" />
        <Spinner />
      </>
    );
  }
  if (link.status === 'dead') return <DeadLink error={link.error} />;
  return (
    <NewPasswordForm
      token={token ?? ''}
      email={link.email}
      onDone={() => setDone(true)}
      onDead={(error) => setLink({ status: 'dead', error })}
    />
  );
}

/** The link was used, is too old, or was cut short on its way. */
function DeadLink({ error }: { error: AuthError }) {
  const isOffline = error.code === 'network-request-failed';
  const text = isOffline
    ? signInMessage(error)
    : error.code === 'link-used'
      ? 'This link was used before. Each link sets one password.'
      : error.code === 'link-ended'
        ? 'A newer link was mailed, or your account has changed since. Only the newest link works.'
        : `This link has expired or is incomplete. Links are valid for ${MAILED_LINK_HOURS} hours.`;
  return (
    <>
      <AuthHeading title={isOffline ? 'The link could not be checked' : 'This link no longer works'} takesFocus>
        {text}
      </AuthHeading>
      <div className="grid gap-3">
        {isOffline ? (
          <Button onClick={() => window.location.reload()}>Try again</Button>
        ) : (
          <Button asChild>
            <AppLink href="/auth/forgot-password">Get a new link</AppLink>
          </Button>
        )}
        <Button asChild variant="secondary">
          <AppLink href="/auth/login">Return to Login</AppLink>
        </Button>
      </div>
    </>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  onDone: () => void;
  onDead: (error: AuthError) => void;
}

function NewPasswordForm({ token, email, onDone, onDead }: NewPasswordFormProps) {
  const { toast } = useToast();
  const { passwordMinLength } = useSite();
  useAuthAhead();
  const sayFailure = (error: AuthError) => (error.code === 'weak-password' ? 'Password is too weak' : signInMessage(error));
  const form = useForm({
    start: { password: '', confirmPassword: '' },
    check: (values) => checkNewPassword(values, passwordMinLength),
    staysBusy: true,
    async send({ password }) {
      const { setNewPassword } = await import('../auth-calls.ts');
      await setNewPassword(token, password);
    },
    answered() {
      toast({ title: 'Password changed', description: 'You can sign in with it now.' });
      onDone();
    },
    explain: (error) => sayFailure(toAuthError(error)),
    failed(thrown) {
      const error = toAuthError(thrown);
      if (DEAD_LINK_CODES.includes(error.code)) onDead(error);
      toast({ title: 'Error', description: sayFailure(error), variant: 'destructive' });
    },
  });
  return (
    <>
      <AuthHeading title="Set a new password">For {email}. It ends every session that is open now.</AuthHeading>
      <Form of={form} freezes={false} className="flex min-w-0 flex-col gap-5">
        {/* For password managers, which keep the password under this name. */}
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <NewPasswordFields form={form} label="New password" personal={[email]} />
        <SubmitButton of={form} fullWidth busyText="Saving...">
          Set Password
        </SubmitButton>
      </Form>
    </>
  );
}

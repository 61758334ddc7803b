import { CircleCheck, MailWarning } from '#ui/icons/index.ts';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToast } from '#ui/toast.tsx';
import { signInMessage } from '../auth-messages.ts';
import { AuthHeading } from './auth-heading.tsx';
import { forgetReturn, readReturn } from '../address-return.ts';
import { targetQuery } from '../redirects.ts';
import { dashboardOf } from '../roles.ts';
import { toAuthError, type AuthError } from '../session/auth-fetch.ts';
import { useSession } from '../session/use-session.ts';
import { useLinkToken } from '../use-link-token.ts';

type Proof =
  | { status: 'underway' }
  | { status: 'proven'; email: string; isChanged: boolean }
  | { status: 'failed'; error: AuthError };

export function AddressProof() {
  const token = useLinkToken();
  const [proof, setProof] = useState<Proof>({ status: 'underway' });
  const asked = useRef<string>(undefined);

  useEffect(() => {
    // A link counts once: never ask twice for the same one.
    if (asked.current === (token ?? '-')) return;
    asked.current = token ?? '-';
    void import('../auth-calls.ts')
      .then(({ proveEmail }) => proveEmail(token ?? '-'))
      .then(
        (answer) => setProof({ status: 'proven', ...answer }),
        (error: unknown) => setProof({ status: 'failed', error: toAuthError(error) }),
      );
  }, [token]);

  if (proof.status === 'underway') {
    return (
      <>
        <AuthHeading title="Verifying your email" />
        <Spinner />
      </>
    );
  }
  if (proof.status === 'failed') return <Failed error={proof.error} />;
  return <Proven email={proof.email} isChanged={proof.isChanged} />;
}

function Proven({ email, isChanged }: { email: string; isChanged: boolean }) {
  const session = useSession();
  const [next] = useState(() => readReturn());
  useEffect(() => forgetReturn(), []);
  return (
    <div role="status">
      <CircleCheck aria-hidden="true" className="mb-4 size-10 text-brand" />
      <AuthHeading title="Your email is verified">
        {isChanged ? `Your account now uses ${email}.` : `${email} is yours. You can now publish, pay, sign and write to people.`}
      </AuthHeading>
      <Button asChild fullWidth>
        {session.status === 'signed-in' ? (
          <AppLink href={next ?? dashboardOf(session.user.role)}>
            {next === null ? 'Go to your dashboard' : 'Continue where you left off'}
          </AppLink>
        ) : (
          <AppLink href={`/auth/login${targetQuery({ redirect: next, plan: null, amount: null })}`}>Sign In</AppLink>
        )}
      </Button>
    </div>
  );
}

function Failed({ error }: { error: AuthError }) {
  const session = useSession();
  const { toast } = useToast();
  const again = useWrite(async () => (await import('../auth-calls.ts')).mailVerificationAgain(), {
    done: { title: 'Link sent', description: 'Check your email for the new link.' },
    tells: 'nobody',
    offline: 'fails',
    failed: (reason) => toast({ title: 'Error', description: signInMessage(toAuthError(reason)), variant: 'destructive' }),
  });
  const isOffline = error.code === 'network-request-failed';
  const text = isOffline
    ? signInMessage(error)
    : error.code === 'link-used'
      ? 'This link was used before. If you did that, your address is verified.'
      : error.code === 'link-ended'
        ? 'A newer link was mailed, or your account has changed since. This one changed nothing.'
        : 'This link has expired or is incomplete.';

  return (
    <>
      <MailWarning aria-hidden="true" className="mb-4 size-10 text-warning" />
      <AuthHeading title="This link didn’t work">{text}</AuthHeading>
      <div className="grid gap-3">
        {isOffline ? <Button onClick={() => window.location.reload()}>Try again</Button> : null}
        {session.status === 'signed-in' && !session.user.emailVerified ? (
          <Button busy={again.isBusy} busyText="Sending..." onClick={() => void again.run()}>
            Send a new link
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          <AppLink href={session.status === 'signed-in' ? dashboardOf(session.user.role) : '/auth/login'}>
            {session.status === 'signed-in' ? 'Go to your dashboard' : 'Sign in to get a new link'}
          </AppLink>
        </Button>
      </div>
    </>
  );
}

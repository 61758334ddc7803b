import { useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { LineLink } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';
import { CREDENTIAL_CODES, signInMessage } from '../auth-messages.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { noteTypedEmail, typedEmail } from '../typed-email.ts';
import { useAuthAhead } from '../use-auth-ahead.ts';
import { EmailField } from './email-field.tsx';
import { OrLine } from './or-line.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

export interface LoginFormProps {
  /** Goes with the links to other sign-in pages: "?redirect=…". */
  query: string;
  /** Called once; the form stays busy. A passkey is the form's own way, too. */
  onSignedIn: (user: SessionUser, way: 'form' | 'social') => void;
}

/** Sign-in by email and password, Google, Facebook or a passkey, with the second step where an account has one. */
export function LoginForm({ query, onSignedIn }: LoginFormProps) {
  const { toast } = useToast();
  const [challenge, setChallenge] = useState<string>();
  const [isSocialBusy, setSocialBusy] = useState(false);
  const [otherFailure, setOtherFailure] = useState<string>();
  useAuthAhead();
  const form = useForm({
    start: { email: typedEmail(), password: '' },
    check: ({ email, password }) => ({
      email: email === '' ? 'Enter your email address' : undefined,
      password: password === '' ? 'Enter your password' : undefined,
    }),
    staysBusy: true,
    async send({ email, password }) {
      setOtherFailure(undefined);
      const { signInWithPassword } = await import('../auth-calls.ts');
      return signInWithPassword(email, password);
    },
    answered(step) {
      if (step.status === 'second-factor') return setChallenge(step.challenge);
      noteTypedEmail('');
      toast({ title: 'Login Successful', description: 'Welcome back!' });
      onSignedIn(step.user, 'form');
    },
    explain: (error) => signInMessage(toAuthError(error)),
    failed(thrown) {
      const error = toAuthError(thrown);
      if (CREDENTIAL_CODES.includes(error.code))
        toast({ title: 'Login Failed', description: 'Invalid credentials', variant: 'destructive' });
      else toast({ title: 'Login Error', description: signInMessage(error), variant: 'destructive' });
    },
  });

  if (challenge !== undefined) {
    return (
      <SecondFactorForm
        challenge={challenge}
        onSignedIn={(user) => onSignedIn(user, 'form')}
        // The form stays busy once it is done: only a full page load starts over.
        onBack={() => window.location.reload()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Form of={form} freezes={isSocialBusy} otherFailure={otherFailure} className="flex min-w-0 flex-col gap-5">
        <EmailField field={form.field('email')} offersPasskeys />
        <PasswordField field={form.field('password')} label="Password" autoComplete="current-password" />
        <div className="-mt-3 text-right text-sm">
          <LineLink look="snug" href={`/auth/forgot-password${query}`}>
            Forgot password?
          </LineLink>
        </div>
        <SubmitButton of={form} fullWidth busyText="Signing In...">
          Sign In
        </SubmitButton>
      </Form>
      <OrLine />
      <SocialButtons
        disabled={form.isBusy || isSocialBusy}
        offersPasskeys
        onBusy={setSocialBusy}
        onFailure={(text) => {
          form.forget();
          setOtherFailure(text);
        }}
        onSecondFactor={setChallenge}
        onSignedIn={(user, way) => onSignedIn(user, way === 'social' ? 'social' : 'form')}
      />
    </div>
  );
}

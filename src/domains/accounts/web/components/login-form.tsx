import { useId, useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { InlineLink } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';
import { CREDENTIAL_CODES, signInMessage } from '../auth-messages.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { EmailField } from './email-field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
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
  const id = useId();
  const { toast } = useToast();
  const [challenge, setChallenge] = useState<string>();
  const [isSocialBusy, setSocialBusy] = useState(false);
  const { submit, problems, failure, setFailure, isBusy } = useAuthForm({
    id,
    check: ({ email, password }) => ({
      ...(email === '' && { email: 'Enter your email address' }),
      ...(password === '' && { password: 'Enter your password' }),
    }),
    async send({ email = '', password = '' }) {
      const { signInWithPassword } = await import('../auth-calls.ts');
      const step = await signInWithPassword(email, password);
      if (step.status === 'second-factor') return setChallenge(step.challenge);
      toast({ title: 'Login Successful', description: 'Welcome back!' });
      onSignedIn(step.user, 'form');
    },
    onFailure(error) {
      const text = signInMessage(error);
      if (CREDENTIAL_CODES.includes(error.code))
        toast({ title: 'Login Failed', description: 'Invalid credentials', variant: 'destructive' });
      else toast({ title: 'Login Error', description: text, variant: 'destructive' });
      return text;
    },
  });

  if (challenge !== undefined) {
    return (
      <SecondFactorForm
        challenge={challenge}
        onSignedIn={(user) => onSignedIn(user, 'form')}
        // The form is busy for good once its part was done: begin anew with a whole page.
        onBack={() => window.location.reload()}
      />
    );
  }
  const isOff = isBusy || isSocialBusy;
  return (
    <div className="flex flex-col gap-5">
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={isOff} className="flex min-w-0 flex-col gap-5">
          <FormFailure text={failure} />
          <EmailField id={`${id}-email`} error={problems['email']} offersPasskeys />
          <PasswordField
            id={`${id}-password`}
            name="password"
            label="Password"
            autoComplete="current-password"
            error={problems['password']}
          />
          <div className="-mt-3 text-right text-sm">
            <InlineLink href={`/auth/forgot-password${query}`}>Forgot password?</InlineLink>
          </div>
          <Button type="submit" fullWidth busy={isBusy} busyText="Signing In...">
            Sign In
          </Button>
        </fieldset>
      </form>
      <OrLine />
      <SocialButtons
        disabled={isOff}
        offersPasskeys
        onBusy={setSocialBusy}
        onFailure={setFailure}
        onSecondFactor={setChallenge}
        onSignedIn={(user, way) => onSignedIn(user, way === 'social' ? 'social' : 'form')}
      />
    </div>
  );
}

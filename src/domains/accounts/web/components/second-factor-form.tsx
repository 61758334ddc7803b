import { useId } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { signInMessage } from '../auth-messages.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { FormFailure } from '#ui/form-failure.tsx';

export interface SecondFactorFormProps {
  challenge: string;
  onSignedIn: (user: SessionUser) => void;
  onBack: () => void;
}

/** The second step of a sign-in whose account asks for one. */
export function SecondFactorForm({ challenge, onSignedIn, onBack }: SecondFactorFormProps) {
  const id = useId();
  const { toast } = useToast();
  const { submit, problems, failure, isBusy } = useAuthForm({
    id,
    check: ({ code = '' }) => (code.trim().length < 6 ? { code: 'Enter the six digits, or a recovery code' } : {}),
    async send({ code = '' }) {
      const { finishWithCode } = await import('../auth-calls.ts');
      const user = await finishWithCode(challenge, code);
      toast({ title: 'Login Successful', description: 'Welcome back!' });
      onSignedIn(user);
    },
    onFailure: signInMessage,
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-5">
        <p className="text-ink-soft">Your account asks for a second step.</p>
        <FormFailure text={failure} />
        <Field
          id={`${id}-code`}
          label="Code"
          hint="The six digits that your authenticator app shows, or one of your recovery codes."
          error={problems['code']}
          required
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a step that replaced the form before it */}
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} autoFocus />
        </Field>
        <Button type="submit" fullWidth busy={isBusy} busyText="Signing In...">
          Continue
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back to sign in
        </Button>
      </fieldset>
    </form>
  );
}

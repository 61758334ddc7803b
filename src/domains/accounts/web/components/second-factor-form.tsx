import { MOST_LETTERS } from '../../model/limits.ts';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { signInMessage } from '../auth-messages.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { useAuthAhead } from '../use-auth-ahead.ts';

export interface SecondFactorFormProps {
  challenge: string;
  onSignedIn: (user: SessionUser) => void;
  onBack: () => void;
}

/** The second step of a sign-in whose account asks for one. */
export function SecondFactorForm({ challenge, onSignedIn, onBack }: SecondFactorFormProps) {
  const { toast } = useToast();
  useAuthAhead();
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim().length < 6 ? 'Enter the six digits, or a recovery code' : undefined }),
    staysBusy: true,
    async send({ code }) {
      const { finishWithCode } = await import('../auth-calls.ts');
      return finishWithCode(challenge, code);
    },
    answered(user) {
      toast({ title: 'Login Successful', description: 'Welcome back!' });
      onSignedIn(user);
    },
    explain: (error) => signInMessage(toAuthError(error)),
  });
  return (
    <Form of={form} freezes={false} className="flex min-w-0 flex-col gap-5">
      <p className="text-ink-soft">Your account asks for a second step.</p>
      <Field
        {...form.field('code')}
        label="Code"
        hint="The six digits that your authenticator app shows, or one of your recovery codes."
        required
      >
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MOST_LETTERS.code}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a step that replaced the form before it
          autoFocus
        />
      </Field>
      <SubmitButton of={form} fullWidth busyText="Signing In...">
        Continue
      </SubmitButton>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </Form>
  );
}

import { useId, useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { TERMS_VERSION } from '#lib/legal-versions.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSite } from '#platform/web/site-context.ts';
import { useToast } from '#ui/toast.tsx';
import { registrationMessage, registrationToast } from '../auth-messages.ts';
import { checkRegistration } from '../registration-rules.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { EmailField } from './email-field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const FIELDS = ['fullName', 'email', 'password', 'confirmPassword', 'role'] as const;

export interface RegistrationFormProps {
  disabled: boolean;
  /** What another way to sign in said; the form's own failure wins. */
  otherFailure: string | undefined;
  /** Another way to sign in is off while this form is being sent, and after it succeeded. */
  onBusy: (isBusy: boolean) => void;
  onRegistered: (user: SessionUser) => void;
}

export function RegistrationForm({ disabled, otherFailure, onBusy, onRegistered }: RegistrationFormProps) {
  const id = useId();
  const { toast } = useToast();
  const { passwordMinLength } = useSite();
  const [typed, setTyped] = useState({ fullName: '', email: '' });
  const { submit, problems, failure, isBusy, attempt } = useAuthForm({
    id,
    check: (values) => checkRegistration(values, passwordMinLength),
    async send(values) {
      onBusy(true);
      const { register } = await import('../auth-calls.ts');
      const { fullName = '', email = '', password = '', role } = values;
      const user = await register({
        fullName,
        email,
        password,
        role: role === 'vendor' ? 'vendor' : 'user',
        termsVersion: TERMS_VERSION,
        marketing: { email: values['marketingEmail'] === 'on', calls: values['marketingCalls'] === 'on' },
      });
      toast({ title: 'Registration Successful', description: `Welcome! You're now registered as a ${user.role}.` });
      onRegistered(user);
    },
    onFailure(error) {
      onBusy(false);
      toast({ ...registrationToast(error), variant: 'destructive' });
      return registrationMessage(error);
    },
  });
  const shown = FIELDS.flatMap((name) =>
    problems[name] === undefined ? [] : [{ fieldId: `${id}-${name}`, message: problems[name] }],
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={disabled || isBusy} className="flex min-w-0 flex-col gap-5">
        <ErrorSummary problems={shown} attempt={attempt} />
        <FormFailure text={failure ?? otherFailure} />
        <Field id={`${id}-fullName`} label="Full Name" error={problems['fullName']} required>
          <TextInput
            name="fullName"
            autoComplete="name"
            maxLength={100}
            onChange={(event) => setTyped({ ...typed, fullName: event.target.value })}
          />
        </Field>
        <EmailField id={`${id}-email`} error={problems['email']} onValue={(email) => setTyped({ ...typed, email })} />
        <NewPasswordFields id={id} label="Password" problems={problems} personal={[typed.fullName, typed.email]} />
        <FieldGroup id={`${id}-role`} legend="Account Type" error={problems['role']}>
          <RadioCard name="role" value="user" defaultChecked label="I'm looking to buy or sell property" />
          <RadioCard name="role" value="vendor" label="I'm a service provider" />
        </FieldGroup>
        <FieldGroup legend="News, if you want it (optional)" hint="Neither is needed for an account. You can change both later.">
          <Checkbox name="marketingEmail" label="Send me news and market reports by email" />
          <Checkbox
            name="marketingCalls"
            label="You may call or text me about offers"
            hint="Consent is no condition of any purchase. Message rates may apply; reply STOP to end."
          />
        </FieldGroup>
        <p className="text-sm text-ink-soft">
          By creating an account you accept the <InlineLink href="/terms">Terms of Service</InlineLink> (version {TERMS_VERSION})
          and have read the <InlineLink href="/privacy">Privacy Policy</InlineLink>.
        </p>
        <Button type="submit" fullWidth busy={isBusy} busyText="Creating account...">
          Create Account
        </Button>
      </fieldset>
    </form>
  );
}

import { REGISTRATION_ROLES } from '#lib/roles.ts';
import { MOST_LETTERS } from '#lib/text-limits.ts';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { TERMS_VERSION } from '#lib/legal-versions.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSite } from '#platform/web/site-context.ts';
import { useToast } from '#ui/toast.tsx';
import { registrationMessage, registrationToast } from '../auth-messages.ts';
import { checkRegistration } from '../registration-rules.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { noteTypedEmail, typedEmail } from '../typed-email.ts';
import { useAuthAhead } from '../use-auth-ahead.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const START = {
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: REGISTRATION_ROLES[0],
  marketingEmail: false,
  marketingCalls: false,
};

export interface RegistrationFormProps {
  disabled: boolean;
  /** Failure of another way to sign in; the form's own failure wins. */
  otherFailure: string | undefined;
  /** Another way to sign in is off while this form is being sent, and after it succeeded. */
  onBusy: (isBusy: boolean) => void;
  onRegistered: (user: SessionUser) => void;
}

export function RegistrationForm({ disabled, otherFailure, onBusy, onRegistered }: RegistrationFormProps) {
  const { toast } = useToast();
  const { passwordMinLength } = useSite();
  useAuthAhead();
  const form = useForm({
    start: { ...START, email: typedEmail() },
    focuses: 'summary',
    check: (values) => checkRegistration(values, passwordMinLength),
    staysBusy: true,
    async send({ fullName, email, password, role, marketingEmail, marketingCalls }) {
      onBusy(true);
      const { register } = await import('../auth-calls.ts');
      return register({
        fullName,
        email,
        password,
        role: REGISTRATION_ROLES.find((one) => one === role) ?? START.role,
        termsVersion: TERMS_VERSION,
        marketing: { email: marketingEmail, calls: marketingCalls },
      });
    },
    answered(user) {
      noteTypedEmail('');
      toast({ title: 'Registration Successful', description: `Welcome! You're now registered as a ${user.role}.` });
      onRegistered(user);
    },
    explain: (error) => registrationMessage(toAuthError(error)),
    failed(error) {
      onBusy(false);
      toast({ ...registrationToast(toAuthError(error)), variant: 'destructive' });
    },
  });

  return (
    <Form of={form} freezes={disabled} otherFailure={otherFailure} className="flex min-w-0 flex-col gap-5">
      <Field {...form.field('fullName')} label="Full Name" required>
        <TextInput autoComplete="name" maxLength={MOST_LETTERS.name} />
      </Field>
      <EmailField field={form.field('email')} />
      <NewPasswordFields form={form} label="Password" personal={[form.values.fullName, form.values.email]} />
      <FieldGroup {...form.group('role')} legend="Account Type">
        <RadioCard name="role" value={START.role} defaultChecked label="I'm looking to buy or sell property" />
        <RadioCard name="role" value="vendor" label="I'm a service provider" />
      </FieldGroup>
      <FieldGroup
        legend="News, if you want it (optional)"
        hint="You don’t need either one for an account, and you can change them later."
      >
        <Checkbox {...form.tick('marketingEmail')} label="Send me news and market reports by email" />
        <Checkbox
          {...form.tick('marketingCalls')}
          label="You may call or text me about offers"
          hint="Consent is not a condition of any purchase. Message rates may apply; reply STOP to end."
        />
      </FieldGroup>
      <p className="text-sm text-ink-soft">
        By creating an account you accept the <InlineLink href="/terms">Terms of Service</InlineLink> (version {TERMS_VERSION})
        and have read the <InlineLink href="/privacy">Privacy Policy</InlineLink>.
      </p>
      <SubmitButton of={form} fullWidth busyText="Creating account...">
        Create Account
      </SubmitButton>
    </Form>
  );
}

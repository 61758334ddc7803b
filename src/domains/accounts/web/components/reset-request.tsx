import { MAILED_LINK_HOURS } from '#lib/kept-for.ts';
import { MailCheck } from '#ui/icons/index.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '#platform/web/site-context.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink, LineLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { resetRequestMessage, resetRequestToast } from '../auth-messages.ts';
import { readTarget, targetQuery } from '../redirects.ts';
import { emailProblem } from '../registration-rules.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { typedEmail } from '../typed-email.ts';
import { useAuthAhead } from '../use-auth-ahead.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

export function ResetRequest() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const login = `/auth/login${targetQuery(readTarget(search))}`;
  return sentTo === undefined ? <RequestForm login={login} onSent={setSentTo} /> : <LinkSent email={sentTo} login={login} />;
}

function RequestForm({ login, onSent }: { login: string; onSent: (email: string) => void }) {
  const { toast } = useToast();
  useAuthAhead();
  const form = useForm({
    start: { email: typedEmail() },
    check: ({ email }) => ({ email: emailProblem(email) }),
    staysBusy: true,
    async send({ email }) {
      const { requestReset } = await import('../auth-calls.ts');
      await requestReset(email.trim());
    },
    answered(_answer, { email }) {
      toast({ title: 'Reset Link Sent', description: 'Check your email for instructions to reset your password.' });
      onSent(email.trim());
    },
    explain: (error) => resetRequestMessage(toAuthError(error)),
    failed: (error) => toast({ title: 'Error', description: resetRequestToast(toAuthError(error)), variant: 'destructive' }),
  });
  return (
    <>
      <AuthHeading title="Forgot your password?">
        Tell us your email address, and we’ll send you a link to set a new one.
      </AuthHeading>
      <Form of={form} freezes={false} className="flex min-w-0 flex-col gap-5">
        <EmailField field={form.field('email')} />
        <SubmitButton of={form} fullWidth busyText="Sending...">
          Send Reset Link
        </SubmitButton>
      </Form>
      <p className="mt-7 text-center">
        <LineLink href={login}>Back to sign in</LineLink>
      </p>
    </>
  );
}

function LinkSent({ email, login }: { email: string; login: string }) {
  const { isLocal, isDevelopment } = useSite();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className="text-center">
      <MailCheck aria-hidden="true" className="mx-auto size-10 text-brand" />
      <PageTitle ref={heading} className="mt-5">
        Reset Link Sent!
      </PageTitle>
      <p role="status" className="mt-3 text-ink-soft">
        We sent a link to <span className="font-medium text-ink">{email}</span>. The link expires in {MAILED_LINK_HOURS} hours and
        works once.
      </p>
      {(isLocal || isDevelopment) && (
        <p className="mt-3 text-sm text-ink-soft">
          This installation keeps its mail in its own <InlineLink href="/dev/mailbox">mailbox</InlineLink>.
        </p>
      )}
      <div className="mt-7 grid gap-3">
        <Button asChild>
          <AppLink href={login}>Return to Login</AppLink>
        </Button>
      </div>
    </div>
  );
}

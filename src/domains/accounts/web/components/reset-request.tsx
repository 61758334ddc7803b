import { MailCheck } from '#ui/icons/index.ts';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '#platform/web/site-context.ts';
import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { resetRequestMessage, resetRequestToast } from '../auth-messages.ts';
import { readTarget, targetQuery } from '../redirects.ts';
import { emailProblem } from '../registration-rules.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

export function ResetRequest() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const login = `/auth/login${targetQuery(readTarget(search))}`;
  return sentTo === undefined ? <RequestForm login={login} onSent={setSentTo} /> : <LinkSent email={sentTo} login={login} />;
}

function RequestForm({ login, onSent }: { login: string; onSent: (email: string) => void }) {
  const id = useId();
  const { toast } = useToast();
  const { submit, problems, failure, isBusy } = useAuthForm({
    id,
    check({ email = '' }) {
      const problem = emailProblem(email);
      return problem === undefined ? {} : { email: problem };
    },
    async send({ email = '' }) {
      const { requestReset } = await import('../auth-calls.ts');
      await requestReset(email.trim());
      toast({ title: 'Reset Link Sent', description: 'Check your email for instructions to reset your password.' });
      onSent(email.trim());
    },
    onFailure(error) {
      toast({ title: 'Error', description: resetRequestToast(error), variant: 'destructive' });
      return resetRequestMessage(error);
    },
  });
  return (
    <>
      <AuthHeading title="Forgot your password?">Tell us your address, and we mail you a link to set a new one.</AuthHeading>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-5">
          <FormFailure text={failure} />
          <EmailField id={`${id}-email`} error={problems['email']} />
          <Button type="submit" fullWidth busy={isBusy} busyText="Sending...">
            Send Reset Link
          </Button>
        </fieldset>
      </form>
      <p className="mt-7 text-center">
        <InlineLink href={login}>Back to sign in</InlineLink>
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
      <h1 ref={heading} tabIndex={-1} className="mt-5 focus:outline-none">
        Reset Link Sent!
      </h1>
      <p role="status" className="mt-3 text-ink-soft">
        We sent a link to <span className="font-medium text-ink">{email}</span>. The link expires in 24 hours and works once.
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

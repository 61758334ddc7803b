import { Building2, Home, Wrench } from '#ui/icons/index.ts';
import { useSearchParams } from 'react-router';
import { DEMO_HOURS } from '#lib/kept-for.ts';
import { OPEN_ROLES, type OpenRole, USUAL_ROLE } from '#lib/roles.ts';
import { useSite } from '#platform/web/site-context.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import type { LineIcon } from '#ui/line-icon.tsx';
import { Page } from '#ui/page.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { AppLink } from '#ui/link.tsx';
import { NeedsScript } from '#ui/needs-script.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageAhead } from './page-ahead.tsx';
import { signInMessage } from '../auth-messages.ts';
import { pathAfterSignIn, readTarget } from '../redirects.ts';
import { useSession } from '../session/use-session.ts';
import { toAuthError } from '../session/auth-fetch.ts';
import { useAuthAhead } from '../use-auth-ahead.ts';
import { useGoingOn } from '../use-going-on.tsx';
import { REDIRECT_AFTER_ROLE_LOGIN_MS } from '../use-role-change.ts';

const PERSONAS: Record<OpenRole, { icon: LineIcon; label: string; sees: string }> = {
  buyer: { icon: Home, label: 'Demo Buyer', sees: 'Matches with reasons, saved searches, tours and offers.' },
  seller: { icon: Building2, label: 'Demo Seller', sees: 'A home for sale: its views, inquiries, price and offers.' },
  vendor: { icon: Wrench, label: 'Demo Vendor', sees: 'Leads, quotes, jobs and reviews of a service provider.' },
};

// Filled in for show: a demo person is made anew each time and has no password.
const SAMPLE_PASSWORD = 'Demo2026';

function roleOf(value: string | null): OpenRole {
  return OPEN_ROLES.find((role) => role === value) ?? USUAL_ROLE;
}

export function DemoEntrance() {
  const { demoMode } = useSite();
  return (
    <Page width="text" title="Look around as a demo person">
      {demoMode ? (
        <DemoForm />
      ) : (
        <EmptyState
          title="This site has no demonstration"
          action={
            <Button asChild>
              <AppLink href="/auth/register">Create Account</AppLink>
            </Button>
          }
        >
          Create an account instead: it is free, and takes a minute.
        </EmptyState>
      )}
    </Page>
  );
}

function DemoForm() {
  const { toast } = useToast();
  const session = useSession();
  const [search] = useSearchParams();
  const { goOn } = useGoingOn();
  const target = readTarget(search);
  const asked = roleOf(search.get('role'));
  useAuthAhead();
  const form = useForm({
    start: { role: asked },
    staysBusy: true,
    async send({ role }) {
      const { enterDemo } = await import('../auth-calls.ts');
      return enterDemo(roleOf(role));
    },
    answered(user) {
      toast({
        title: 'Login Successful',
        description: `Welcome! You are looking around as ${user.displayName}. Homes, messages and appointments appear in a few seconds.`,
      });
      goOn(pathAfterSignIn(target, user.role), REDIRECT_AFTER_ROLE_LOGIN_MS);
    },
    explain: (error) => signInMessage(toAuthError(error)),
    failed: (error) => toast({ title: 'Login Error', description: signInMessage(toAuthError(error)), variant: 'destructive' }),
  });
  const chosen = roleOf(form.values.role);

  return (
    <>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">
        Three people from our fictional city, each with a world of their own. Nothing you do here reaches anyone: no mail goes
        out, no money moves, and everything is deleted after {DEMO_HOURS} hours.
      </p>
      {session.status === 'signed-in' && !session.user.isDemo && (
        <Notice tone="info" className="mt-6">
          You are signed in as {session.user.displayName}. Leaving the demo brings you back to your account.
        </Notice>
      )}
      <NeedsScript what="Entering the demo" className="mt-6" />
      {/* A tenth of a second is too short to fetch it. */}
      <PageAhead path={pathAfterSignIn(target, chosen)} />
      <Form of={form} freezes={false} className="mt-8 flex min-w-0 flex-col gap-6">
        <FieldGroup legend="Who would you like to be?">
          {OPEN_ROLES.map((role) => (
            <RadioCard
              key={role}
              name="role"
              value={role}
              defaultChecked={role === asked}
              icon={PERSONAS[role].icon}
              label={PERSONAS[role].label}
              hint={PERSONAS[role].sees}
            />
          ))}
        </FieldGroup>
        <Card padding="medium">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Email">
              <TextInput type="email" name="demoEmail" value={`${chosen}@demo.example`} readOnly autoComplete="off" />
            </Field>
            <Field label="Password">
              <TextInput type="text" name="demoPassword" value={SAMPLE_PASSWORD} readOnly autoComplete="off" />
            </Field>
          </div>
          <p className="mt-3 text-sm text-ink-soft">Sample credentials, filled in for you.</p>
        </Card>
        <SubmitButton of={form} size="large" fullWidth busyText="Signing In...">
          Enter demo as {chosen}
        </SubmitButton>
      </Form>
    </>
  );
}

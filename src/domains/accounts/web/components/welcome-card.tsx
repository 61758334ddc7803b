import { FileCheck2, Home, Users } from '#ui/icons/index.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { reportEvent } from '#domains/analytics/web/index.ts';
import { useSite } from '#platform/web/site-context.ts';
import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { pathAfterSignIn, readTarget, targetQuery } from '../redirects.ts';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthHeading } from './auth-heading.tsx';

const PROMISES = [
  { icon: Home, title: 'Property recommendations', text: 'Homes ranked for what you need, each with its reasons.' },
  { icon: FileCheck2, title: 'AI tools', text: 'Valuations, comparisons and contract checks that show how they were made.' },
  { icon: Users, title: 'Expert matching', text: 'Agents, lenders and inspectors, matched without paid places.' },
] as const;

/** The same screen at /auth/welcome and /get-started. */
export function WelcomeCard() {
  const { productName, demoMode } = useSite();
  const [search] = useSearchParams();
  const visitor = useSignedInVisitor();
  useEffect(() => reportEvent('auth_welcome_view'), []);

  const target = readTarget(search);
  const query = targetQuery(target);
  if (visitor !== null) {
    return (
      <>
        <AuthHeading title="Welcome back" />
        <AlreadySignedIn user={visitor} to={pathAfterSignIn(target, visitor.role)} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={`Welcome to ${productName}`}>One account to find, understand, buy and sell homes.</AuthHeading>
      <ul className="flex flex-col gap-5">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint text-brand">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-3">
        <Button asChild size="large">
          <AppLink href={`/auth/login${query}`}>Sign In</AppLink>
        </Button>
        <Button asChild variant="secondary" size="large">
          <AppLink href={`/auth/register${query}`}>Create Account</AppLink>
        </Button>
      </div>
      {demoMode && (
        <p className="mt-5 text-center text-ink-soft">
          Or <InlineLink href={`/demo-login${query}`}>look around as a demo person</InlineLink>, without an account.
        </p>
      )}
      <p className="mt-6 text-center text-sm text-ink-soft">
        By continuing, you accept the <InlineLink href="/terms">Terms of Service</InlineLink> and the{' '}
        <InlineLink href="/privacy">Privacy Policy</InlineLink>.
      </p>
    </>
  );
}

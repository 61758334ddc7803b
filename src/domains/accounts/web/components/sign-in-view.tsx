import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '#platform/web/site-context.ts';
import { LoginForm } from './login-form.tsx';
import { InlineLink } from '#ui/link.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { pathAfterSignIn, pathAfterSocialSignIn, readTarget, targetQuery } from '../redirects.ts';
import { useGoingOn } from '../use-going-on.tsx';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';

const REDIRECT_AFTER_LOGIN_MS = 1_000;

// For those who set up sign-in, on a local installation.
const TestPanel = lazy(async () => ({ default: (await import('./test-panel.tsx')).TestPanel }));

export function SignInView() {
  const { productName, demoMode, isLocal } = useSite();
  const [search] = useSearchParams();
  const visitor = useSignedInVisitor();
  const { goOn, ahead } = useGoingOn();
  const [hasPanel, setPanel] = useState(false);
  const target = readTarget(search);
  const query = targetQuery(target);

  if (visitor !== null) {
    return (
      <>
        <AuthHeading title="You are signed in" />
        <AlreadySignedIn user={visitor} to={pathAfterSignIn(target, visitor.role)} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title="Sign in">Welcome back to {productName}.</AuthHeading>
      {ahead}
      <LoginForm
        query={query}
        onSignedIn={(user, way) =>
          way === 'form'
            ? goOn(pathAfterSignIn(target, user.role), REDIRECT_AFTER_LOGIN_MS)
            : goOn(pathAfterSocialSignIn(target), 0)
        }
      />
      <p className="mt-7 text-center text-ink-soft">
        New here? <InlineLink href={`/auth/register${query}`}>Create an account</InlineLink>
        {demoMode && (
          <>
            {' '}
            or <InlineLink href={`/demo-login${query}`}>try the demo</InlineLink>
          </>
        )}
      </p>
      {!isLocal ? null : (
        <div className="mt-6 text-center text-sm">
          <button
            type="button"
            className="min-h-11 px-3 text-ink-soft underline"
            aria-expanded={hasPanel}
            onClick={() => setPanel(!hasPanel)}
          >
            {hasPanel ? 'Hide test panel' : 'Show test panel'}
          </button>
          {hasPanel && (
            <Suspense>
              <TestPanel />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

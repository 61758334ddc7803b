import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { InlineLink } from '#ui/link.tsx';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { AuthHeading } from '../components/auth-heading.tsx';
import { OrLine } from '../components/or-line.tsx';
import { pathAfterRegistration, pathAfterSignIn, pathAfterSocialSignIn, readTarget, targetQuery } from '../redirects.ts';
import { useGoingOn } from '../use-going-on.ts';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';
import type { Route } from './+types/register';

// What a visitor reads comes first; the form's script follows.
const RegistrationForm = lazy(async () => ({ default: (await import('../components/registration-form.tsx')).RegistrationForm }));
const SocialButtons = lazy(async () => ({ default: (await import('../components/social-buttons.tsx')).SocialButtons }));
const SecondFactorForm = lazy(async () => ({ default: (await import('../components/second-factor-form.tsx')).SecondFactorForm }));

const REDIRECT_AFTER_REGISTRATION_MS = 1_500;

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Create an account to buy, sell or offer services.';
  const title = 'Create your account';
  return pageMeta({ site: siteOf(matches), title, description, path: '/auth/register', isIndexed: false });
}

export default function RegisterPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const visitor = useSignedInVisitor();
  const { goOn } = useGoingOn();
  const [isSocialBusy, setSocialBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const target = readTarget(search);

  if (visitor !== null) {
    return (
      <>
        <AuthHeading title="You have an account" />
        <AlreadySignedIn user={visitor} to={pathAfterSignIn(target, visitor.role)} />
      </>
    );
  }
  if (challenge !== undefined) {
    return (
      <>
        <AuthHeading title="Sign in" />
        <Suspense>
          <SecondFactorForm
            challenge={challenge}
            onSignedIn={() => goOn(pathAfterSocialSignIn(target), 0)}
            onBack={() => void navigate(`/auth/login${targetQuery(target)}`)}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <AuthHeading title="Create your account">
        Already have one? <InlineLink href={`/auth/login${targetQuery(target)}`}>Sign in</InlineLink>
      </AuthHeading>
      <div className="flex flex-col gap-5">
        <Suspense>
          <RegistrationForm
            disabled={isSocialBusy}
            otherFailure={failure}
            onRegistered={(user) => {
              setDone(true);
              goOn(pathAfterRegistration(target, user.role), REDIRECT_AFTER_REGISTRATION_MS);
            }}
          />
        </Suspense>
        <OrLine />
        <Suspense>
          <SocialButtons
            disabled={isDone}
            onBusy={setSocialBusy}
            onFailure={setFailure}
            onSecondFactor={setChallenge}
            onSignedIn={() => goOn(pathAfterSocialSignIn(target), 0)}
          />
        </Suspense>
      </div>
    </>
  );
}

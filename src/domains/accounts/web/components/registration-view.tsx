import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RegistrationForm } from './registration-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { InlineLink } from '#ui/link.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { OrLine } from './or-line.tsx';
import { pathAfterRegistration, pathAfterSignIn, pathAfterSocialSignIn, readTarget, targetQuery } from '../redirects.ts';
import { useGoingOn } from '../use-going-on.tsx';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';

const REDIRECT_AFTER_REGISTRATION_MS = 1_500;

export function RegistrationView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const visitor = useSignedInVisitor();
  const { goOn, ahead } = useGoingOn();
  const [isSocialBusy, setSocialBusy] = useState(false);
  const [isFormBusy, setFormBusy] = useState(false);
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
        <SecondFactorForm
          challenge={challenge}
          onSignedIn={() => goOn(pathAfterSocialSignIn(target), 0)}
          onBack={() => void navigate(`/auth/login${targetQuery(target)}`)}
        />
      </>
    );
  }
  return (
    <>
      <AuthHeading title="Create your account">
        Already have one? <InlineLink href={`/auth/login${targetQuery(target)}`}>Sign in</InlineLink>
      </AuthHeading>
      {ahead}
      <div className="flex flex-col gap-5">
        <RegistrationForm
          disabled={isSocialBusy}
          otherFailure={failure}
          onBusy={setFormBusy}
          onRegistered={(user) => goOn(pathAfterRegistration(target, user.role), REDIRECT_AFTER_REGISTRATION_MS)}
        />
        <OrLine />
        <SocialButtons
          disabled={isFormBusy}
          onBusy={setSocialBusy}
          onFailure={setFailure}
          onSecondFactor={setChallenge}
          onSignedIn={(user, way) =>
            goOn(way === 'social' ? pathAfterSocialSignIn(target) : pathAfterSignIn(target, user.role), 0)
          }
        />
      </div>
    </>
  );
}

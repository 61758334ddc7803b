import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isProofAsked, subscribeToProofRequest } from '../session/proof-request.ts';
import { isSignInAsked, subscribeToSignInRequest } from '../session/sign-in-request.ts';
import { startSession } from '../session/start-session.ts';
import { useSession } from '../session/use-session.ts';

const RoleSwitcher = lazy(async () => ({ default: (await import('./role-switcher.tsx')).RoleSwitcher }));
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./settings/confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
}));

/** Begins the session, and shows what lies over every page: the role switcher, and the sign-in and proof dialogs when needed. */
export function SessionParts() {
  const session = useSession();
  const isAsked = useSyncExternalStore(subscribeToSignInRequest, isSignInAsked, () => false);
  const isProofWanted = useSyncExternalStore(subscribeToProofRequest, isProofAsked, () => false);
  useEffect(startSession, []);
  useEffect(() => {
    // What the first script set before the session was known.
    if (session.status !== 'loading') delete document.documentElement.dataset['session'];
  }, [session.status]);

  const isExpired = session.status === 'signed-out' && session.reason === 'expired';
  return (
    <Suspense>
      {session.status === 'signed-in' && <RoleSwitcher user={session.user} />}
      {session.status === 'signed-out' && (isExpired || isAsked) && <SignInDialog isExpired={isExpired} />}
      {isProofWanted && <ConfirmIdentityDialog />}
    </Suspense>
  );
}

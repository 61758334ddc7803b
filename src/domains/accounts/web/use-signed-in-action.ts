import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { rememberAction, takeAction } from './pending-action.ts';
import { openSignInDialog } from './session/sign-in-request.ts';
import { useSession } from './session/use-session.ts';

/**
 * An action that needs a signed-in person. For anyone else it is kept, the sign-in card opens over the page, and the action
 * completes after they sign in or register, here or on the sign-in pages.
 *
 * `kind` names the action on its page ("save-home"); `payload` is kept as JSON.
 */
export function useSignedInAction<Payload>(kind: string, run: (payload: Payload) => void): (payload: Payload) => void {
  const session = useSession();
  const { pathname } = useLocation();
  const latest = useRef(run);
  const isSignedIn = session.status === 'signed-in';

  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const action = takeAction(kind, pathname);
    // Kept by this very hook, under the same kind.
    if (action !== undefined) latest.current(action.payload as Payload);
  }, [isSignedIn, kind, pathname]);

  return (payload) => {
    if (isSignedIn) return run(payload);
    rememberAction(kind, payload, pathname);
    if (session.status === 'signed-out') openSignInDialog();
  };
}

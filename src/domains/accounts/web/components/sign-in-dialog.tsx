import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { InlineLink } from '#ui/link.tsx';
import { forgetAction } from '../pending-action.ts';
import { targetQuery } from '../redirects.ts';
import { sessionEngine } from '../session/session-engine.ts';
import { closeSignInDialog } from '../session/sign-in-request.ts';
import { LoginForm } from './login-form.tsx';

/** Sign-in over a page that stays as it is, with everything that was typed into it. */
export function SignInDialog({ isExpired }: { isExpired: boolean }) {
  const { pathname, search } = useLocation();
  const query = targetQuery({ redirect: pathname + search, plan: null, amount: null });

  function turnDown(): void {
    closeSignInDialog();
    forgetAction();
    if (isExpired) sessionEngine.giveUp();
  }
  // It would be in the way on the sign-in and registration pages; what waits for the sign-in keeps waiting.
  const hasLeft = /^\/(auth|login)\b/.test(pathname);
  useEffect(() => {
    if (hasLeft) closeSignInDialog();
  }, [hasLeft]);
  if (hasLeft) return null;
  return (
    <Dialog
      open
      size="small"
      title={isExpired ? 'Please sign in again' : 'Sign in to continue'}
      description={
        isExpired
          ? 'Your session has ended. The page stays as you left it.'
          : 'What you started will finish as soon as you sign in.'
      }
      closeOnOutsideClick={false}
      onOpenChange={(open) => {
        if (!open) turnDown();
      }}
    >
      <LoginForm query={query} onSignedIn={closeSignInDialog} />
      {!isExpired && (
        <p className="mt-5 text-center text-sm text-ink-soft">
          New here? <InlineLink href={`/auth/register${query}`}>Create an account</InlineLink>
        </p>
      )}
    </Dialog>
  );
}

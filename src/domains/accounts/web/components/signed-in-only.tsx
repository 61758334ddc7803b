import { lazy, Suspense, type ReactNode } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import type { Role } from '#lib/roles.ts';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSession } from '../session/use-session.ts';

const ForbiddenCard = lazy(async () => ({ default: (await import('./forbidden-card.tsx')).ForbiddenCard }));
const SignInCard = lazy(async () => ({ default: (await import('./sign-in-card.tsx')).SignInCard }));

// Of its own: a page that stood in a boundary at this place would live on, hidden, until the card has loaded.
const CARD = 'card';

export interface SignedInOnlyProps {
  /** The page's heading while it cannot be shown. */
  title: string;
  /** What waits behind the sign-in, in one sentence. */
  reason?: string | undefined;
  /** Until it is known who is here. */
  loading?: ReactNode;
  /** Whose page it is; everyone's who is signed in, where absent. */
  roles?: readonly Role[] | undefined;
  children: ReactNode | ((user: SessionUser) => ReactNode);
}

/**
 * Around a page of the signed-in: loading, the sign-in card, the card that says whose page it is, or the page. The server
 * holds the rule; this only says it well. A page whose session ran out stays as it is below the sign-in dialog.
 */
export function SignedInOnly({ title, reason, roles, loading = <Loading title={title} />, children }: SignedInOnlyProps) {
  const session = useSession();
  if (session.status === 'loading') return loading;
  const user = session.status === 'signed-in' ? session.user : session.lastUser;
  if (user === undefined) {
    const isDisabled = session.status === 'signed-out' && session.reason === 'disabled';
    return (
      <Suspense key={CARD} fallback={loading}>
        <SignInCard title={title} reason={isDisabled ? 'This account has been disabled' : reason} />
      </Suspense>
    );
  }
  if (roles !== undefined && !roles.includes(user.role)) {
    return (
      <Suspense key={CARD} fallback={loading}>
        <ForbiddenCard title={title} user={user} roles={roles} />
      </Suspense>
    );
  }
  return typeof children === 'function' ? children(user) : children;
}

function Loading({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Spinner page />
    </Page>
  );
}

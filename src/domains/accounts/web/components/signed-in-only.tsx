import { lazy, Suspense, type ReactNode } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import type { OpenRole, Role } from '#lib/roles.ts';
import { NeedsScript } from '#ui/needs-script.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSession } from '../session/use-session.ts';

const ForbiddenCard = lazy(async () => ({ default: (await import('./forbidden-card.tsx')).ForbiddenCard }));
const SignInCard = lazy(async () => ({ default: (await import('./sign-in-card.tsx')).SignInCard }));

// A boundary of its own: otherwise the page would stay mounted, hidden, until the card has loaded.
const CARD = 'card';

export interface SignedInOnlyProps {
  /** The page's heading while it cannot be shown. */
  title: string;
  /** What the page is for, in a sentence. */
  about?: string | undefined;
  /** What waits behind the sign-in, in one sentence. */
  reason?: string | undefined;
  /** Shown until the session is known. */
  loading?: ReactNode;
  /** Roles the page is for; absent means all signed-in people. */
  roles?: readonly Role[] | undefined;
  /** As whom a demo shows the page; absent where none does. */
  demoRole?: OpenRole | undefined;
  children: ReactNode | ((user: SessionUser) => ReactNode);
}

/**
 * Around a page of the signed-in: loading, the sign-in card, the card that says whose page it is, or the page. The server
 * holds the rule; this only says it well. When the session runs out, the page stays as it is below the sign-in dialog.
 */
export function SignedInOnly({
  title,
  about,
  reason,
  roles,
  demoRole,
  loading = <Loading title={title} />,
  children,
}: SignedInOnlyProps) {
  const session = useSession();
  if (session.status === 'loading')
    return (
      <>
        <NeedsScript what="This page" className="mb-6" />
        {loading}
      </>
    );
  const user = session.status === 'signed-in' ? session.user : session.lastUser;
  if (user === undefined) {
    const isDisabled = session.status === 'signed-out' && session.reason === 'disabled';
    return (
      <Suspense key={CARD} fallback={loading}>
        {isDisabled ? (
          <SignInCard title={title} reason="This account has been disabled" />
        ) : (
          <SignInCard title={title} about={about} reason={reason} demoRole={demoRole} />
        )}
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

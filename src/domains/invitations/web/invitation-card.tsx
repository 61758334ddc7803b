import { lazy, type ReactNode, Suspense } from 'react';
import { formatDate } from '#lib/format.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { viewerTimeZone } from '#platform/web/display.ts';
import { CardPage } from '#ui/card-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { JoinByInvitationProps } from './join-by-invitation.tsx';

const JoinByInvitation = lazy(async () => ({ default: (await import('./join-by-invitation.tsx')).JoinByInvitation }));

interface InvitationCardProps extends JoinByInvitationProps {
  title: string;
  /** What joining means. */
  children: ReactNode;
  expiresAt?: string;
}

/** The page of an invitation; accepting needs an account, since the others must know who joined. */
export function InvitationCard({ title, children, expiresAt, ...joining }: InvitationCardProps) {
  return (
    <CardPage title={title}>
      {children}
      {expiresAt === undefined ? null : (
        <p className="mt-4 text-ink-soft">
          The invitation is for one person, until{' '}
          <AfterHydration placeholder="its last day">{() => formatDate(expiresAt, viewerTimeZone(), 'long')}</AfterHydration>.
        </p>
      )}
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-11 w-48" />}>
          <JoinByInvitation {...joining} />
        </Suspense>
      </div>
    </CardPage>
  );
}

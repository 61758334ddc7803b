import { lazy, Suspense } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { Avatar } from '#ui/avatar.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The signed-in person in the top bar: dashboard, settings, sign out. */
export function AccountButton({ user }: { user: SessionUser }) {
  return (
    <Suspense fallback={<Avatar name={user.displayName} src={user.photoURL ?? undefined} announced={false} />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}

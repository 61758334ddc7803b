import type { SessionUser } from '#domains/accounts/contract.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { ROLE_FACTS } from '../roles.ts';
import { signOut } from '../session/start-session.ts';

/** On sign-in pages, for those who are signed in already. */
export function AlreadySignedIn({ user, to }: { user: SessionUser; to: string }) {
  return (
    <div>
      <div className="flex items-center gap-4">
        <Avatar name={user.displayName} src={user.photoURL ?? undefined} announced={false} />
        <div className="min-w-0">
          <p className="font-medium">{user.displayName}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {user.email === null ? '' : `${user.email} · `}
            {ROLE_FACTS[user.role].label}
          </p>
        </div>
      </div>
      <div className="mt-6 grid gap-3">
        <Button asChild>
          <AppLink href={to}>Continue as {user.displayName}</AppLink>
        </Button>
        <Button variant="secondary" onClick={() => void signOut()}>
          Use another account
        </Button>
      </div>
    </div>
  );
}

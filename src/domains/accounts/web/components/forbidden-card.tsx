import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { CardPage } from '#ui/card-page.tsx';
import { AppLink } from '#ui/link.tsx';
import type { SessionUser } from '#domains/accounts/contract.ts';
import type { Role } from '#lib/roles.ts';
import { dashboardOf, ROLE_FACTS, whyRoleIsClosed } from '../roles.ts';

/** Replaces a page that belongs to another role: says whose it is, and lets people switch to that role if they may. */
export function ForbiddenCard({ title, user, roles }: { title: string; user: SessionUser; roles: readonly Role[] }) {
  const become = useWrite(async (role: Role) => (await import('../auth-calls.ts')).switchRole(user, role), {
    tells: 'page',
    offline: 'fails',
  });
  const nouns = roles.map((role) => ROLE_FACTS[role].noun).join(' or ');
  const open = roles.filter((role) => whyRoleIsClosed(role, user) === undefined);

  return (
    <CardPage align="center" title={title}>
      <p className="mt-3 text-ink-soft">
        This page is for {nouns}. You are here as {ROLE_FACTS[user.role].noun}
        {open.length === 0 ? ', and only an administrator can give that role.' : ', and can change that at any time.'}
      </p>
      <WriteFailure of={become} title="Your role could not be changed" className="mt-4 text-left" />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {open.map((role) => (
          <Button key={role} busy={become.isBusy} onClick={() => void become.run(role)}>
            Continue as {ROLE_FACTS[role].noun}
          </Button>
        ))}
        <Button asChild variant="secondary">
          <AppLink href={dashboardOf(user.role)}>Go to your dashboard</AppLink>
        </Button>
      </div>
    </CardPage>
  );
}

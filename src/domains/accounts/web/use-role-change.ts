import { useNavigate } from 'react-router';
import type { SessionUser } from '#domains/accounts/contract.ts';
import type { OpenRole, Role } from '#lib/roles.ts';
import { reasonOf } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { useToast } from '#ui/toast.tsx';
import { dashboardOf, ROLE_NOT_CHANGED } from './roles.ts';

/** The specification's pause before a role's dashboard opens. */
export const REDIRECT_AFTER_ROLE_LOGIN_MS = 100;

export interface RoleChange {
  /** Each answers whether it worked; the person then goes to the role's dashboard. */
  takeRole: (user: SessionUser, role: Role) => Promise<boolean>;
  takeDemo: (role: OpenRole) => Promise<boolean>;
  isBusy: boolean;
}

/** Switches the role or the demo person, says so, and goes to their dashboard. */
export function useRoleChange(): RoleChange {
  const { toast } = useToast();
  const navigate = useNavigate();

  const { run, isBusy } = useWrite((change: () => Promise<SessionUser>) => change(), {
    done({ role }) {
      setTimeout(() => void navigate(dashboardOf(role)), REDIRECT_AFTER_ROLE_LOGIN_MS);
      return { title: 'Role Updated', description: `Your role has been updated to ${role}.` };
    },
    tells: 'nobody',
    offline: 'fails',
    failed: (error) => toast({ title: 'Error', description: reasonOf(error) ?? ROLE_NOT_CHANGED, variant: 'destructive' }),
  });
  const become = async (change: () => Promise<SessionUser>) => (await run(change)) !== undefined;

  return {
    takeRole: (user, role) => become(async () => (await import('./auth-calls.ts')).switchRole(user, role)),
    takeDemo: (role) => become(async () => (await import('./auth-calls.ts')).enterDemo(role)),
    isBusy,
  };
}

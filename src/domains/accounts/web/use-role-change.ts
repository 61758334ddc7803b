import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '#domains/accounts/contract.ts';
import type { OpenRole, Role } from '#lib/roles.ts';
import { useToast } from '#ui/toast.tsx';
import { dashboardOf } from './roles.ts';
import { toAuthError } from './session/auth-fetch.ts';

const REDIRECT_AFTER_ROLE_LOGIN_MS = 100;

export interface RoleChange {
  /** Each answers whether it worked; the person then goes to the role's dashboard. */
  takeRole: (user: SessionUser, role: Role) => Promise<boolean>;
  takeDemo: (role: OpenRole) => Promise<boolean>;
  isBusy: boolean;
}

/** Another role, or another demo person: told, and led to their dashboard. */
export function useRoleChange(): RoleChange {
  const { toast } = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function become(change: () => Promise<SessionUser>): Promise<boolean> {
    setBusy(true);
    try {
      const { role } = await change();
      toast({ title: 'Role Updated', description: `Your role has been updated to ${role}.` });
      setTimeout(() => void navigate(dashboardOf(role)), REDIRECT_AFTER_ROLE_LOGIN_MS);
      return true;
    } catch (error) {
      const description = toAuthError(error).detail ?? 'Your role could not be changed. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    takeRole: (user, role) => become(async () => (await import('./auth-calls.ts')).switchRole(user, role)),
    takeDemo: (role) => become(async () => (await import('./auth-calls.ts')).enterDemo(role)),
    isBusy,
  };
}

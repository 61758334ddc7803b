import type { SessionUser } from '#domains/accounts/contract.ts';
import { ROLES, type Role, actsAsAdmin, holdsAdmin } from '#lib/roles.ts';

interface RoleFacts {
  label: string;
  /** What the role is for, in the role switcher's words. */
  description: string;
  /** "a buyer", "an administrator". */
  noun: string;
  dashboard: string;
  /** Whether people who registered in it start there, not on the home page. */
  startsThere: boolean;
}

export const ROLE_FACTS: Record<Role, RoleFacts> = {
  buyer: {
    label: 'Buyer',
    description: 'Property search and management',
    noun: 'a buyer',
    dashboard: '/buyer-dashboard',
    startsThere: false,
  },
  seller: {
    label: 'Seller',
    description: 'Property listing and analytics',
    noun: 'a seller',
    dashboard: '/seller-dashboard-authentic',
    startsThere: true,
  },
  vendor: {
    label: 'Vendor',
    description: 'Service provider tools',
    noun: 'a vendor',
    dashboard: '/vendor-dashboard',
    startsThere: true,
  },
  admin: {
    label: 'Admin',
    description: 'Platform administration',
    noun: 'an administrator',
    dashboard: '/analytics-dashboard',
    startsThere: false,
  },
};

export const ROLE_NOT_CHANGED = 'Your role could not be changed. Please try again.';

/** Where somebody who has just registered starts. */
export function startOf(role: string): string {
  const known = ROLES.find((one) => one === role);
  return known !== undefined && ROLE_FACTS[known].startsThere ? ROLE_FACTS[known].dashboard : '/';
}

/** Where a role is at home; any other role at the front door. */
export function dashboardOf(role: string): string {
  const known = ROLES.find((one) => one === role);
  return known === undefined ? '/' : ROLE_FACTS[known].dashboard;
}

/** Why a person cannot take a role now; undefined where they can. */
export function whyRoleIsClosed(role: Role, user: SessionUser): string | undefined {
  if (role === user.role) return 'Current role';
  if (!actsAsAdmin({ role })) return undefined;
  if (user.isDemo) return 'Demo people are never administrators';
  return holdsAdmin(user) ? undefined : 'Granted by an administrator';
}

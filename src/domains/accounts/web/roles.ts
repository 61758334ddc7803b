import type { SessionUser } from '#domains/accounts/contract.ts';
import { ROLES, type Role } from '#lib/roles.ts';

interface RoleFacts {
  label: string;
  /** What the role is for, in the role switcher's words. */
  description: string;
  /** "a buyer", "an administrator". */
  noun: string;
  dashboard: string;
}

export const ROLE_FACTS: Record<Role, RoleFacts> = {
  buyer: {
    label: 'Buyer',
    description: 'Property search and management',
    noun: 'a buyer',
    dashboard: '/buyer-dashboard',
  },
  seller: {
    label: 'Seller',
    description: 'Property listing and analytics',
    noun: 'a seller',
    dashboard: '/seller-dashboard-authentic',
  },
  vendor: { label: 'Vendor', description: 'Service provider tools', noun: 'a vendor', dashboard: '/vendor-dashboard' },
  admin: {
    label: 'Admin',
    description: 'Platform administration',
    noun: 'an administrator',
    dashboard: '/analytics-dashboard',
  },
};

export const ROLE_NOT_CHANGED = 'Your role could not be changed. Please try again.';

/** Where a role is at home; any other role at the front door. */
export function dashboardOf(role: string): string {
  const known = ROLES.find((one) => one === role);
  return known === undefined ? '/' : ROLE_FACTS[known].dashboard;
}

/** Why a person cannot take a role now; undefined where they can. */
export function whyRoleIsClosed(role: Role, user: SessionUser): string | undefined {
  if (role === user.role) return 'Current role';
  if (role !== 'admin') return undefined;
  if (user.isDemo) return 'Demo people are never administrators';
  return user.roles.includes('admin') ? undefined : 'Granted by an administrator';
}

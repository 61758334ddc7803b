/** The roles that people act in. All other role types derive from here, even those of database columns. */
export const ROLES = ['buyer', 'seller', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that anyone may take, even demonstration people; admin needs a grant. */
export const OPEN_ROLES = ['buyer', 'seller', 'vendor'] as const satisfies readonly Role[];
export type OpenRole = (typeof OPEN_ROLES)[number];

/** The role of people who have chosen no other, and the one left when another ends. */
export const USUAL_ROLE = 'buyer' satisfies OpenRole;

/** What registration offers: `user` is its word for the usual role. */
export const REGISTRATION_ROLES = ['user', 'vendor'] as const;
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number];

/** The role that registration means. */
export function roleNamed(name: OpenRole | 'user'): OpenRole;
export function roleNamed(name: Role | 'user'): Role;
export function roleNamed(name: Role | 'user'): Role {
  return name === 'user' ? USUAL_ROLE : name;
}

/** Whether somebody is an administrator now: what the role lets them see and do. */
export const actsAsAdmin = ({ role }: { role: Role }): boolean => role === 'admin';

/** Whether somebody may become one at any time, whatever role they act in: what staff is told of, and what is not counted of them. */
export const holdsAdmin = ({ roles }: { roles: readonly Role[] }): boolean => roles.includes('admin');

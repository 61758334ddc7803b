import { actsAsAdmin, holdsAdmin, USUAL_ROLE } from '#lib/roles.ts';
import type { SessionUser } from '../contract.ts';
import type { UserRow } from './queries.ts';

/** The person as the browser may know them. */
export function presentUser(row: UserRow): SessionUser {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.display_name,
    photoURL: row.photo_url,
    phoneNumber: row.phone_number,
    role: activeRole(row),
    createdAt: row.created_at.getTime(),
    lastLoginAt: (row.last_login_at ?? row.created_at).getTime(),
    roles: row.roles,
    emailVerified: row.email_verified_at !== null,
    isDemo: row.is_demo,
  };
}

/** The admin role counts only beside its grant, whatever the row says. */
export function activeRole(row: Pick<UserRow, 'role' | 'roles' | 'is_demo'>): UserRow['role'] {
  return actsAsAdmin(row) && (row.is_demo || !holdsAdmin(row)) ? USUAL_ROLE : row.role;
}

import { actsAsAdmin, type Role } from '#lib/roles.ts';
import type { SessionUser } from '../contract.ts';
import { whyRoleIsClosed } from './roles.ts';

/** Goes on in the role whose pages come next, if it is open to the person. Administrators stay as they are. */
export async function continueAs(user: SessionUser | null, role: Role): Promise<void> {
  if (user === null || actsAsAdmin(user) || whyRoleIsClosed(role, user) !== undefined) return;
  const { switchRole } = await import('./auth-calls.ts');
  await switchRole(user, role);
}

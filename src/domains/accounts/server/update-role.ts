import { type Role, actsAsAdmin, holdsAdmin, roleNamed } from '#lib/roles.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SessionUser } from '../contract.ts';
import { type AccountContext } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { presentUser } from './present.ts';
import { findUser } from './queries.ts';

/**
 * Switches the caller's own active role, at once. Anyone may take buyer, seller or vendor; admin needs its grant. Throws
 * `not-found` for anybody else's id, `forbidden`.
 */
export async function updateRole(ctx: AccountContext, input: { userId: string; role: Role | 'user' }): Promise<SessionUser> {
  const actor = requireUser(ctx);
  if (input.userId !== actor.userId) throw new DomainError('not-found', 'This is not your own account.');
  const role = roleNamed(input.role);
  return transact(ctx, async (inner) => {
    // Held until the end: a concurrent revocation waits or is seen.
    await inner.db.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().executeTakeFirst();
    const before = await findUser(inner.db, actor.userId);
    if (before === undefined) throw new DomainError('not-found', 'This account is gone.');
    if (actsAsAdmin({ role }) && (before.is_demo || !holdsAdmin(before)))
      throw new DomainError('forbidden', 'Only an administrator can grant this role.');
    if (!actsAsAdmin({ role })) {
      await inner.db
        .insertInto('role_grants')
        .values({ user_id: actor.userId, role, granted_at: inner.now, granted_by: 'self' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await inner.db.updateTable('users').set({ role }).where('id', '=', actor.userId).execute();
    if (before.role !== role)
      await recordAudit(inner, { action: 'role-switched', subjectId: actor.userId, details: { from: before.role, to: role } });
    const roles = [...new Set([...before.roles, role])].toSorted();
    return presentUser({ ...before, role, roles });
  });
}

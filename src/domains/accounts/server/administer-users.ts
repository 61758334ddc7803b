import { USUAL_ROLE } from '#lib/roles.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { authError } from '#platform/identity/auth-error.ts';
import { announceSessionEnd } from '#platform/realtime/realtime-hub.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type AccountContext } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { endPending } from './end-pending.ts';
import { deleteSessions, findUser, type UserRow } from './queries.ts';

/** Disables an account: its requests are refused from now on. Throws `conflict` for the caller's own. */
export async function disableUser(ctx: Context, input: { userId: string; reason: string }): Promise<void> {
  requireAdmin(ctx);
  if (actorId(ctx) === input.userId) throw new DomainError('conflict', 'You can’t disable your own account.');
  await transact(ctx, async (inner) => {
    const user = await lockUser(inner, input.userId);
    if (user.disabled_at !== null) return;
    await inner.db
      .updateTable('users')
      .set({ disabled_at: inner.now, disabled_reason: input.reason })
      .where('id', '=', user.id)
      .execute();
    await announceSessionEnd(inner.db, user.id);
    await recordAudit(inner, { action: 'user-disabled', subjectId: user.id, details: { reason: input.reason } });
  });
}

/** Lets a disabled account sign in again; its old sessions stay closed. */
export async function enableUser(ctx: AccountContext, userId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const user = await lockUser(inner, userId);
    if (user.disabled_at === null) return;
    const sessionIds = await deleteSessions(inner.db, userId);
    await endPending(inner, userId, { sessionIds });
    await inner.db.updateTable('users').set({ disabled_at: null, disabled_reason: null }).where('id', '=', userId).execute();
    await recordAudit(inner, { action: 'user-enabled', subjectId: userId });
  });
}

/** Lets a person take the admin role: by an administrator, or on the command line. */
export async function grantAdmin(ctx: Context, userId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const user = await lockUser(inner, userId);
    if (user.is_demo) throw authError('not-for-demo');
    const { numInsertedOrUpdatedRows } = await inner.db
      .insertInto('role_grants')
      .values({ user_id: userId, role: 'admin', granted_at: inner.now, granted_by: actorId(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) > 0) await recordAudit(inner, { action: 'admin-granted', subjectId: userId });
  });
}

/** Removes the admin role at once. Throws `conflict` for the last one who holds it. */
export async function revokeAdmin(ctx: Context, userId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    // Locks all grants in one order: two administrators who revoke each other at once must not both succeed.
    const admins = await inner.db
      .selectFrom('role_grants')
      .select('user_id')
      .where('role', '=', 'admin')
      .orderBy('user_id')
      .forUpdate()
      .execute();
    await lockUser(inner, userId);
    if (!admins.some((admin) => admin.user_id === userId)) return;
    if (admins.length === 1)
      throw new DomainError('conflict', 'This is the last administrator. Grant the role to someone else first.');
    await inner.db.deleteFrom('role_grants').where('user_id', '=', userId).where('role', '=', 'admin').execute();
    await inner.db.updateTable('users').set({ role: USUAL_ROLE }).where('id', '=', userId).where('role', '=', 'admin').execute();
    await recordAudit(inner, { action: 'admin-revoked', subjectId: userId });
  });
}

function actorId({ actor }: Context): string {
  return actor.kind === 'user' ? actor.userId : 'operator';
}

async function lockUser(ctx: Context, userId: string): Promise<UserRow> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const user = await findUser(ctx.db, userId);
  if (user === undefined) throw new DomainError('not-found', 'There is no such account.');
  return user;
}

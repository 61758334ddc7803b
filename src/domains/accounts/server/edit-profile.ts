import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SessionUser } from '../contract.ts';
import { type AccountContext } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { presentUser } from './present.ts';
import { findUser } from './queries.ts';

/** Reads the signed-in person. */
export async function readMe(ctx: AccountContext): Promise<SessionUser> {
  const user = await findUser(ctx.db, requireUser(ctx).userId);
  if (user === undefined) throw new DomainError('unauthenticated', 'Sign in to do this.');
  return presentUser(user);
}

/** Corrects the caller's own name or phone number. */
export async function updateMe(
  ctx: AccountContext,
  change: { displayName?: string | undefined; phoneNumber?: string | null | undefined },
): Promise<SessionUser> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const values = {
      ...(change.displayName === undefined ? {} : { display_name: change.displayName }),
      ...(change.phoneNumber === undefined ? {} : { phone_number: change.phoneNumber === '' ? null : change.phoneNumber }),
    };
    const fields = Object.keys(values);
    if (fields.length > 0) {
      await inner.db.updateTable('users').set(values).where('id', '=', userId).execute();
      await recordAudit(inner, { action: 'profile-corrected', subjectId: userId, details: { fields } });
    }
    return readMe(inner);
  });
}

import { requireUser } from '#platform/verb/require-user.ts';
import type { Context } from '#platform/verb/context.ts';
import type { PrivacyState } from '../contract.ts';
import { FAREWELL_HOLD, HELD_FILES, LEGAL_HOLDS, SHARED_HOLDS } from '../model/legal-holds.ts';
import { findDeletion, listExports, listOwnQuestions, presentExport } from './queries.ts';

/** The caller's copies, and whether the account awaits erasure. */
export async function readPrivacy(ctx: Context): Promise<PrivacyState> {
  const { userId } = requireUser(ctx);
  const exports = await listExports(ctx.db, userId);
  const deletion = await findDeletion(ctx.db, userId);
  return {
    exports: exports.map(presentExport),
    deletion:
      deletion === undefined ? null : { requestedAt: deletion.requested_at.toISOString(), dueAt: deletion.due_at.toISOString() },
    questions: await listOwnQuestions(ctx.db, userId),
    kept: [...LEGAL_HOLDS.map(({ what, why, howLong }) => ({ what, why, howLong })), FAREWELL_HOLD, HELD_FILES],
    sharedKept: Object.values(SHARED_HOLDS),
  };
}

import { removeDocumentsOf } from '#domains/documents/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { changeApplication, findApplicationById, findCoApplicantOf, removeCoApplicantRow } from './queries.ts';

/**
 * Deletes the second borrower's part with its files, within the caller's transaction. A complete application becomes a draft
 * again.
 */
export async function endPart(
  ctx: Context,
  applicationId: string,
): Promise<{ firstUserId: string | undefined; secondUserId: string | undefined }> {
  const application = await findApplicationById(ctx.db, applicationId, ctx.now);
  const second = await findCoApplicantOf(ctx.db, applicationId);
  if (second !== undefined) await removeDocumentsOf(ctx.db, { kind: 'loan-application', key: applicationId }, second.user_id);
  await removeCoApplicantRow(ctx.db, applicationId);
  if (application?.status === 'complete')
    await changeApplication(ctx.db, applicationId, { status: 'draft', completed_at: null, updated_at: ctx.now });
  return { firstUserId: application?.user_id, secondUserId: second?.user_id };
}

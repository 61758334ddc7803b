import type { Document } from '#domains/documents/contract.ts';
import { storeDocument } from '#domains/documents/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { DocumentItem } from '../model/paper-kinds.ts';
import { findApplication, findApplicationById, findPartOf } from './queries.ts';

/**
 * Adds a file to the application that the caller began or joined. Throws `not-found` where there is none, `conflict` once it is
 * complete.
 */
export async function uploadDocument(
  ctx: ServerContext,
  { item, documentId, name, request }: { item: DocumentItem; documentId: string; name: string; request: Request },
): Promise<Document> {
  const { id, user_id: ownerId } = await requireDraft(ctx);
  return storeDocument(
    ctx,
    { kind: 'loan-application', key: id, ownerId },
    { documentId, item, name, request, stillMay: requireDraft },
  );
}

/** Locked against a change of its state, within a transaction. */
async function requireDraft(ctx: Context) {
  const { userId } = requireUser(ctx);
  const own = await findApplication(ctx.db, userId, ctx.now);
  const id = own?.id ?? (await findPartOf(ctx.db, userId))?.application_id;
  const application = id === undefined ? undefined : await findApplicationById(ctx.db, id, ctx.now);
  if (application === undefined) throw new DomainError('not-found', 'Fill in the first step, then add files.');
  if (application.status === 'complete') throw new DomainError('conflict', 'It is complete. Reopen it to add files.');
  return application;
}

import type { Document } from '#domains/documents/contract.ts';
import { storeDocument } from '#domains/documents/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import type { DocumentItem } from '../model/document-items.ts';
import { findApplication, findApplicationById, findPartOf } from './queries.ts';

/** Adds a file to the application that the caller began or joined. Throws `not-found` where there is none. */
export async function uploadDocument(
  ctx: ServerContext,
  { item, documentId, name, request }: { item: DocumentItem; documentId: string; name: string; request: Request },
): Promise<Document> {
  const { userId } = requireUser(ctx);
  const part = await findPartOf(ctx.db, userId);
  const application =
    (await findApplication(ctx.db, userId, ctx.now)) ??
    (part === undefined ? undefined : await findApplicationById(ctx.db, part.application_id, ctx.now));
  if (application === undefined) throw new DomainError('not-found', 'Fill in the first step, then add files.');
  return storeDocument(
    ctx,
    { kind: 'loan-application', key: application.id, ownerId: application.user_id },
    { documentId, item, name, request },
  );
}

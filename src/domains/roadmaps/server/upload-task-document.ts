import type { Document } from '#domains/documents/contract.ts';
import { storeDocument } from '#domains/documents/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { isTaskOf } from './queries.ts';

/** Adds a file to the caller's task. Throws `not-found` for anyone else's. */
export async function uploadTaskDocument(
  ctx: ServerContext,
  { taskId, documentId, name, request }: { taskId: string; documentId: string; name: string; request: Request },
): Promise<Document> {
  const { userId } = requireUser(ctx);
  if (!(await isTaskOf(ctx.db, userId, taskId))) throw new DomainError('not-found', 'There is no such task in your roadmap.');
  return storeDocument(ctx, { kind: 'roadmap-task', key: taskId, ownerId: userId }, { documentId, name, request });
}

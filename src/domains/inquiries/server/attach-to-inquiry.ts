import { attachFile, findThread, openReplyLink, serveFile } from '#domains/correspondence/server/index.ts';
import type { Document } from '#domains/documents/contract.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { findHome, findInquiry } from './find-inquiry.ts';

/** Adds a file to a question of the caller's. Throws `not-found` for other people's, `conflict` for one that is over. */
export async function attachToInquiry(
  ctx: ServerContext,
  { inquiryId, ...file }: { inquiryId: string; documentId: string; name: string; request: Request },
): Promise<Document> {
  const thread = await findInquiry(ctx, inquiryId);
  return attachFile(ctx, { ...file, thread, about: await findHome(ctx, thread) });
}

/** A file of a question, for the firm with its link. Throws `not-found` for other files, and where no answer is wanted anymore. */
export async function serveInquiryFile(
  ctx: ServerContext,
  { token, documentId }: { token: string; documentId: string },
): Promise<Response> {
  const { threadId } = await openReplyLink(ctx, 'inquiry', token);
  return serveFile(ctx, await findThread(ctx.db, threadId), documentId);
}

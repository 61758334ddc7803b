import { isSentBy } from '#domains/accounts/server/index.ts';
import type { Document } from '#domains/documents/contract.ts';
import { serveDocumentWith, storeDocument } from '#domains/documents/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { InquiryFilesMail } from './inquiry-mail.tsx';
import { OPEN_STATUSES } from './queries.ts';
import { makeReplyUrl, openReplyLink, subjectOf } from './reply-links.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds a file to a question of the caller's and tells the firm by mail, once an hour however many files there are. Throws
 * `not-found` for other people's, `conflict` for a question that was withdrawn or closed.
 */
export async function attachToInquiry(
  ctx: ServerContext,
  { inquiryId, documentId, name, request }: { inquiryId: string; documentId: string; name: string; request: Request },
): Promise<Document> {
  const { userId } = requireUser(ctx);
  const inquiry = await ctx.db
    .selectFrom('inquiries')
    .select(['public_id', 'user_id', 'listing_id', 'name', 'email', 'message', 'status'])
    .where('public_id', '=', inquiryId)
    .where(isSentBy(userId))
    .executeTakeFirst();
  if (inquiry === undefined) throw new DomainError('not-found', 'There is no such question.');
  if (!OPEN_STATUSES.includes(inquiry.status))
    throw new DomainError('conflict', 'This question is closed: nothing can be added to it.');
  const document = await storeDocument(ctx, subjectOf(inquiry), { documentId, name, request });
  const contact = await findContactIfShown(ctx, inquiry.listing_id);
  if (contact?.agentEmail == null) return document;
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS);
  const replyUrl = await makeReplyUrl(ctx, inquiry);
  await tell(ctx, {
    to: { address: contact.agentEmail },
    title: `Files about a question: ${contact.label}`,
    mail: {
      replyTo: inquiry.email,
      body: InquiryFilesMail({ name: inquiry.name, question: inquiry.message, contact, replyUrl }),
      dedupeKey: `inquiry-files-${inquiryId}-${hour}`,
    },
  });
  return document;
}

/** A file of a question, for the firm with its link. Throws `not-found` for other files, and where no answer is wanted any more. */
export async function serveInquiryFile(
  ctx: ServerContext,
  { token, documentId }: { token: string; documentId: string },
): Promise<Response> {
  const { key } = await openReplyLink(ctx, 'inquiry', token);
  const inquiry = await ctx.db.selectFrom('inquiries').select('status').where('public_id', '=', key).executeTakeFirst();
  if (inquiry === undefined || !OPEN_STATUSES.includes(inquiry.status))
    throw new DomainError('not-found', 'The question was taken back or settled, and its files with it.');
  return serveDocumentWith(ctx, { kind: 'inquiry', key }, documentId);
}

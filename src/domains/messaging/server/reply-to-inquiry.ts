import type { z } from 'zod';
import { listDocumentsWith } from '#domains/documents/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type getInquiryToReply as getEndpoint, MOST_REPLIES, type replyFormSchema } from '../contract.ts';
import { InquiryReplyMail } from './inquiry-mail.tsx';
import { openReplyLink } from './reply-links.ts';
import { findSender } from './find-sender.ts';

type Shown = EndpointResponse<typeof getEndpoint>;

/** What the firm answers, for whoever holds the link. Changes nothing: programs that check mail open links too. */
export async function getInquiryToReply(ctx: Context, token: string): Promise<Shown> {
  const { key, expiresAt } = await openReplyLink(ctx, 'inquiry', token);
  return readThread(ctx, key, expiresAt);
}

/**
 * The firm's answer: it stands in the sender's thread, and goes to them by mail and, where they have an account, in the
 * product. Once for each key. Throws `not-found` for a link that ended, `conflict` where the question was taken back.
 */
export async function replyToInquiry(
  ctx: Context & { mail: Mail; config: Config },
  { token, form }: { token: string; form: z.output<typeof replyFormSchema> },
): Promise<Shown> {
  const { key, expiresAt } = await openReplyLink(ctx, 'inquiry', token);
  await ctx.db.transaction().execute(async (trx) => {
    const inner = { ...ctx, db: trx };
    const inquiry = await trx
      .selectFrom('inquiries')
      .select(['id', 'listing_id', 'name', 'email', 'message', 'status', 'sent_to', 'user_id', 'sender_left_at'])
      .where('public_id', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (inquiry === undefined) throw new DomainError('not-found', 'This question is no longer here.');
    const { id } = inquiry;
    const replies = await listReplies(trx, id);
    if (replies.some((reply) => reply.public_id === form.idempotencyKey)) return;
    if (inquiry.status === 'withdrawn' || inquiry.status === 'closed')
      throw new DomainError('conflict', 'The question was taken back or settled meanwhile: no answer is needed.');
    if (inquiry.sender_left_at !== null)
      throw new DomainError('conflict', 'Who asked has closed their account: no answer reaches them.');
    if (replies.length >= MOST_REPLIES)
      throw new DomainError('conflict', 'There are many answers here already. Please write to the sender by mail.');
    await trx
      .insertInto('inquiry_replies')
      .values({ public_id: form.idempotencyKey, inquiry_id: id, message: form.message, created_at: ctx.now })
      .execute();
    await trx.updateTable('inquiries').set({ status: 'answered', status_at: ctx.now }).where('id', '=', id).execute();
    const contact = await findContactIfShown(inner, inquiry.listing_id);
    const label = contact?.label ?? 'a home';
    const sender = await findSender(trx, inquiry);
    await tell(inner, {
      to: sender,
      topic: 'inquiries',
      title: `${inquiry.sent_to} answered about ${label}`,
      line: { body: form.message, href: '/inquiries' },
      mail: {
        ...(contact?.agentEmail == null ? {} : { replyTo: contact.agentEmail }),
        subject: `Answer about ${label}`,
        body: InquiryReplyMail({
          reply: form.message,
          question: inquiry.message,
          threadUrl: sender.userId === undefined ? undefined : `${publicUrlOf(ctx.config)}/inquiries`,
        }),
        dedupeKey: `inquiry-reply-${form.idempotencyKey}`,
      },
    });
  });
  return readThread(ctx, key, expiresAt);
}

async function readThread(ctx: Context, key: string, expiresAt: Date): Promise<Shown> {
  const inquiry = await ctx.db.selectFrom('inquiries').selectAll().where('public_id', '=', key).executeTakeFirst();
  if (inquiry === undefined) throw new DomainError('not-found', 'This question is no longer here.');
  const { id } = inquiry;
  const added = await ctx.db
    .selectFrom('inquiry_messages')
    .select(['message', 'created_at'])
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .execute();
  const contact = await findContactIfShown(ctx, inquiry.listing_id);
  const hasSenderLeft = inquiry.sender_left_at !== null;
  const isStanding = inquiry.status !== 'withdrawn' && inquiry.status !== 'closed';
  const files = isStanding ? await listDocumentsWith(ctx.db, { kind: 'inquiry', key }) : [];
  const line = (from: 'sender' | 'firm') => (row: { message: string; created_at: Date }) => ({
    from,
    message: row.message,
    at: row.created_at.toISOString(),
  });
  const thread = [
    ...(hasSenderLeft ? [] : [inquiry, ...added]).map(line('sender')),
    ...(await listReplies(ctx.db, id)).map(line('firm')),
  ];
  return {
    senderName: inquiry.name,
    firm: inquiry.sent_to,
    homeLabel: contact?.label ?? null,
    isOpen: isStanding && !hasSenderLeft,
    hasSenderLeft,
    isTakenBack: inquiry.status === 'withdrawn',
    files: files.map((file) => ({ documentId: file.public_id, name: file.name, sizeBytes: file.size_bytes })),
    thread: thread.toSorted((a, b) => a.at.localeCompare(b.at)),
    expiresAt: expiresAt.toISOString(),
  };
}

function listReplies(db: Db, inquiryId: number) {
  return db
    .selectFrom('inquiry_replies')
    .select(['public_id', 'message', 'created_at'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('id')
    .execute();
}

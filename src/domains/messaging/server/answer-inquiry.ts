import { randomUUID } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { createReplyLink, subjectOf } from './reply-links.ts';
import { replyToInquiry } from './reply-to-inquiry.ts';

/** A firm's answer that the demonstration writes, by a link as any firm's. For the process itself. */
export async function answerInquiry(
  ctx: Context & { mail: Mail; config: Config },
  inquiryId: string,
  message: string,
): Promise<void> {
  requireSystem(ctx);
  const row = await ctx.db
    .selectFrom('inquiries')
    .select(['public_id', 'user_id'])
    .where('public_id', '=', inquiryId)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such question.');
  const token = await createReplyLink(ctx.db, ctx.now, subjectOf(row));
  await replyToInquiry(ctx, { token, form: { message, idempotencyKey: randomUUID() } });
}

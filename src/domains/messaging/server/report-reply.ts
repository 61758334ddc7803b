import type { z } from 'zod';
import { isSentBy } from '#domains/accounts/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { deliveryFor, tell } from '#domains/notifications/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { REPLY_PROBLEMS, type replyReportFormSchema, type reportReply as endpoint } from '../contract.ts';
import { ReplyReportMail } from './inquiry-mail.tsx';

interface ReportInput {
  inquiryId: string;
  replyId: string;
  form: z.output<typeof replyReportFormSchema>;
}

/**
 * Stores what is wrong with an answer and mails it to this site's own people, all or nothing; the firm is not told. A second
 * report of the same answer changes nothing. Throws `not-found` for answers to other people's questions.
 */
export async function reportReply(
  ctx: Context & { mail: Mail; config: Config },
  { inquiryId, replyId, form }: ReportInput,
): Promise<EndpointResponse<typeof endpoint>> {
  const { userId } = requireUser(ctx);
  const operator = ctx.config.SUPPORT_EMAIL ?? null;
  const delivery = deliveryFor(ctx, operator);
  return ctx.db.transaction().execute(async (trx) => {
    const inquiry = await trx
      .selectFrom('inquiries')
      .select(['id', 'listing_id', 'email', 'message', 'sent_to'])
      .where('public_id', '=', inquiryId)
      .where(isSentBy(userId))
      .executeTakeFirst();
    const reply = await trx
      .selectFrom('inquiry_replies')
      .select(['id', 'message'])
      .where('public_id', '=', replyId)
      .where('inquiry_id', '=', inquiry?.id ?? -1)
      .executeTakeFirst();
    if (inquiry === undefined || reply === undefined) throw new DomainError('not-found', 'There is no such answer.');
    const inserted = await trx
      .insertInto('inquiry_reply_reports')
      .values({ reply_id: reply.id, user_id: userId, reason: form.reason, message: form.message, created_at: ctx.now })
      .onConflict((conflict) => conflict.column('reply_id').doNothing())
      .returning('reply_id')
      .executeTakeFirst();
    if (inserted === undefined) return { delivery };
    const contact = await findContactIfShown({ ...ctx, db: trx }, inquiry.listing_id);
    const label = contact?.label ?? 'a home that is no longer shown';
    await tell(
      { ...ctx, db: trx },
      {
        to: { address: operator },
        title: `An answer was reported: ${label}`,
        mail: {
          replyTo: inquiry.email,
          body: ReplyReportMail({
            firm: inquiry.sent_to,
            label,
            problem: REPLY_PROBLEMS[form.reason],
            message: form.message,
            reply: reply.message,
            question: inquiry.message,
          }),
          dedupeKey: `reply-report-${replyId}`,
        },
      },
    );
    return { delivery };
  });
}

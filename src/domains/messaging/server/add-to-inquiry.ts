import type { z } from 'zod';
import { isSentBy } from '#domains/accounts/server/index.ts';
import { findContactIfShown } from '#domains/listings/server/index.ts';
import { deliveryFor, tell } from '#domains/notifications/server/index.ts';
import { MAILS_PER_SENDER } from '#lib/contact-form.ts';
import { DELIVERIES } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { AddedMessage, followUpSchema } from '../contract.ts';
import { InquiryAddedMail } from './inquiry-mail.tsx';
import { makeReplyUrl } from './reply-links.ts';

/**
 * Adds to a question and mails it to the firm that the question went to, once for each key. Throws `not-found` for other
 * people's, `conflict` for a question that was withdrawn or closed, `gone` where the home is shown no more.
 */
export async function addToInquiry(
  ctx: Context & { mail: Mail; config: Config },
  { inquiryId, form }: { inquiryId: string; form: z.output<typeof followUpSchema> },
): Promise<AddedMessage> {
  const { userId } = requireUser(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const inquiry = await trx
      .selectFrom('inquiries')
      .select(['id', 'public_id', 'user_id', 'listing_id', 'name', 'email', 'status', 'message', 'sent_to'])
      .where('public_id', '=', inquiryId)
      .where(isSentBy(userId))
      .forUpdate()
      .executeTakeFirst();
    if (inquiry === undefined) throw new DomainError('not-found', 'There is no such question.');
    const earlier = await trx
      .selectFrom('inquiry_messages')
      .select(['inquiry_id', 'message', 'delivery', 'created_at'])
      .where('public_id', '=', form.idempotencyKey)
      .executeTakeFirst();
    if (earlier !== undefined) {
      if (earlier.inquiry_id !== inquiry.id)
        throw new DomainError('conflict', 'This form was already sent. Reload the page and write again.');
      return presentMessage(earlier);
    }
    if (inquiry.status === 'withdrawn' || inquiry.status === 'closed')
      throw new DomainError('conflict', 'This question is closed. Ask anew on the home’s page.');
    const contact = await findContactIfShown({ ...ctx, db: trx }, inquiry.listing_id);
    if (contact === undefined)
      throw new DomainError('gone', `This home is listed no more. Please write to ${inquiry.sent_to} directly.`);
    await limitHits(ctx, MAILS_PER_SENDER, inquiry.email.toLowerCase());
    const delivery = deliveryFor(ctx, contact.agentEmail);
    const row = { message: form.message, delivery, created_at: ctx.now };
    await trx
      .insertInto('inquiry_messages')
      .values({ public_id: form.idempotencyKey, inquiry_id: inquiry.id, user_id: userId, ...row })
      .execute();
    const replyUrl = await makeReplyUrl({ ...ctx, db: trx }, inquiry);
    await tell(
      { ...ctx, db: trx },
      {
        to: { address: contact.agentEmail },
        title: `More about a question: ${contact.label}`,
        mail: {
          replyTo: inquiry.email,
          body: InquiryAddedMail({ name: inquiry.name, question: inquiry.message, message: form.message, contact, replyUrl }),
          dedupeKey: `inquiry-message-${form.idempotencyKey}`,
        },
      },
    );
    return presentMessage(row);
  });
}

/** A message that was added, as its sender sees it. */
export function presentMessage(row: { message: string; delivery: string; created_at: Date }): AddedMessage {
  return {
    message: row.message,
    sentAt: row.created_at.toISOString(),
    delivery: DELIVERIES.find((known) => known === row.delivery) ?? 'mailed',
  };
}

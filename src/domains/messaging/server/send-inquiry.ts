import type { z } from 'zod';
import { findListingContact } from '#domains/listings/server/index.ts';
import { CONTACT_CONSENT } from '#lib/contact-form.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/http/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { inquiryFormSchema } from '../contract.ts';
import { InquiryCopyMail, InquiryMail } from './inquiry-mail.tsx';

type InquiryForm = z.output<typeof inquiryFormSchema>;

/**
 * Stores a question and mails it to the listing's agent, with a copy to the sender, all or nothing.
 * Throws `not-found` or `gone` where the home is not shown. The same idempotency key answers as the first time.
 */
export async function sendInquiry(
  ctx: Context & { mail: Mail; config: Config },
  input: { listingKey: string; form: InquiryForm },
): Promise<{ inquiryId: string; sentTo: string }> {
  const { form } = input;
  return ctx.db.transaction().execute(async (trx) => {
    const contact = await findListingContact({ ...ctx, db: trx }, input.listingKey);
    const inserted = await trx
      .insertInto('inquiries')
      .values({
        public_id: form.idempotencyKey,
        listing_id: contact.listingId,
        name: form.name,
        email: form.email,
        phone: form.phone ?? null,
        message: form.message,
        may_call: form.mayCall,
        consent: JSON.stringify({
          version: CONTACT_CONSENT.version,
          call: form.mayCall,
          path: `/property/${input.listingKey}`,
          at: ctx.now.toISOString(),
        }),
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('public_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const answer = { inquiryId: form.idempotencyKey, sentTo: contact.officeName };
    if (inserted === undefined) return answer;
    const mail = { contact, form, productName: ctx.config.PRODUCT_NAME };
    if (contact.agentEmail !== null) {
      await ctx.mail.queue(trx, {
        to: contact.agentEmail,
        replyTo: form.email,
        subject: `Question about ${contact.label}`,
        body: InquiryMail(mail),
        dedupeKey: `inquiry-${form.idempotencyKey}`,
      });
    }
    await ctx.mail.queue(trx, {
      to: form.email,
      subject: `Your question about ${contact.label}`,
      body: InquiryCopyMail(mail),
      dedupeKey: `inquiry-copy-${form.idempotencyKey}`,
    });
    return answer;
  });
}

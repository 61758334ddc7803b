import type { z } from 'zod';
import { findListingContact } from '#domains/listings/server/index.ts';
import { MAILS_PER_SENDER } from '#lib/contact-form.ts';
import { CONTACT_CONSENT, type Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { limitHits } from '#platform/http/limit-hits.ts';
import { deliveryTo, type Mail } from '#platform/mail/mail.ts';
import type { inquiryFormSchema } from '../contract.ts';
import { InquiryCopyMail, InquiryMail } from './inquiry-mail.tsx';
import { makeReplyUrl } from './reply-links.ts';
import { findInquiry, insertInquiry } from './queries.ts';

type InquiryForm = z.output<typeof inquiryFormSchema>;

export interface SentInquiry {
  inquiryId: string;
  sentTo: string;
  delivery: Delivery;
}

/**
 * Stores a question and mails it to the listing's agent, with a copy to the sender, all or nothing.
 * Throws `not-found` or `gone` where the home is not shown, `too-many-requests` where one sender writes without end.
 * The same idempotency key is answered as the first time; `conflict` where it belongs to another home.
 */
export async function sendInquiry(
  ctx: Context & { mail: Mail; config: Config },
  input: { listingKey: string; form: InquiryForm },
): Promise<SentInquiry> {
  const { form, listingKey } = input;
  const earlier = await findEarlier(ctx.db, input);
  if (earlier !== undefined) return earlier;
  await limitHits(ctx, MAILS_PER_SENDER, form.email.toLowerCase());
  return ctx.db.transaction().execute(async (trx) => {
    const contact = await findListingContact({ ...ctx, db: trx }, listingKey);
    // Nothing of demonstration people is mailed.
    const isDemo = ctx.actor.kind === 'user' && ctx.actor.isDemo;
    const delivery = isDemo ? 'no-mail' : deliveryTo(contact.agentEmail, ctx.config);
    const id = await insertInquiry(trx, {
      public_id: form.idempotencyKey,
      user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      listing_id: contact.listingId,
      name: form.name,
      email: form.email,
      phone: form.phone ?? null,
      message: form.message,
      may_call: form.mayCall,
      consent: JSON.stringify({
        version: CONTACT_CONSENT.version,
        call: form.mayCall,
        path: `/property/${listingKey}`,
        at: ctx.now.toISOString(),
      }),
      sent_to: contact.officeName,
      delivery,
      created_at: ctx.now,
      status_at: ctx.now,
    });
    const answer = { inquiryId: form.idempotencyKey, sentTo: contact.officeName, delivery };
    // The same form, sent twice at once.
    if (id === undefined) return (await findEarlier(trx, input)) ?? answer;
    if (isDemo) return answer;
    const mail = { contact, form, productName: ctx.config.PRODUCT_NAME };
    if (contact.agentEmail !== null) {
      await ctx.mail.queue(trx, {
        to: contact.agentEmail,
        replyTo: form.email,
        subject: `Question about ${contact.label}`,
        body: InquiryMail({ ...mail, replyUrl: await makeReplyUrl({ ...ctx, db: trx }, id) }),
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

async function findEarlier(db: Db, input: { listingKey: string; form: InquiryForm }): Promise<SentInquiry | undefined> {
  const { idempotencyKey } = input.form;
  const row = await findInquiry(db, idempotencyKey);
  if (row === undefined) return undefined;
  if (row.path !== `/property/${input.listingKey}`)
    throw new DomainError('conflict', 'This form was already sent about another home. Reload the page and send it again.');
  return { inquiryId: idempotencyKey, sentTo: row.sent_to, delivery: row.delivery };
}

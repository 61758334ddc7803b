import type { z } from 'zod';
import { findListingContact } from '#domains/listings/server/index.ts';
import { CONTACT_CONSENT } from '#lib/contact-form.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { TOUR_NOTICE_HOURS, TOUR_WINDOW_DAYS, type tourFormSchema } from '../contract.ts';
import { refuseTourTime } from '../model/tour-times.ts';
import { canBeToured } from './policy.ts';
import { TourRequestCopyMail, TourRequestMail } from './tour-mail.tsx';

type TourForm = z.output<typeof tourFormSchema>;

/**
 * Stores a wish for a tour and mails it to the listing's agent, with a copy to the sender, all or nothing.
 * Throws `not-found`, `gone`, `conflict` (the home cannot be toured now) or `invalid` (a time too soon or too far).
 */
export async function requestTour(
  ctx: Context & { mail: Mail; config: Config },
  input: { listingKey: string; form: TourForm },
): Promise<{ tourRequestId: string; sentTo: string }> {
  const { form } = input;
  const slots = form.slots.map((slot) => new Date(slot));
  for (const [index, slot] of slots.entries()) {
    const refusal = refuseTourTime(slot, ctx.now, { noticeHours: TOUR_NOTICE_HOURS, windowDays: TOUR_WINDOW_DAYS });
    if (refusal !== undefined) throw new DomainError('invalid', refusal, { fields: { [`slots.${index}`]: refusal } });
  }
  return ctx.db.transaction().execute(async (trx) => {
    const contact = await findListingContact({ ...ctx, db: trx }, input.listingKey);
    const refusal = canBeToured(contact, slots);
    if (refusal !== undefined) throw new DomainError('conflict', refusal);
    const inserted = await trx
      .insertInto('tour_requests')
      .values({
        public_id: form.idempotencyKey,
        listing_id: contact.listingId,
        name: form.name,
        email: form.email,
        phone: form.phone ?? null,
        kind: form.kind,
        slots: JSON.stringify(slots.map((slot) => ({ startsAt: slot.toISOString() }))),
        time_zone: contact.timeZone,
        message: form.message ?? null,
        buyer_agreement: form.buyerAgreement,
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
    const answer = { tourRequestId: form.idempotencyKey, sentTo: contact.officeName };
    if (inserted === undefined) return answer;
    const mail = { contact, form, slots, productName: ctx.config.PRODUCT_NAME };
    if (contact.agentEmail !== null) {
      await ctx.mail.queue(trx, {
        to: contact.agentEmail,
        replyTo: form.email,
        subject: `Tour request: ${contact.label}`,
        body: TourRequestMail(mail),
        dedupeKey: `tour-${form.idempotencyKey}`,
      });
    }
    await ctx.mail.queue(trx, {
      to: form.email,
      subject: `Your tour request for ${contact.label}`,
      body: TourRequestCopyMail(mail),
      dedupeKey: `tour-copy-${form.idempotencyKey}`,
    });
    return answer;
  });
}

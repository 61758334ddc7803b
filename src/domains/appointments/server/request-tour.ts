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
import { TOUR_NOTICE_HOURS, TOUR_WINDOW_DAYS, type tourFormSchema } from '../contract.ts';
import { refuseTourTime } from '../model/tour-times.ts';
import { refuseTour } from './policy.ts';
import { findTourRequest, insertTourRequest } from './queries.ts';
import { makeReplyUrl } from './tour-reply-link.ts';
import { TourRequestCopyMail, TourRequestMail } from './tour-mail.tsx';

type TourForm = z.output<typeof tourFormSchema>;

export interface SentTourRequest {
  tourRequestId: string;
  sentTo: string;
  delivery: Delivery;
}

/**
 * Stores a wish for a tour and mails it to the listing's agent, with a copy to the sender, all or nothing.
 * Throws `not-found`, `gone`, `invalid` (a time too soon or too far), `conflict` (the home cannot be toured then, or the
 * idempotency key belongs to another home) or `too-many-requests`. The same key is answered as the first time.
 */
export async function requestTour(
  ctx: Context & { mail: Mail; config: Config },
  input: { listingKey: string; form: TourForm },
): Promise<SentTourRequest> {
  const { form, listingKey } = input;
  const earlier = await findEarlier(ctx.db, input);
  if (earlier !== undefined) return earlier;
  const slots = form.slots.map((slot) => new Date(slot));
  requireTourTimes(slots, ctx.now);
  await limitHits(ctx, MAILS_PER_SENDER, form.email.toLowerCase());
  return ctx.db.transaction().execute(async (trx) => {
    const contact = await findListingContact({ ...ctx, db: trx }, listingKey);
    const refusal = refuseTour(contact, slots);
    if (refusal !== undefined) throw new DomainError('conflict', refusal);
    // Nothing of demonstration people is mailed.
    const isDemo = ctx.actor.kind === 'user' && ctx.actor.isDemo;
    const delivery = isDemo ? 'no-mail' : deliveryTo(contact.agentEmail, ctx.config);
    const id = await insertTourRequest(trx, {
      public_id: form.idempotencyKey,
      user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
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
        path: `/property/${listingKey}`,
        at: ctx.now.toISOString(),
      }),
      sent_to: contact.officeName,
      delivery,
      created_at: ctx.now,
    });
    const answer = { tourRequestId: form.idempotencyKey, sentTo: contact.officeName, delivery };
    // The same form, sent twice at once.
    if (id === undefined) return (await findEarlier(trx, input)) ?? answer;
    if (isDemo) return answer;
    const mail = { contact, form, slots, productName: ctx.config.PRODUCT_NAME };
    if (contact.agentEmail !== null) {
      await ctx.mail.queue(trx, {
        to: contact.agentEmail,
        replyTo: form.email,
        subject: `Tour request: ${contact.label}`,
        body: TourRequestMail({ ...mail, replyUrl: await makeReplyUrl({ ...ctx, db: trx }, id) }),
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

function requireTourTimes(slots: readonly Date[], now: Date): void {
  for (const [index, slot] of slots.entries()) {
    const refusal = refuseTourTime(slot, now, { noticeHours: TOUR_NOTICE_HOURS, windowDays: TOUR_WINDOW_DAYS });
    if (refusal !== undefined) throw new DomainError('invalid', refusal, { fields: { [`slots.${index}`]: refusal } });
  }
}

async function findEarlier(db: Db, input: { listingKey: string; form: TourForm }): Promise<SentTourRequest | undefined> {
  const { idempotencyKey } = input.form;
  const row = await findTourRequest(db, idempotencyKey);
  if (row === undefined) return undefined;
  if (row.path !== `/property/${input.listingKey}`)
    throw new DomainError('conflict', 'This form was already sent about another home. Reload the page and send it again.');
  return { tourRequestId: idempotencyKey, sentTo: row.sent_to, delivery: row.delivery };
}

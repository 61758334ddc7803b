import type { z } from 'zod';
import {
  findSent,
  type LetterContext,
  makeOwnLink,
  makeReplyLink,
  openThread,
  type Sent,
} from '#domains/correspondence/server/index.ts';
import { findListingContact } from '#domains/listings/server/index.ts';
import { MAILS_PER_ADDRESS } from '#lib/contact-form.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { transact } from '#platform/verb/transact.ts';
import { TOUR_NOTICE_HOURS, TOUR_WINDOW_DAYS, type tourFormSchema } from '../contract.ts';
import { refuseTourTime } from '../model/tour-times.ts';
import { refuseTour } from './policy.ts';
import { insertTourRequest } from './queries.ts';
import { TourRequestCopyMail, TourRequestMail } from './tour-mail.tsx';

interface TourInput {
  listingKey: string;
  form: z.output<typeof tourFormSchema>;
}

/**
 * Sends a tour request to the listing's agent, with a copy to the sender, all or nothing; the same idempotency key is answered
 * as the first time. Throws `not-found` or `gone` where the home is not shown, `invalid` for a time too soon or too far, and
 * `conflict` where the home cannot be toured then.
 */
export async function requestTour(
  ctx: LetterContext,
  { listingKey, form }: TourInput,
): Promise<{ tourRequestId: string } & Sent> {
  const tourRequestId = form.idempotencyKey;
  const sentForm = { kind: 'tour-request', path: `/property/${listingKey}`, form } as const;
  const earlier = await findSent(ctx.db, sentForm);
  if (earlier !== undefined) return { tourRequestId, ...earlier };
  const slots = form.slots.map((slot) => new Date(slot));
  requireTourTimes(slots, ctx.now);
  await limitHits(ctx, MAILS_PER_ADDRESS, form.email.toLowerCase());
  return transact(ctx, async (inner) => {
    const contact = await findListingContact(inner, listingKey);
    const refusal = refuseTour(contact, slots);
    if (refusal !== undefined) throw new DomainError('conflict', refusal);
    const link = makeReplyLink(ctx.config, 'tour-request');
    const ownLink = makeOwnLink(ctx.config, 'tour-request');
    const mail = { form, slots, contact };
    const { threadId, sentTo, delivery } = await openThread(inner, {
      ...sentForm,
      about: { kind: 'listing', key: String(contact.listingId), ownerId: null },
      message: form.message ?? '',
      recipient: { name: contact.officeName, address: contact.agentEmail },
      link,
      ownLink,
      mail: { title: `Tour request: ${contact.label}`, body: TourRequestMail({ ...mail, replyUrl: link.url }) },
      copy: { title: `Your tour request for ${contact.label}`, body: TourRequestCopyMail({ ...mail, ownUrl: ownLink.url }) },
    });
    if (threadId !== undefined)
      await insertTourRequest(inner.db, {
        thread_id: threadId,
        kind: form.kind,
        slots: JSON.stringify(slots.map((slot) => ({ startsAt: slot.toISOString() }))),
        time_zone: contact.timeZone,
        buyer_agreement: form.buyerAgreement,
      });
    return { tourRequestId, sentTo, delivery };
  });
}

/** Throws `invalid` for a time too soon or too far. */
export function requireTourTimes(slots: readonly Date[], now: Date): void {
  for (const [index, slot] of slots.entries()) {
    const refusal = refuseTourTime(slot, now, { noticeHours: TOUR_NOTICE_HOURS, windowDays: TOUR_WINDOW_DAYS });
    if (refusal !== undefined) throw invalidField(`slots.${index}`, refusal);
  }
}

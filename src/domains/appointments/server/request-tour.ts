import type { z } from 'zod';
import { type FirmInput, sendToFirm } from '#domains/messaging/server/index.ts';
import type { Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { TOUR_NOTICE_HOURS, TOUR_WINDOW_DAYS, type tourFormSchema } from '../contract.ts';
import { refuseTourTime } from '../model/tour-times.ts';
import { refuseTour } from './policy.ts';
import { insertTourRequest } from './queries.ts';
import { makeReplyUrl } from './tour-reply-link.ts';
import { TourRequestCopyMail, TourRequestMail } from './tour-mail.tsx';

export interface SentTourRequest {
  tourRequestId: string;
  sentTo: string;
  delivery: Delivery;
}

/**
 * Sends a wish for a tour to the listing's agent, as {@link sendToFirm}. Throws `invalid` for a time too soon or too far, and
 * `conflict` where the home cannot be toured then.
 */
export async function requestTour(
  ctx: Context & { mail: Mail; config: Config },
  input: FirmInput<z.output<typeof tourFormSchema>>,
): Promise<SentTourRequest> {
  const { form } = input;
  const slots = form.slots.map((slot) => new Date(slot));
  const mail = { form, slots };
  const sent = await sendToFirm(ctx, input, {
    table: 'tour_requests',
    kind: 'tour',
    check: () => requireTourTimes(slots, ctx.now),
    insert({ db }, columns, contact) {
      const refusal = refuseTour(contact, slots);
      if (refusal !== undefined) throw new DomainError('conflict', refusal);
      return insertTourRequest(db, {
        ...columns,
        kind: form.kind,
        slots: JSON.stringify(slots.map((slot) => ({ startsAt: slot.toISOString() }))),
        time_zone: contact.timeZone,
        message: form.message ?? null,
        buyer_agreement: form.buyerAgreement,
      });
    },
    writeToFirm: async (inner, contact, id) => ({
      title: `Tour request: ${contact.label}`,
      body: TourRequestMail({ ...mail, contact, replyUrl: await makeReplyUrl(inner, { id, user_id: userIdOf(ctx) }) }),
    }),
    writeCopy: (contact) => ({
      title: `Your tour request for ${contact.label}`,
      body: TourRequestCopyMail({ ...mail, contact }),
    }),
  });
  return { tourRequestId: form.idempotencyKey, ...sent };
}

function requireTourTimes(slots: readonly Date[], now: Date): void {
  for (const [index, slot] of slots.entries()) {
    const refusal = refuseTourTime(slot, now, { noticeHours: TOUR_NOTICE_HOURS, windowDays: TOUR_WINDOW_DAYS });
    if (refusal !== undefined) throw new DomainError('invalid', refusal, { fields: { [`slots.${index}`]: refusal } });
  }
}

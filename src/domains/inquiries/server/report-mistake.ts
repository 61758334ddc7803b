import type { z } from 'zod';
import { findListingContact, type ListingContact } from '#domains/listings/server/index.ts';
import { deliveryFor, tell, tellStaff } from '#domains/notifications/server/index.ts';
import { DELIVERIES, type Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { MISTAKES, type mistakeFormSchema } from '../contract.ts';
import { MistakeMail } from './inquiry-mail.tsx';

type MistakeForm = z.output<typeof mistakeFormSchema>;

/**
 * Stores a report and mails it to the firm that lists the home, and to this site's own people, all or nothing. Throws
 * `not-found` or `gone` where the home is not shown. The same idempotency key is answered as the first time.
 */
export async function reportMistake(
  ctx: Context & { mail: Mail; config: Config },
  { listingKey, form }: { listingKey: string; form: MistakeForm },
): Promise<{ sentTo: string; delivery: Delivery }> {
  return transact(ctx, async (inner) => {
    const contact = await findListingContact(inner, listingKey);
    const delivery = deliveryFor(ctx, contact.agentEmail ?? ctx.config.SUPPORT_EMAIL ?? null);
    const inserted = await inner.db
      .insertInto('listing_mistakes')
      .values({
        public_id: form.idempotencyKey,
        listing_id: contact.listingId,
        user_id: userIdOf(ctx),
        mistake: form.mistake,
        message: form.message,
        email: form.email,
        sent_to: contact.officeName,
        delivery,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('public_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return findEarlier(inner, form.idempotencyKey);
    await tellStaff(inner, {
      key: `mistake-${listingKey}`,
      title: `A mistake was reported: ${contact.label}`,
      body: `${MISTAKES[form.mistake]}. Find out, and say what became of it.`,
      href: '/admin/moderation',
    });
    await pass(inner, contact, { listingKey, form });
    return { sentTo: contact.officeName, delivery };
  });
}

async function findEarlier(ctx: Context, publicId: string): Promise<{ sentTo: string; delivery: Delivery }> {
  const row = await ctx.db
    .selectFrom('listing_mistakes')
    .select(['sent_to', 'delivery'])
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();
  return { sentTo: row.sent_to, delivery: DELIVERIES.find((known) => known === row.delivery) ?? 'mailed' };
}

async function pass(
  ctx: Context & { mail: Mail; config: Config },
  contact: ListingContact,
  { listingKey, form }: { listingKey: string; form: MistakeForm },
): Promise<void> {
  const addresses = new Set([contact.agentEmail, ctx.config.SUPPORT_EMAIL].filter((address) => address != null));
  for (const to of addresses) {
    await tell(ctx, {
      to: { address: to },
      title: `A mistake was reported: ${contact.label}`,
      mail: {
        ...(form.email === '' ? {} : { replyTo: form.email }),
        body: MistakeMail({
          contact,
          form,
          mistake: MISTAKES[form.mistake],
          listingUrl: `${publicUrlOf(ctx.config)}/property/${listingKey}`,
        }),
        dedupeKey: `mistake-${form.idempotencyKey}-${to}`,
      },
    });
  }
}

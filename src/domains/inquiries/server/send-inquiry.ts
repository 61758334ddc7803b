import type { z } from 'zod';
import { findSent, type LetterContext, makeReplyLink, openThread, type Sent } from '#domains/correspondence/server/index.ts';
import { findListingContact } from '#domains/listings/server/index.ts';
import { MAILS_PER_ADDRESS } from '#lib/contact-form.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { transact } from '#platform/verb/transact.ts';
import type { inquiryFormSchema } from '../contract.ts';
import { InquiryCopyMail, InquiryMail } from './inquiry-mail.tsx';

export interface InquiryInput {
  listingKey: string;
  form: z.output<typeof inquiryFormSchema>;
}

/**
 * Asks the listing's agent, with a copy to the sender, all or nothing. Throws `not-found` or `gone` where the home is not shown,
 * `too-many-requests` for a sender who writes too often. The same idempotency key is answered as the first time; `conflict`
 * where it belongs to another home.
 */
export async function sendInquiry(ctx: LetterContext, { listingKey, form }: InquiryInput): Promise<{ inquiryId: string } & Sent> {
  const inquiryId = form.idempotencyKey;
  const sentForm = { kind: 'inquiry', path: `/property/${listingKey}`, form } as const;
  const earlier = await findSent(ctx.db, sentForm);
  if (earlier !== undefined) return { inquiryId, ...earlier };
  await limitHits(ctx, MAILS_PER_ADDRESS, form.email.toLowerCase());
  return transact(ctx, async (inner) => {
    const contact = await findListingContact(inner, listingKey);
    const link = makeReplyLink(ctx.config, 'inquiry');
    const { sentTo, delivery } = await openThread(inner, {
      ...sentForm,
      about: { kind: 'listing', key: String(contact.listingId), ownerId: null },
      message: form.message,
      recipient: { name: contact.officeName, address: contact.agentEmail },
      link,
      mail: { title: `Question about ${contact.label}`, body: InquiryMail({ form, contact, replyUrl: link.url }) },
      copy: { title: `Your question about ${contact.label}`, body: InquiryCopyMail({ form, contact }) },
    });
    return { inquiryId, sentTo, delivery };
  });
}

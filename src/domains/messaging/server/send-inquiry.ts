import type { z } from 'zod';
import type { Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import type { inquiryFormSchema } from '../contract.ts';
import { InquiryCopyMail, InquiryMail } from './inquiry-mail.tsx';
import { insertInquiry } from './queries.ts';
import { makeReplyUrl } from './reply-links.ts';
import { type FirmInput, sendToFirm } from './send-to-firm.ts';

export interface SentInquiry {
  inquiryId: string;
  sentTo: string;
  delivery: Delivery;
}

/** Asks the listing's agent, as {@link sendToFirm}. */
export async function sendInquiry(
  ctx: Context & { mail: Mail; config: Config },
  input: FirmInput<z.output<typeof inquiryFormSchema>>,
): Promise<SentInquiry> {
  const { form } = input;
  const sent = await sendToFirm(ctx, input, {
    table: 'inquiries',
    kind: 'inquiry',
    insert: ({ db, now }, columns) => insertInquiry(db, { ...columns, message: form.message, status_at: now }),
    writeToFirm: async (inner, contact) => ({
      title: `Question about ${contact.label}`,
      body: InquiryMail({
        form,
        contact,
        replyUrl: await makeReplyUrl(inner, { public_id: form.idempotencyKey, user_id: userIdOf(ctx) }),
      }),
    }),
    writeCopy: (contact) => ({
      title: `Your question about ${contact.label}`,
      body: InquiryCopyMail({ form, contact }),
    }),
  });
  return { inquiryId: form.idempotencyKey, ...sent };
}

import { z } from 'zod';
import { BUYING_TIMES, DELIVERIES } from './contact-words.ts';
import { formatNumber } from './format.ts';
import { personNameField } from './person-name.ts';
import { MOST_LETTERS } from './text-limits.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';

export const contactAnswerFields = {
  sentTo: z.string().describe('The listing firm'),
  delivery: z.enum(DELIVERIES).describe('mailed, kept (a local mailbox), or stored only: no-address, no-mail'),
};

/** How many forms that write to others one network, or one signed-in person, may send: all kinds together. */
export const CONTACT_LIMIT = { name: 'contact', hits: 20, perSeconds: 3600 } as const;

/** Copies go to any address a form names, so this limit keeps them from flooding a mailbox. */
export const MAILS_PER_ADDRESS = { name: 'contact-mail', hits: 10, perSeconds: 3600 } as const;

/** How much one person adds to their threads; apart from the mails to their address, which anybody may use up. */
export const MESSAGES_PER_SENDER = { name: 'thread-messages', hits: 10, perSeconds: 3600 } as const;

const trimmed = z.string().trim();

export const emailField = trimmed
  .max(MOST_LETTERS.email, 'This email address is too long')
  .pipe(z.email('Please enter a valid email address'));

/** The page makes one key per form: a second send with the same key changes nothing. */
export const idempotencyKeyField = z.uuid('Send a UUID made once for this form');

/** Abroad, some numbers are shorter than ours. */
const FEWEST_DIGITS = 7;

/** Who is writing. The messages name the fix. */
export const senderFields = {
  name: personNameField('Tell us your name, at least 2 characters'),
  email: emailField,
  phone: trimmed
    .max(MOST_LETTERS.phone, `Keep the phone number under ${MOST_LETTERS.phone} characters`)
    .regex(/^[+()\d .-]*$/, 'Use digits, spaces, and + ( ) . - only')
    .refine(
      (phone) => phone === '' || phone.replaceAll(/\D/g, '').length >= FEWEST_DIGITS,
      'Give the whole number, with its area code',
    )
    .optional()
    .transform((phone) => (phone === '' ? undefined : phone)),
  mayCall: z.boolean().default(false),
  /** Must be ticked by the sender. */
  consent: z.literal(true, 'Check the box so we can pass your message on'),
  idempotencyKey: idempotencyKeyField,
};

/** What a buyer may say of their loan; nobody has to. */
export const preApprovalField = z
  .enum(['', 'yes', 'no'])
  .transform((said) => (said === '' ? undefined : said))
  .optional()
  .describe('Whether a lender has approved a loan in advance; may be left out');

/** What a buyer may say of their plans; nobody has to. */
export const buyingTimeField = z
  .enum(['', ...BUYING_TIMES])
  .transform((said) => (said === '' ? undefined : said))
  .optional()
  .describe('When the sender plans to buy; may be left out');

/** Free text from the public: no control characters, no card numbers, bounded. */
export function messageField(max: number) {
  return refuseCardNumbers(trimmed.max(max, `Keep it under ${formatNumber(max)} characters`).overwrite(withoutControlCharacters));
}

function withoutControlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the pattern removes them
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

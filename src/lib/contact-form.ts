import { z } from 'zod';
import { personNameField } from './person-name.ts';
import { formatNumber } from './format.ts';

/** The consent shown beside every form that reaches an agent. Stored by version with what was sent. */
export const CONTACT_CONSENT = {
  version: '2026-11',
  text: 'Your message and contact details go to the listing firm named above, so that it can answer you about this home. They are not sold or used for anything else.',
  callText:
    'The listing firm may also call or text me at this number about this home. This is my choice and no condition of anything; I can take it back at any time.',
} as const;

/**
 * What became of a message: mailed to the firm; kept in this installation's own mailbox; or stored only, since the firm
 * gave no address, or since this installation sends no mail.
 */
export const DELIVERIES = ['mailed', 'kept', 'no-address', 'no-mail'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const contactAnswerFields = {
  sentTo: z.string().describe('The listing firm'),
  delivery: z.enum(DELIVERIES).describe('mailed, kept (a local mailbox), or stored only: no-address, no-mail'),
};

/** The truth about a message, for its sender. */
export function describeDelivery({ sentTo, delivery }: { sentTo: string; delivery: Delivery }): string {
  return {
    mailed: `It went to ${sentTo}. A copy is in your mail; the answer comes to the same address.`,
    kept: `It is stored, for ${sentTo}. This installation sends no mail outside: see its own mailbox.`,
    'no-address': `It is stored here, but ${sentTo} gave us no mail address. Please call them as well.`,
    'no-mail': `It is stored here, but this site cannot send mail at the moment. Please call ${sentTo} as well.`,
  }[delivery];
}

/** Copies go to whatever address a form names: no one's mail shall be flooded by them. */
export const MAILS_PER_SENDER = { name: 'contact-mail', hits: 10, perSeconds: 3600 } as const;

const trimmed = z.string().trim();

export const emailField = trimmed.max(254, 'This e-mail address is too long').pipe(z.email('Please enter a valid email address'));

/** Made once per form by the page: a second send with the same key changes nothing. */
export const idempotencyKeyField = z.uuid('Send a UUID made once for this form');

/** Who is writing. The messages name the fix. */
export const senderFields = {
  name: personNameField('Tell us your name, at least 2 characters'),
  email: emailField,
  phone: trimmed
    .max(30, 'Keep the phone number under 30 characters')
    .regex(/^[+()\d .-]*$/, 'Use digits, spaces, and + ( ) . - only')
    .optional()
    .transform((phone) => (phone === '' ? undefined : phone)),
  mayCall: z.boolean().default(false),
  /** Must be ticked by the sender. */
  consent: z.literal(true, 'Tick the box so that we may pass your message on'),
  idempotencyKey: idempotencyKeyField,
};

/** Free text from the public: no control characters, bounded. */
export function messageField(max: number) {
  return trimmed.max(max, `Keep it under ${formatNumber(max)} characters`).transform(withoutControlCharacters);
}

function withoutControlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is removed
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

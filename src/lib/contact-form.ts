import { z } from 'zod';

/** The consent shown beside every form that reaches an agent. Stored by version with what was sent. */
export const CONTACT_CONSENT = {
  version: '2026-11',
  text: 'Your message and contact details go to the listing firm named above, so that it can answer you about this home. They are not sold or used for anything else.',
  callText: 'The listing firm may also call or text me at this number about this home. This is my choice and no condition of anything; I can take it back at any time.',
} as const;

const trimmed = z.string().trim();

/** Who is writing. The messages name the fix. */
export const senderFields = {
  name: trimmed.min(2, 'Tell us your name, at least 2 characters').max(100, 'Keep your name under 100 characters'),
  email: trimmed.max(254, 'This e-mail address is too long').pipe(z.email('Please enter a valid email address')),
  phone: trimmed
    .max(30, 'Keep the phone number under 30 characters')
    .regex(/^[+()\d\s.-]*$/, 'Use digits, spaces, and + ( ) . - only')
    .optional()
    .transform((phone) => (phone === '' ? undefined : phone)),
  mayCall: z.boolean().default(false),
  /** Must be ticked by the sender. */
  consent: z.literal(true, 'Tick the box so that we may pass your message on'),
  /** Made once per form by the page: a second send with the same key changes nothing. */
  idempotencyKey: z.uuid('Send a UUID made once for this form'),
};

/** Free text from the public: no control characters, bounded. */
export function messageField(max: number) {
  return trimmed.max(max, `Keep it under ${max.toLocaleString('en-US')} characters`).transform(withoutControlCharacters);
}

function withoutControlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is removed
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

/** The consent shown beside every form that reaches an agent. Stored by version with what was sent. */
export const CONTACT_CONSENT = {
  version: '2026-11-28',
  text: 'Your message and contact details go to the listing firm or owner named above, and to those who sell a home listed here with them, so that they can answer you about this home. They are not sold or used for anything else.',
  callText:
    'They may also call or text me at this number about this home. This is my choice and no condition of anything; I can take it back at any time.',
} as const;

/** When a buyer plans to buy. */
export const BUYING_TIMES = ['now', 'in-3-months', 'in-6-months', 'just-looking'] as const;
export type BuyingTime = (typeof BUYING_TIMES)[number];
export const BUYING_TIME_WORDS: Readonly<Record<BuyingTime, string>> = {
  now: 'As soon as possible',
  'in-3-months': 'Within three months',
  'in-6-months': 'Within six months',
  'just-looking': 'Just looking',
};

/**
 * What became of a message: mailed to the firm; kept in this installation's own mailbox; or stored only, since the firm
 * gave no address, or since this installation sends no mail.
 */
export const DELIVERIES = ['mailed', 'kept', 'no-address', 'no-mail'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Whether the firm got the message by mail: otherwise it hears of no later change. */
export function wasMailed({ delivery }: { delivery: string | null }): boolean {
  return delivery === 'mailed' || delivery === 'kept';
}

/** The truth about a message, for its sender. */
export function describeDelivery({ sentTo, delivery }: { sentTo: string; delivery: Delivery }): string {
  return {
    mailed: `We sent it to ${sentTo}. You’ll get a copy by email, and the answer will come to the same address.`,
    kept: `We saved it for ${sentTo}. This site doesn’t send email outside: see its own mailbox.`,
    'no-address': `We saved it, but ${sentTo} didn’t give us an email address. Please call them as well.`,
    'no-mail': `We saved it, but didn’t email it: demo accounts and sites without email don’t send any. Please call ${sentTo} as well.`,
  }[delivery];
}

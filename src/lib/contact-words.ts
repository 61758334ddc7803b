/** The consent shown beside every form that reaches an agent. Stored by version with what was sent. */
export const CONTACT_CONSENT = {
  version: '2026-11-28',
  text: 'Your message and contact details go to the listing firm or owner named above, and to those who sell a home listed here with them, so that they can answer you about this home. They are not sold or used for anything else.',
  callText:
    'They may also call or text me at this number about this home. This is my choice and no condition of anything; I can take it back at any time.',
} as const;

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
    mailed: `It went to ${sentTo}. A copy is in your mail; the answer comes to the same address.`,
    kept: `It is stored, for ${sentTo}. This installation sends no mail outside: see its own mailbox.`,
    'no-address': `It is stored here, but ${sentTo} gave us no mail address. Please call them as well.`,
    'no-mail': `It is stored here and was not mailed, as for all demo people and where a site sends no mail. Please call ${sentTo} as well.`,
  }[delivery];
}

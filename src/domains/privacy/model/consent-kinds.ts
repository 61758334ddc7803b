/** What a person can agree to, and take back. `terms` is a record of what was accepted; it ends with the account. */
export const CONSENT_KINDS = {
  terms: {
    label: 'Terms of Service',
    hint: 'Accepted when you made the account. Closing the account ends it.',
    isOptional: false,
    channel: 'account',
  },
  'marketing-email': {
    label: 'News by email',
    hint: 'Product news and market letters. Never needed to use the site.',
    isOptional: true,
    channel: 'email',
  },
  'marketing-calls': {
    label: 'News by call or text',
    hint: 'Calls and texts about our services to the number in your profile. Never needed to buy anything.',
    isOptional: true,
    channel: 'phone',
  },
} as const;
export type ConsentKind = keyof typeof CONSENT_KINDS;
/** The wording above, by version: the ledger names the version. */
export const CONSENT_VERSION = '2026-11';
/** How somebody may be reached by what they agreed to. */
export const CONSENT_CHANNELS = ['email', 'phone', 'account'] as const;
/** What the ledger also holds: agreed to where it was asked, and taken back there. */
const ASKED_ELSEWHERE = {
  'loan-electronic': 'A loan application as an electronic document',
  'request-calls': 'Calls about a request for a service',
  'request-shared': 'A request passed on to a professional',
  'background-check': 'A background check as a professional',
  recognition: 'Recognition of a browser in experiments',
};
/** A line of the ledger by name. */
export const nameConsent = (kind: string): string =>
  ({ ...Object.fromEntries(Object.entries(CONSENT_KINDS).map(([key, { label }]) => [key, label])), ...ASKED_ELSEWHERE })[kind] ??
  kind;

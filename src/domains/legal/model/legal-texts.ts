/** The legal texts that the operator adds to. */
export const LEGAL_TEXTS = {
  terms: { name: 'Terms of Service', path: '/terms' },
  privacy: { name: 'Privacy Policy', path: '/privacy' },
} as const;
export type LegalTextKey = keyof typeof LEGAL_TEXTS;
export const LEGAL_TEXT_KEYS = Object.keys(LEGAL_TEXTS) as [LegalTextKey, ...LegalTextKey[]];

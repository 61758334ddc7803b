/** What every vendor agrees to before anybody looks at it. A new version asks again. */
export const AGREEMENTS = {
  referrals: {
    version: '2026-11',
    title: 'No payment for referrals',
    text: 'We give and take nothing of value for referring settlement services (RESPA section 8, 12 USC 2607), and tell clients where we have a business relationship with somebody we name.',
  },
  'fair-housing': {
    version: '2026-11',
    title: 'Fair housing',
    text: 'We serve everybody alike, whatever their race, color, religion, sex, disability, familial status, national origin, or another trait that the law protects.',
  },
  terms: {
    version: '2026-11',
    title: 'Terms for vendors',
    text: 'What we state about ourselves is true, and we change it when it changes. Clients’ contact details are for their request alone. The terms of service apply.',
  },
} as const;
export type AgreementKey = keyof typeof AGREEMENTS;
export const AGREEMENT_KEYS = Object.keys(AGREEMENTS) as [AgreementKey, ...AgreementKey[]];

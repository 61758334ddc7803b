import type { Contingency, OfferTerms } from './terms.ts';

/** What the form of an offer begins with. */
export const USUAL_TERMS = {
  /** Of the price, in whole dollars. */
  earnestPercent: 1,
  earnestDueDays: 3,
  financing: 'conventional',
  downPaymentRate: 0.2,
  proof: 'none',
  contingencies: {
    inspection: 10,
    appraisal: 21,
    loan: 21,
    title: 10,
    saleOfHome: null,
    association: null,
  },
  daysToClosing: 45,
} as const satisfies Pick<OfferTerms, 'earnestDueDays' | 'financing' | 'downPaymentRate' | 'proof'> & {
  contingencies: Record<Contingency, number | null>;
  [other: string]: unknown;
};

import type { AffordabilityLimit } from '#lib/affordability.ts';

/** What decides how much somebody can afford. */
export const LIMIT_WORDS: Record<AffordabilityLimit, string> = {
  'front-end': 'Housing may take 28% of income: that is what limits you.',
  'back-end': 'Housing and debts together may take 36% of income: that is what limits you.',
  'down-payment': 'Lenders want at least 3% down: your down payment is what limits you.',
  'monthly-limit': 'Your own monthly limit is what limits you.',
};

/** The steps, in the order of the Uniform Residential Loan Application. */
export const APPLICATION_STEPS = [
  'borrower',
  'income',
  'assets',
  'debts',
  'property',
  'declarations',
  'consents',
  'review',
] as const;

export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

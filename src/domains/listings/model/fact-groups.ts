/** The groups of a home's facts, in the order in which pages show them. */
export const FACT_GROUPS = [
  'Interior',
  'Exterior',
  'Lot',
  'Systems and utilities',
  'Parking',
  'Association',
  'Accessibility',
  'Energy',
  'Financial',
  'Other',
] as const;

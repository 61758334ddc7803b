/** The papers of a sale, in the order of the page. */
export const SALE_PAPER_KEYS = [
  'deed',
  'authority',
  'lease',
  'survey',
  'permits',
  'warranties',
  'listing-agreement',
  'state-form',
  'lead-paint',
  'association',
  'payoff',
  'offer',
  'settlement',
  'other',
] as const;
export type SalePaperKey = (typeof SALE_PAPER_KEYS)[number];

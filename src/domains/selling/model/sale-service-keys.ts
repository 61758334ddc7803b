/** Help that a sale may need, in the order of the sale. */
export const SALE_SERVICE_KEYS = [
  'agent',
  'appraiser',
  'photographer',
  'repairs',
  'stager',
  'inspector',
  'attorney',
  'closing',
  'mover',
] as const;
export type SaleServiceKey = (typeof SALE_SERVICE_KEYS)[number];

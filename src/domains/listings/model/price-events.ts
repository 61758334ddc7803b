/** What can happen to a home in its history, as the history of prices tells it. */
export const PRICE_EVENTS = [
  'Listed',
  'PriceChange',
  'Contingent',
  'Pending',
  'BackOnMarket',
  'Sold',
  'Withdrawn',
  'Canceled',
  'Expired',
  'Hold',
  'Relisted',
  'Deleted',
] as const;
export type PriceEventKind = (typeof PRICE_EVENTS)[number];

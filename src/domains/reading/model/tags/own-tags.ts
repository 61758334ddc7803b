import type { TraitName } from '#domains/listings/contract.ts';

/** Tags beyond the closed vocabulary, in the words of their chips; each is a field of listings. */
export const OWN_TAGS = {
  unfinished_basement: 'Unfinished basement',
  foreclosure: 'Foreclosure or bank-owned',
  short_sale: 'Short sale',
  auction: 'Auction',
  distressed: 'Foreclosure, short sale or auction',
  assumable: 'Assumable loan',
} as const satisfies Partial<Record<TraitName, string>>;
export type OwnTag = keyof typeof OWN_TAGS;

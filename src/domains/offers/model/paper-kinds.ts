/** What a buyer can send with an offer. None of it is a letter or a picture of the buyer. */
export const OFFER_PAPERS = {
  preapproval: 'Lender’s letter',
  funds: 'Proof of funds',
  contract: 'Signed contract form',
  other: 'Other papers',
} as const;
export type OfferPaper = keyof typeof OFFER_PAPERS;
export const OFFER_PAPER_NAMES = Object.keys(OFFER_PAPERS) as [OfferPaper, ...OfferPaper[]];

/** Those that prove the money. */
export const PROOF_PAPERS: readonly OfferPaper[] = ['preapproval', 'funds'];

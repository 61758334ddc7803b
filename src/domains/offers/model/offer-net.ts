import { computeNetSheet, type NetSheet, type NetSheetInput } from '#domains/proceeds/contract.ts';
import type { OfferTerms } from './terms.ts';

/** The seller's costs under an offer: its terms replace what the seller expected. */
function costsUnder(terms: OfferTerms, costs: NetSheetInput): NetSheetInput {
  return {
    ...costs,
    closingDate: terms.closingDate,
    buyerSideRate: terms.buyerAgentRate,
    buyerSideCents: terms.buyerAgentCents,
    concessionsRate: 0,
    concessionsCents: terms.concessionsCents,
    otherCents: costs.otherCents + (terms.rentBackDays ?? 0) * terms.rentBackDayCents,
  };
}

/** What an offer leaves the seller, at its own price or at another. */
export function sheetOfOffer(terms: OfferTerms, costs: NetSheetInput, priceCents = terms.priceCents): NetSheet {
  return computeNetSheet(priceCents, costsUnder(terms, costs));
}

/** Prices above which one of these costs may have a different tax rate. */
export function taxBounds({ transferTaxes }: NetSheetInput): number[] {
  const bounds = transferTaxes.flatMap(({ brackets, aboveCents, upToCents }) => [
    ...brackets.map((bracket) => bracket.aboveCents),
    ...(aboveCents === null ? [] : [aboveCents]),
    ...(upToCents === null ? [] : [upToCents]),
  ]);
  return [...new Set(bounds)].toSorted((a, b) => a - b);
}

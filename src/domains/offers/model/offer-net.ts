import {
  type ByCase,
  computeNetSheet,
  type CostEdits,
  estimateProceeds,
  type NetSheet,
  type NetSheetInput,
  type SaleFacts,
  startCosts,
} from '#domains/proceeds/contract.ts';
import { formatMoney } from '#lib/format.ts';
import type { OfferTerms } from './terms.ts';

/** The seller's low, likely and high costs of a sale that closes on a day. */
export type CostsOn = (closingDate: string) => ByCase<NetSheetInput>;

/** The closing day decides which tax is in force and which of its installments are paid by then, so each offer has its own. */
export function costsByClosing(facts: SaleFacts, edits: CostEdits): CostsOn {
  return (closingDate) => estimateProceeds(facts.priceCents, startCosts({ ...facts, closingDate }), edits).inputs;
}

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

/** The same with the seller’s low, likely and high costs; the terms are those of the offer in all three. */
export function sheetsOfOffer(terms: OfferTerms, costsOn: CostsOn): ByCase<NetSheet> {
  const { low, likely, high } = costsOn(terms.closingDate);
  return { low: sheetOfOffer(terms, low), likely: sheetOfOffer(terms, likely), high: sheetOfOffer(terms, high) };
}

/** "$479,450, from $471,200 to $486,900", or one amount where the costs leave no doubt. */
export function sayNet({ low, likely, high }: ByCase<NetSheet>): string {
  const say = ({ netCents }: NetSheet) => formatMoney(netCents, 'never');
  const range = say(low) === say(high) ? '' : `, from ${say(low)} to ${say(high)}`;
  return `${say(likely)}${range}`;
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

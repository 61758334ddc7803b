import { CONTINGENCIES, type Contingency, type OfferTerms } from './terms.ts';

/** What a removed contingency is called among the steps of a sale. */
export const removalOf = (name: Contingency) => `remove-${name}` as const;

/** The contingencies that still let the buyer step back. Without any, the sale is pending (RESO: no longer on the market). */
export function standingContingencies({ contingencies }: OfferTerms, steps: readonly { step: string }[]): Contingency[] {
  return CONTINGENCIES.filter((name) => contingencies[name] !== null && !steps.some(({ step }) => step === removalOf(name)));
}

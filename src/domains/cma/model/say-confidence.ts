import { LEAST_COMPS, ALIKE } from './search-ladder.ts';

const BANDS = ['High', 'Medium', 'Low'] as const;
/** How far from the value the adjusted prices may lie for a band, as a share of it. */
const SPREADS = [0.05, 0.1] as const;
/** How alike the sales must be for a band. */
const ALIKES = [0.6, ALIKE] as const;

interface Basis {
  /** Of the sales that weigh something, with their shares. */
  sales: readonly { similarity: number; weight: number }[];
  indicatedCents: number;
  lowCents: number;
  highCents: number;
}

/**
 * How sure a value is: its sales must both say nearly the same and be like the home. Sales that agree with each other, but are of
 * other homes, make nothing certain.
 */
export function sayConfidence({ sales, indicatedCents, lowCents, highCents }: Basis): string {
  if (sales.length < LEAST_COMPS) return 'Too few to be sure of the value';
  const spread = (highCents - lowCents) / 2 / indicatedCents;
  const total = sales.reduce((sum, { weight }) => sum + weight, 0);
  const alike = sales.reduce((sum, { similarity, weight }) => sum + similarity * weight, 0) / total;
  const bySpread = rankOf(SPREADS.findIndex((most) => spread <= most));
  const byAlike = rankOf(ALIKES.findIndex((least) => alike >= least));
  const says = `Confidence: ${BANDS[Math.max(bySpread, byAlike)]}. Adjusted prices are within ±${Math.round(spread * 100)}%`;
  return byAlike > bySpread ? `${says}, but the sales are only ${Math.round(alike * 100)} of 100 alike` : says;
}

/** What meets no limit has the last band. */
const rankOf = (at: number): number => (at === -1 ? BANDS.length - 1 : at);

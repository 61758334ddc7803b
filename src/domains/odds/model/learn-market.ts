import { quantile } from '#lib/quantile.ts';
import { createRandom } from '#lib/random.ts';
import { type Calibration, type DatedSpell, walkForward } from './calibration.ts';
import { fitSaleOdds, isUsable, type SaleOdds } from './sale-odds.ts';

/** Why no curve is shown. */
export type OddsRefusal = 'too-few-homes' | 'too-few-tested' | 'not-calibrated';

export interface LearnedMarket {
  homes: number;
  sold: number;
  /** Null with too few homes. */
  odds: SaleOdds | null;
  /** Coefficients learned again from homes drawn from these, which tell how sure the curve is. */
  draws: number[][];
  /** Between these ratios of asking price to value enough homes were listed. */
  ratios: { low: number; high: number } | null;
  calibration: Calibration | null;
  refusal: OddsRefusal | null;
  /** The curve is shown through this week; 0 for not at all. */
  weeks: number;
}

const DRAWS = 60;
/** Prices beyond these were asked by too few. */
const EDGE_SHARE = 0.02;

/** Learns a market's odds, measures them on homes that were foretold, and decides whether and how far they may be shown. */
export function learnMarket(spells: readonly DatedSpell[], seed: string): LearnedMarket {
  const used = spells.filter(isUsable);
  const sold = used.filter(({ isSold }) => isSold).length;
  const odds = fitSaleOdds(used);
  const nothing = { homes: used.length, sold, odds: null, draws: [], ratios: null, calibration: null, weeks: 0 };
  if (odds === null) return { ...nothing, refusal: 'too-few-homes' };
  const calibration = walkForward(used);
  if (calibration === null) return { ...nothing, refusal: 'too-few-tested' };
  if (calibration.weeks === 0) return { ...nothing, calibration, refusal: 'not-calibrated' };
  const ratios = used.map(({ logRatio }) => logRatio);
  return {
    homes: used.length,
    sold,
    odds,
    draws: drawAgain(used, seed),
    ratios: { low: Math.exp(quantile(ratios, EDGE_SHARE)), high: Math.exp(quantile(ratios, 1 - EDGE_SHARE)) },
    calibration,
    refusal: null,
    weeks: calibration.weeks,
  };
}

function drawAgain(spells: readonly DatedSpell[], seed: string): number[][] {
  const random = createRandom(seed);
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return Array.from({ length: DRAWS }, () => fitSaleOdds(spells.map(() => random.pick(spells)))?.coefficients.map(round)).filter(
    (coefficients) => coefficients !== undefined,
  );
}

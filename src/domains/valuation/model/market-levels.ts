/** A market's log level, month by month: observed and smoothed, then expected after the last month. */
export interface MarketLevels {
  firstMonth: number;
  /** Smoothed levels for months with sales, then expected levels. */
  levels: Float64Array;
  /** One standard deviation of each level. */
  spreads: Float64Array;
  /** How many of the levels come from sales. */
  observed: number;
  /** Expected log growth per month, without season. */
  growth: number;
}

export interface MonthObservation {
  month: number;
  level: number;
  /** Standard error of the level; Infinity if nothing sold. */
  error: number;
}

export interface MarketPrior {
  /** Log price from the year's mean to its best month. */
  seasonAmplitude: number;
  /** Months after January. */
  seasonPeakMonth: number;
  seasonSpread: number;
  monthlyGrowth: number;
  monthlyGrowthSpread: number;
  levelDrift: number;
  growthDrift: number;
  /** The share of unusual growth left after a month. With 1, a trend continues forever. */
  damping: number;
  observationFloor: number;
}

/**
 * What we assume about any market before its own sales: homes sold in early summer bring a few percent more than in midwinter,
 * and prices grow slowly. The size and phase of the season come from repeat-sales indexes of the United States (FHFA
 * purchase-only index, not adjusted against adjusted: lowest in January, highest in late June, about ±1.5%).
 */
export const MARKET_PRIOR: MarketPrior = {
  seasonAmplitude: 0.014,
  seasonPeakMonth: 5.6,
  seasonSpread: 0.006,
  monthlyGrowth: 0.003,
  monthlyGrowthSpread: 0.003,
  levelDrift: 0.005,
  growthDrift: 0.0022,
  damping: 0.88,
  observationFloor: 0.003,
};

const STATES = 4;

/**
 * A structural time series (local level, slow growth, one seasonal wave), with a Kalman filter and backward smoothing. `months`
 * have no gaps. `ahead` more months follow as a forecast.
 */
export function followMarket(
  observations: readonly MonthObservation[],
  ahead: number,
  prior: MarketPrior = MARKET_PRIOR,
): MarketLevels {
  const first = observations[0];
  if (first === undefined) throw new RangeError('A market needs at least one month');
  const phase = (2 * Math.PI * prior.seasonPeakMonth) / 12;
  let mean = [first.level, prior.monthlyGrowth, prior.seasonAmplitude * Math.cos(phase), prior.seasonAmplitude * Math.sin(phase)];
  let cov = diagonal([1, prior.monthlyGrowthSpread ** 2, prior.seasonSpread ** 2, prior.seasonSpread ** 2]);
  const total = observations.length + ahead;
  const filtered: { mean: number[]; cov: number[][] }[] = [];
  const predicted: { mean: number[]; cov: number[][] }[] = [];
  for (let step = 0; step < total; step++) {
    if (step > 0) [mean, cov] = advance(mean, cov, prior);
    predicted.push({ mean: mean.slice(), cov: cov.map((row) => row.slice()) });
    const observation = observations[step];
    if (observation !== undefined && Number.isFinite(observation.error))
      [mean, cov] = correct(mean, cov, seasonOf(first.month + step), observation, prior);
    filtered.push({ mean: mean.slice(), cov: cov.map((row) => row.slice()) });
  }
  const smoothed = smooth(filtered, predicted, prior.damping);
  const levels = new Float64Array(total);
  const spreads = new Float64Array(total);
  smoothed.forEach((state, step) => {
    const h = seasonOf(first.month + step);
    levels[step] = dot(h, state.mean);
    spreads[step] = Math.sqrt(Math.max(0, dot(h, times(state.cov, h))));
  });
  const last = smoothed[observations.length - 1]!;
  return { firstMonth: first.month, levels, spreads, observed: observations.length, growth: last.mean[1]! };
}

function seasonOf(month: number): number[] {
  const angle = (2 * Math.PI * (((month % 12) + 12) % 12)) / 12;
  return [1, 0, Math.cos(angle), Math.sin(angle)];
}

function advance(mean: number[], cov: number[][], prior: MarketPrior): [number[], number[][]] {
  const calm = prior.monthlyGrowth + prior.damping * (mean[1]! - prior.monthlyGrowth);
  const next = [mean[0]! + mean[1]!, calm, mean[2]!, mean[3]!];
  const moved = conjugate(cov, prior.damping);
  moved[0]![0]! += prior.levelDrift ** 2;
  moved[1]![1]! += prior.growthDrift ** 2;
  return [next, moved];
}

// T·P·Tᵀ, where T adds growth to the level and damps growth.
function conjugate(cov: number[][], damping: number): number[][] {
  const moved = cov.map((row) => row.slice());
  for (let column = 0; column < STATES; column++) moved[0]![column]! += cov[1]![column]!;
  for (let row = 0; row < STATES; row++) moved[row]![0]! += moved[row]![1]!;
  for (let other = 0; other < STATES; other++) {
    moved[1]![other]! *= damping;
    moved[other]![1]! *= damping;
  }
  return moved;
}

function correct(
  mean: number[],
  cov: number[][],
  h: number[],
  observation: MonthObservation,
  prior: MarketPrior,
): [number[], number[][]] {
  const gain = times(cov, h);
  const noise = observation.error ** 2 + prior.observationFloor ** 2;
  const spread = dot(h, gain) + noise;
  const surprise = observation.level - dot(h, mean);
  return [
    mean.map((value, state) => value + (gain[state]! * surprise) / spread),
    cov.map((row, i) => row.map((value, j) => value - (gain[i]! * gain[j]!) / spread)),
  ];
}

// Rauch, Tung and Striebel, 1965.
function smooth(
  filtered: { mean: number[]; cov: number[][] }[],
  predicted: { mean: number[]; cov: number[][] }[],
  damping: number,
): { mean: number[]; cov: number[][] }[] {
  const smoothed = filtered.slice();
  for (let step = filtered.length - 2; step >= 0; step--) {
    const here = filtered[step]!;
    const next = predicted[step + 1]!;
    const after = smoothed[step + 1]!;
    // J = P·Tᵀ·(P⁺)⁻¹
    const pT = here.cov.map((row) => [row[0]! + row[1]!, damping * row[1]!, row[2]!, row[3]!]);
    const inverse = invert(next.cov);
    const j = pT.map((row) =>
      inverse[0]!.map((_, column) => row.reduce((sum, value, k) => sum + value * inverse[k]![column]!, 0)),
    );
    const shift = after.mean.map((value, state) => value - next.mean[state]!);
    const gap = after.cov.map((row, r) => row.map((value, c) => value - next.cov[r]![c]!));
    const jGap = j.map((row) => gap[0]!.map((_, column) => row.reduce((sum, value, k) => sum + value * gap[k]![column]!, 0)));
    smoothed[step] = {
      mean: here.mean.map((value, state) => value + dot(j[state]!, shift)),
      cov: here.cov.map((row, r) => row.map((value, c) => value + dot(jGap[r]!, j[c]!))),
    };
  }
  return smoothed;
}

function invert(matrix: number[][]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(work[row]![column]!) > Math.abs(work[pivot]![column]!)) pivot = row;
    [work[column], work[pivot]] = [work[pivot]!, work[column]!];
    const scale = work[column]![column]! || 1e-18;
    for (let k = 0; k < 2 * size; k++) work[column]![k]! /= scale;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = work[row]![column]!;
      for (let k = 0; k < 2 * size; k++) work[row]![k]! -= factor * work[column]![k]!;
    }
  }
  return work.map((row) => row.slice(size));
}

function diagonal(values: number[]): number[][] {
  return values.map((value, i) => values.map((_, j) => (i === j ? value : 0)));
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => dot(row, vector));
}

function dot(a: number[], b: number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index]!, 0);
}

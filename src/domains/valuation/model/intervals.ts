import { quantile } from '#lib/quantile.ts';
import type { BinnedColumns } from './binned-columns.ts';
import type { BoostedTrees } from './boosted-trees.ts';
import { predictTrees } from './boosted-trees.ts';
import { followErrors } from './error-levels.ts';
import { levelOnDay } from './hedonic-model.ts';
import { NEIGHBOUR_COLUMNS } from './past-sales.ts';
import { median, weightedQuantile } from './statistics.ts';
import type { RunTasks } from './training-task.ts';
import { forestOf } from './training-task.ts';
import type { ValuationModel } from './valuation-model.ts';

const LOWEST_SCALE_SHARE = 0.2;
/** An error this many days old counts half when the power is chosen. */
const RECENCY_DAYS = 180;
/** Errors in future months turned out to vary more from home to home than errors on past sales left out of training. */
const MORE_UNEVEN = 1.1;
const EXPONENTS = [0.6, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2];

/**
 * Conformal intervals scaled by local error (Lei et al. 2018). A small forest learns how large errors are for homes like this.
 * Sales that the estimate has not seen give the quantiles of error divided by that size, and those are the ends of the interval.
 */
export async function calibrateBands(
  data: BinnedColumns,
  errors: Float64Array,
  day: Int32Array,
  seed: string,
  run: RunTasks,
): Promise<{ scale: BoostedTrees; bands: ValuationModel['bands'] }> {
  const border = quantile(errors.map(Math.abs), 0.98);
  const target = new Float64Array(new SharedArrayBuffer(errors.length * 8));
  for (let i = 0; i < errors.length; i++) target[i] = Math.log(Math.min(border, Math.abs(errors[i]!)) + border / 20);
  const options = {
    trees: 120,
    learningRate: 0.05,
    maxLeaves: 8,
    minLeafRows: Math.max(20, errors.length / 150),
    rowFraction: 0.5,
    columnFraction: 0.5,
    huberQuantile: 0.9,
    ridge: 20,
  };
  // Each half learns the size of the other half's errors, so the quantiles do not come from the data they were learned on.
  const half = (part: number) => Int32Array.from({ length: Math.ceil((errors.length - part) / 2) }, (_, i) => i * 2 + part);
  const parts = [
    { rows: half(0), unseen: half(1) },
    { rows: half(1), unseen: half(0) },
    { rows: Int32Array.from({ length: errors.length }, (_, i) => i), unseen: new Int32Array(0) },
  ];
  const answers = await run(
    parts.map(({ rows, unseen }, part) => ({
      kind: 'boost',
      data,
      target,
      rows,
      unseen,
      options: { ...options, seed: `${seed}/${part}` },
    })),
  );
  const sizes = new Float64Array(errors.length);
  for (const [part, { unseen }] of parts.entries()) {
    const { trees, estimates } = forestOf(answers[part]);
    unseen.forEach((row, at) => (sizes[row] = sizeFrom(trees, estimates[at]!)));
  }
  const scale = forestOf(answers[2]).trees;
  const lastDay = day.reduce((a, b) => Math.max(a, b), -Infinity);
  const recency = Float64Array.from(day, (soldOn) => 0.5 ** ((lastDay - soldOn) / RECENCY_DAYS));
  const power = chooseExponent(errors, sizes, recency) * MORE_UNEVEN;
  const scaled = errors.map((error, i) => error / sizes[i]! ** power);
  const months = followErrors(scaled.map(Math.abs), day);
  const relative = scaled.map((error, i) => error / Math.exp(levelOnDay(months.levels, months.firstMonth, day[i]!)));
  const now = Math.exp(months.levels.at(-1)!);
  const at = (share: number) => now * quantile(relative, share);
  return {
    scale,
    bands: {
      power,
      low68: at(0.16),
      high68: at(0.84),
      low80: at(0.1),
      high80: at(0.9),
      fsd: (at(0.84) - at(0.16)) / 2,
    },
  };
}

// A forest pulls toward the mean. This power covers homes with small and with large expected error equally.
function chooseExponent(errors: Float64Array, sizes: Float64Array, weights: Float64Array): number {
  const order = Array.from(sizes.keys()).sort((a, b) => sizes[a]! - sizes[b]! || a - b);
  const third = Math.ceil(order.length / 3);
  let best = { power: 1, unevenness: Infinity };
  for (const power of EXPONENTS) {
    const relative = errors.map((error, i) => error / sizes[i]! ** power);
    const [low, high] = [weightedQuantile(relative, weights, 0.1), weightedQuantile(relative, weights, 0.9)];
    let unevenness = 0;
    for (let start = 0; start < order.length; start += third) {
      let [covered, total] = [0, 0];
      for (const i of order.slice(start, start + third)) {
        total += weights[i]!;
        if (relative[i]! >= low && relative[i]! <= high) covered += weights[i]!;
      }
      unevenness += Math.abs(covered / total - 0.8);
    }
    if (unevenness < best.unevenness) best = { power, unevenness };
  }
  return best.power;
}

/**
 * How much larger, in log, the expected errors are when only earlier sales describe a home (`asNew`, rows of NEIGHBOUR_COLUMNS,
 * which start at column `at`) than in training, where sales before and after its day describe it. On held-out months the real
 * errors were the same size either way, so the caller subtracts this.
 */
export function gapAsNew(
  scale: BoostedTrees,
  matrix: Float64Array,
  width: number,
  homes: Int32Array,
  asNew: Float64Array,
  at: number,
): number {
  const own = NEIGHBOUR_COLUMNS.length;
  const gaps = Float64Array.from(homes, (home, index) => {
    const row = matrix.slice(home * width, (home + 1) * width);
    row.set(asNew.subarray(index * own, (index + 1) * own), at);
    return Math.log(sizeOfError(scale, row, 0) / sizeOfError(scale, matrix, home * width));
  });
  return gaps.length === 0 ? 0 : median(gaps);
}

/** The expected size of the error for one row, in log price. */
export function sizeOfError(scale: BoostedTrees, values: Float64Array, offset: number): number {
  return sizeFrom(scale, predictTrees(scale, values, offset));
}

function sizeFrom(scale: BoostedTrees, estimate: number): number {
  return Math.exp(Math.max(estimate, scale.base + Math.log(LOWEST_SCALE_SHARE)));
}

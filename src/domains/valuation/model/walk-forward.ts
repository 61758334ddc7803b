import type { Estimate } from './estimate-home.ts';
import { alignHomes, createEstimator, estimateHome } from './estimate-home.ts';
import type { HomeTable, SalesTable } from './sales-table.ts';
import { firstDayOfMonth, indicesWhere, monthOfDay, takeSales } from './sales-table.ts';
import type { TrainingOptions } from './train-model.ts';
import { trainModel } from './train-model.ts';
import { median, weightedQuantile } from './statistics.ts';

export interface Judged {
  estimates: (Estimate | null)[];
  /** From the last training. */
  trainSeconds: number;
  trainings: number;
  estimateMs: number;
}

/** Trains once and values every test home. `clock` returns milliseconds. */
export async function judgeFrozen(
  train: SalesTable,
  test: SalesTable,
  options: TrainingOptions,
  clock: () => number,
): Promise<Judged> {
  const estimates: (Estimate | null)[] = Array.from({ length: test.count }, () => null);
  const every = Int32Array.from({ length: test.count }, (_, home) => home);
  const { trainSeconds, estimateMs } = await trainAndValue(train, test, every, estimates, options, clock);
  return { estimates, trainSeconds, trainings: 1, estimateMs: estimateMs / Math.max(1, test.count) };
}

const WARM_UP_MONTHS = 2;
const MEMORY = 0.7;
const TRUST = 0.7;
const WIDTH_TRUST = 0.5;

/**
 * Trains again at the start of every month with test sales, on all earlier sales, from `train` and `test`. After each month it
 * measures how far the estimates were off and how far errors reached beyond their ranges, and carries both forward. It first
 * values two months of `train` sales the same way, so the first test month has values to carry.
 */
export async function judgeMonthly(
  train: SalesTable,
  test: SalesTable,
  options: TrainingOptions,
  clock: () => number,
): Promise<Judged> {
  const all = joinSales(train, test);
  const months = [...new Set(Array.from(test.day, monthOfDay))].sort((a, b) => a - b);
  const firstMonth = months[0] ?? 0;
  const warmUp = Array.from({ length: WARM_UP_MONTHS }, (_, step) => firstMonth - WARM_UP_MONTHS + step);
  const estimates: (Estimate | null)[] = Array.from({ length: all.count }, () => null);
  const total = { trainSeconds: 0, trainings: 0, estimateMs: 0 };
  const medians: { month: number; bias: number }[] = [];
  const reaches: Reach[] = [];
  const steps = [...warmUp, ...months];
  for (const [step, month] of steps.entries()) {
    const start = firstDayOfMonth(month);
    const past = takeSales(
      all,
      indicesWhere(all.count, (sale) => all.day[sale]! < start && all.price[sale]! > 0),
    );
    const homes = indicesWhere(
      all.count,
      (sale) => monthOfDay(all.day[sale]!) === month && (sale >= train.count || month < firstMonth),
    );
    const onProgress = (share: number, name: string) => options.onProgress?.((step + share) / steps.length, name);
    const { trainSeconds, estimateMs } = await trainAndValue(past, all, homes, estimates, { ...options, onProgress }, clock);
    const errors = Array.from(homes).flatMap((home) => {
      const given = estimates[home];
      return given == null || !(all.price[home]! > 0) ? [] : [Math.log(given.estimate / all.price[home]!)];
    });
    const carried = Math.exp(-carriedBias(medians, month));
    const stretch = carriedStretch(reaches, month);
    for (const home of homes) {
      const reach = reachOf(scaleEstimate(estimates[home] ?? null, carried, 1), all.price[home]!);
      if (reach !== undefined) reaches.push({ month, reach });
    }
    if (errors.length > 0) medians.push({ month, bias: (median(errors) * errors.length) / (errors.length + 100) });
    if (month < firstMonth) continue;
    for (const home of homes) estimates[home] = scaleEstimate(estimates[home] ?? null, carried, stretch);
    total.trainSeconds = trainSeconds;
    total.trainings++;
    total.estimateMs += estimateMs / Math.max(1, test.count);
  }
  return { ...total, estimates: estimates.slice(train.count) };
}

/** The bias to expect in a month, from the months before it. Newer months count more, and no month counts fully. */
export function carriedBias(past: readonly { month: number; bias: number }[], month: number): number {
  let [sum, weights] = [0, 0];
  for (const { month: seen, bias } of past) {
    const weight = MEMORY ** (month - seen - 1);
    sum += weight * bias;
    weights += weight;
  }
  return weights === 0 ? 0 : (TRUST * sum) / weights;
}

/** How far an error reached in a month: 1 is the end of the 80% range. */
export interface Reach {
  month: number;
  reach: number;
}

/** How much to widen the ranges in a month. With this factor, the ranges of the months before would have held closer to 80%. */
export function carriedStretch(past: readonly Reach[], month: number): number {
  if (past.length === 0) return 1;
  const weights = past.map(({ month: seen }) => MEMORY ** (month - seen - 1));
  const needed = weightedQuantile(
    past.map(({ reach }) => reach),
    weights,
    0.8,
  );
  // A few sales say little.
  return needed ** ((WIDTH_TRUST * past.length) / (past.length + 200));
}

function reachOf(given: Estimate | null, price: number): number | undefined {
  if (given === null || !(price > 0)) return undefined;
  const end = price > given.estimate ? given.high80 : given.low80;
  return Math.log(price / given.estimate) / Math.log(end / given.estimate);
}

function scaleEstimate(given: Estimate | null, factor: number, stretch: number): Estimate | null {
  if (given === null) return null;
  const estimate = given.estimate * factor;
  const moveEnd = (end: number) => estimate * (end / given.estimate) ** stretch;
  return {
    estimate,
    low68: moveEnd(given.low68),
    high68: moveEnd(given.high68),
    low80: moveEnd(given.low80),
    high80: moveEnd(given.high80),
    fsd: given.fsd * stretch,
  };
}

async function trainAndValue(
  train: SalesTable,
  test: HomeTable,
  homes: Int32Array,
  estimates: (Estimate | null)[],
  options: TrainingOptions,
  clock: () => number,
): Promise<{ trainSeconds: number; estimateMs: number }> {
  const startedAt = clock();
  let model;
  try {
    model = await trainModel(train, options);
  } catch (error) {
    // Too few sales to learn from: no home gets an estimate.
    if (error instanceof RangeError) return { trainSeconds: 0, estimateMs: 0 };
    throw error;
  }
  const trainedAt = clock();
  const aligned = alignHomes(model, test);
  const estimator = createEstimator(model);
  for (const home of homes) {
    const given = estimateHome(estimator, aligned, home);
    estimates[home] = typeof given === 'string' ? null : given;
  }
  return { trainSeconds: (trainedAt - startedAt) / 1000, estimateMs: clock() - trainedAt };
}

/** Joins two tables with the same features into one. Words match categories. */
export function joinSales(a: SalesTable, b: SalesTable): SalesTable {
  const join = (left: Float64Array, right: Float64Array) => {
    const joined = new Float64Array(left.length + right.length);
    joined.set(left);
    joined.set(right, left.length);
    return joined;
  };
  const day = new Int32Array(a.count + b.count);
  day.set(a.day);
  day.set(b.day, a.count);
  return {
    count: a.count + b.count,
    day,
    latitude: join(a.latitude, b.latitude),
    longitude: join(a.longitude, b.longitude),
    price: join(a.price, b.price),
    features: a.features.map((feature, index) => {
      const other = b.features[index];
      if (other === undefined || other.name !== feature.name)
        throw new RangeError(`The tables differ at feature "${feature.name}"`);
      if (feature.kind !== 'category') return { ...feature, values: join(feature.values, other.values) };
      const categories = [...new Set([...feature.categories, ...other.categories])].sort();
      const recode = (part: typeof feature) =>
        part.values.map((code) => (Number.isNaN(code) ? Number.NaN : categories.indexOf(part.categories[code]!)));
      return { ...feature, categories, values: join(recode(feature), recode(other)) };
    }),
  };
}

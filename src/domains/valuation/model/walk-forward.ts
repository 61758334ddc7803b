import type { Estimate } from './estimate-home.ts';
import { alignHomes, createEstimator, estimateHome } from './estimate-home.ts';
import type { HomeTable, SalesTable } from './sales-table.ts';
import { firstDayOfMonth, indicesWhere, monthOfDay, takeSales } from './sales-table.ts';
import type { TrainingOptions } from './train-model.ts';
import { trainModel } from './train-model.ts';

export interface Judged {
  estimates: (Estimate | null)[];
  /** Of the last training. */
  trainSeconds: number;
  trainings: number;
  estimateMs: number;
}

/** Trains once and values every test home; `clock` tells milliseconds. */
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

/** Trains anew at the start of every month that has test sales, with all sales, given and judged, of the months before it. */
export async function judgeMonthly(
  train: SalesTable,
  test: SalesTable,
  options: TrainingOptions,
  clock: () => number,
): Promise<Judged> {
  const estimates: (Estimate | null)[] = Array.from({ length: test.count }, () => null);
  const months = [...new Set(Array.from(test.day, monthOfDay))].sort((a, b) => a - b);
  const total: Judged = { estimates, trainSeconds: 0, trainings: 0, estimateMs: 0 };
  for (const [step, month] of months.entries()) {
    const start = firstDayOfMonth(month);
    const past = joinSales(
      takeSales(
        train,
        indicesWhere(train.count, (sale) => train.day[sale]! < start),
      ),
      takeSales(
        test,
        indicesWhere(test.count, (sale) => test.day[sale]! < start),
      ),
    );
    const homes = indicesWhere(test.count, (sale) => monthOfDay(test.day[sale]!) === month);
    const onProgress = (share: number, name: string) => options.onProgress?.((step + share) / months.length, name);
    const { trainSeconds, estimateMs } = await trainAndValue(past, test, homes, estimates, { ...options, onProgress }, clock);
    total.trainSeconds = trainSeconds;
    total.trainings++;
    total.estimateMs += estimateMs / Math.max(1, test.count);
  }
  return total;
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
    // Too few sales to learn from: every home stays without an estimate.
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

/** Two tables with the same features as one; categories are joined by their words. */
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

import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#platform/jobs/give-way.ts';
import { alignHomes, createEstimator, estimateHome } from '../model/estimate-home.ts';
import type { HomeTable, SalesTable } from '../model/sales-table.ts';
import { indicesWhere, takeSales } from '../model/sales-table.ts';
import { FEWEST_SALES, trainModel } from '../model/train-model.ts';

export interface HindsightWork {
  sales: SalesTable;
  homes: HomeTable;
  /** Days since 1970 on which a model is trained, oldest first; it values homes until the next. */
  cuts: readonly number[];
  seed: string;
}

/** Dollars; NaN where there is no estimate. */
export type HindsightNews = Float64Array;

async function valueInHindsight({ sales, homes, cuts, seed }: HindsightWork): Promise<HindsightNews> {
  const values = new Float64Array(homes.count).fill(Number.NaN);
  for (const [at, cut] of cuts.entries()) {
    const next = cuts[at + 1] ?? Infinity;
    const listed = indicesWhere(homes.count, (home) => (homes.day[home] ?? 0) >= cut && (homes.day[home] ?? 0) < next);
    const known = indicesWhere(sales.count, (sale) => (sales.day[sale] ?? 0) < cut);
    if (listed.length === 0 || known.length < FEWEST_SALES) continue;
    const model = await trainModel(takeSales(sales, known), { seed });
    const estimator = createEstimator(model);
    const aligned = alignHomes(model, homes);
    for (const home of listed) {
      const given = estimateHome(estimator, aligned, home);
      if (typeof given !== 'string') values[home] = given.estimate;
    }
  }
  return values;
}

giveWay();
// The thread is started with exactly this.
parentPort?.postMessage(await valueInHindsight(workerData as HindsightWork));

import { takeTurns } from '#platform/jobs/take-turns.ts';
import type { Estimate, RefusalReason } from '../model/estimate-home.ts';
import { alignHomes, createEstimator, estimateHome } from '../model/estimate-home.ts';
import type { HomeRecord } from '../model/home-record.ts';
import { tabulateRecords } from '../model/home-record.ts';
import type { InstalledValuation } from '../model/install-valuation.ts';

/** Values homes by their records, each on its day, in turns with whatever else the process does. */
export async function valueRecords(
  installed: InstalledValuation,
  records: readonly HomeRecord[],
): Promise<(Estimate | RefusalReason)[]> {
  const { model } = installed;
  const table = alignHomes(model, tabulateRecords(records, model.schema));
  const estimator = createEstimator(model);
  const values: (Estimate | RefusalReason)[] = [];
  for await (const home of takeTurns(records.keys())) values.push(estimateHome(estimator, table, home));
  return values;
}

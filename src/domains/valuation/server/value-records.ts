import type { Estimate, RefusalReason } from '../model/estimate-home.ts';
import { alignHomes, createEstimator, estimateHome } from '../model/estimate-home.ts';
import type { HomeRecord } from '../model/home-record.ts';
import { tabulateRecords } from '../model/home-record.ts';
import type { InstalledValuation } from '../model/install-valuation.ts';

/** Values homes by their records, each on its day. */
export function valueRecords(installed: InstalledValuation, records: readonly HomeRecord[]): (Estimate | RefusalReason)[] {
  const { model } = installed;
  const table = alignHomes(model, tabulateRecords(records, model.schema));
  const estimator = createEstimator(model);
  return records.map((_, home) => estimateHome(estimator, table, home));
}

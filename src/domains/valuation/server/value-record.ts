import type { Estimate } from '../model/estimate-home.ts';
import { alignHomes, estimateHome } from '../model/estimate-home.ts';
import type { HomeRecord } from '../model/home-record.ts';
import { tabulateRecords } from '../model/home-record.ts';
import { sayRefusal } from './present.ts';
import type { Serving } from './serving-model.ts';

/** One record through the serving model. */
export function valueRecord(serving: Serving, record: HomeRecord): { estimate: Estimate | null; refusal: string | null } {
  const { estimator, installed } = serving;
  const table = alignHomes(installed.model, tabulateRecords([record], installed.model.schema));
  const given = estimateHome(estimator, table, 0);
  return typeof given === 'string' ? { estimate: null, refusal: sayRefusal(given) } : { estimate: given, refusal: null };
}

/** Why there is no estimate. */
export const UNTRAINED = 'Our model is being trained on the sales around here. Estimates appear as soon as it is ready.';
export const NO_PLACE = 'This home’s location isn’t on record, and we can’t give an estimate without it.';

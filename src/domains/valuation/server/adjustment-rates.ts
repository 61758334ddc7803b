import type { Context } from '#platform/http/context.ts';
import { alignHomes } from '../model/estimate-home.ts';
import { columnsOf, valueFacts } from '../model/hedonic-model.ts';
import type { FactValue, HomeRecord } from '../model/home-record.ts';
import { readFact, tabulateRecords } from '../model/home-record.ts';
import { projectKm } from '../model/spatial-index.ts';
import { requireServingModel } from './serving-model.ts';

/** What a difference in one fact is worth at a home, by the regression on all recorded sales. */
export interface AdjustmentRate {
  fact: string;
  /** The fact of the comparable and of the subject. */
  from: FactValue;
  to: FactValue;
  /** What is added to a comparable's log price to make it like the subject; times a price about dollars. */
  logDifference: number;
  basis: string;
  /** Sales in the regression. */
  n: number;
}

/** The rate of each fact in which a comparable differs from the subject, one fact changed at a time from the comparable on. */
export async function findAdjustmentRates(
  ctx: Pick<Context, 'db'>,
  subject: HomeRecord,
  comparable: HomeRecord,
): Promise<AdjustmentRate[]> {
  const { installed, version } = await requireServingModel(ctx);
  const { model } = installed;
  const row = new Float64Array(columnsOf(model.hedonic));
  const valueOf = (facts: Readonly<Record<string, FactValue>>): number => {
    const record = { ...comparable, day: subject.day, facts };
    const table = alignHomes(model, tabulateRecords([record], model.schema));
    const [x, y] = projectKm(record.latitude, record.longitude, model.origin);
    return valueFacts(model.hedonic, table, 0, x, y, row);
  };
  let facts = { ...comparable.facts };
  let value = valueOf(facts);
  return model.schema.flatMap(({ name }): AdjustmentRate[] => {
    const [from, to] = [readFact(facts[name]), readFact(subject.facts[name])];
    // What is not known of either is no difference.
    if (from === null || to === null || from === to) return [];
    facts = { ...facts, [name]: subject.facts[name] ?? null };
    const next = valueOf(facts);
    const rate = {
      fact: name,
      from,
      to,
      logDifference: next - value,
      basis: `Regression on recorded sales (model ${version})`,
      n: model.training.sales,
    };
    value = next;
    return [rate];
  });
}

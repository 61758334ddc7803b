import { predictTrees } from './boosted-trees.ts';
import { columnsOf, levelOnDay, splitByFeature, valueFacts } from './hedonic-model.ts';
import { fillFacts, logSizeOf } from './home-facts.ts';
import { sizeOfError } from './intervals.ts';
import type { NeighbourSearch } from './past-sales.ts';
import { createSearch, describeNeighbours, NEIGHBOUR_COLUMNS } from './past-sales.ts';
import type { HomeTable } from './sales-table.ts';
import { projectKm } from './spatial-index.ts';
import type { ValuationModel } from './valuation-model.ts';

export interface Estimate {
  estimate: number;
  low68: number;
  high68: number;
  low80: number;
  high80: number;
  /** One standard deviation of the error, as a share of the value. */
  fsd: number;
}

export type RefusalReason = 'too few sales near by' | 'size unknown' | 'size unlike any sale' | 'before the first sale';

/** How many times smaller than the smallest sold home, or larger than the largest, a home may be. */
const SIZE_REACH = 2;

/** Buffers that every estimate reuses, and the columns of the last home. */
export interface Estimator {
  model: ValuationModel;
  search: NeighbourSearch;
  /** The range of log sizes where some sale is like the home. */
  sizes: { least: number; most: number };
  row: Float64Array;
  facts: Float64Array;
  values: Float64Array;
}

/** A model with its room to work in, for many homes one after the other. Its arrays are used again: one home at a time. */
export function createEstimator(model: ValuationModel): Estimator {
  return {
    model,
    search: createSearch(model.kriging),
    sizes: reachOfSizes(model.past.logSize),
    row: new Float64Array(columnsOf(model.hedonic)),
    facts: new Float64Array(model.schema.length),
    values: new Float64Array(model.columns.length),
  };
}

// A size of 0 means unknown.
function reachOfSizes(logSizes: Float64Array): Estimator['sizes'] {
  const known = logSizes.filter((size) => size !== 0);
  const reach = Math.log(SIZE_REACH);
  return {
    least: known.reduce((least, size) => Math.min(least, size), Infinity) - reach,
    most: known.reduce((most, size) => Math.max(most, size), -Infinity) + reach,
  };
}

/** The table's features in the model's order, and its words in the model's codes. Anything the model does not know is unknown. */
export function alignHomes(model: ValuationModel, table: HomeTable): HomeTable {
  const features = model.schema.map(({ name, kind, categories }) => {
    const given = table.features.find((feature) => feature.name === name);
    if (given === undefined) return { name, kind, categories, values: new Float64Array(table.count).fill(Number.NaN) };
    if (kind !== 'category') return given;
    const codes = given.categories.map((word) => categories.indexOf(word));
    const values = given.values.map((code) => {
      const own = codes[code] ?? -1;
      return own < 0 ? Number.NaN : own;
    });
    return { name, kind, categories, values };
  });
  return { ...table, features };
}

/** The value of one home from an aligned table on its day. Fills the estimator's columns; drivers are read from them. */
export function estimateHome(estimator: Estimator, table: HomeTable, home: number): Estimate | RefusalReason {
  const { model, row, facts, values, search, sizes } = estimator;
  const logSize = logSizeOf(model.plan, table, home);
  if (model.limits.needsSize && logSize === 0) return 'size unknown';
  if (logSize !== 0 && (logSize < sizes.least || logSize > sizes.most)) return 'size unlike any sale';
  if (table.day[home]! < model.training.firstDay) return 'before the first sale';
  const [x, y] = projectKm(table.latitude[home]!, table.longitude[home]!, model.origin);
  const factsTotal = valueFacts(model.hedonic, table, home, x, y, row);
  splitByFeature(model.hedonic, row, facts, 0);
  fillFacts(model.plan, table, home, x, y, values, 0);
  const at = model.plan.columns.length;
  const subject = { x, y, day: table.day[home]!, facts, factsOffset: 0, factsTotal, logSize, self: -1 };
  describeNeighbours(model.past, subject, model.kriging, search, values, at);
  values[values.length - 1] = factsTotal;
  if (!(values[at + NEIGHBOUR_COLUMNS.indexOf('tenthKm')]! <= model.limits.tenthKm)) return 'too few sales near by';

  const level = predictLevel(model, values, 0);
  const market = levelOnDay(model.market.levels, model.market.firstMonth, table.day[home]!);
  const { bands } = model;
  // The market's uncertainty on that day adds to the home's own.
  const ownSize = sizeOfError(model.scale, values, 0) ** bands.power;
  const size = Math.hypot(ownSize, levelOnDay(model.market.spreads, model.market.firstMonth, table.day[home]!) / bands.fsd);
  const endAt = (end: number) => Math.exp(market + level + end * size);
  return {
    estimate: Math.exp(market + level),
    low68: endAt(bands.low68),
    high68: endAt(bands.high68),
    low80: endAt(bands.low80),
    high80: endAt(bands.high80),
    fsd: Math.expm1(bands.fsd * size),
  };
}

/** The log price minus the market's level, from a home's columns. */
export function predictLevel(model: ValuationModel, values: Float64Array, offset: number): number {
  const levels = levelsOfMembers(model, values, offset);
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

/** The same from each member of the ensemble. */
export function levelsOfMembers(model: ValuationModel, values: Float64Array, offset: number): number[] {
  const kriged = values[offset + model.plan.columns.length + NEIGHBOUR_COLUMNS.indexOf('factsPlusKriged')]!;
  return model.members.map(({ target, trees }) => {
    const own = predictTrees(trees, values, offset) + (target === 'level' ? 0 : kriged);
    return own * (1 - model.krigedShare) + kriged * model.krigedShare + model.shift;
  });
}

import type { Estimate, Estimator } from './estimate-home.ts';
import { columnsOf, levelOnDay, splitByFeature, valueFacts } from './hedonic-model.ts';
import type { PastSales } from './past-sales.ts';
import type { HomeTable } from './sales-table.ts';
import { projectKm } from './spatial-index.ts';
import { median } from './statistics.ts';

export const DRIVER_GROUPS = ['size', 'rooms', 'age', 'lot', 'view', 'features', 'location', 'neighbors', 'time'] as const;
export type DriverGroup = (typeof DRIVER_GROUPS)[number];

export interface Driver {
  group: DriverGroup;
  /** Whole dollars. `base` plus all changes equals the rounded estimate. */
  change: number;
}

export interface Explanation {
  /** The typical home in this market, one year earlier. */
  base: number;
  drivers: Driver[];
}

const YEAR_DAYS = 365;

/**
 * Explains an estimate step by step. It starts with the typical home in the market a year ago, adds this home's facts, its place
 * and the sales around it, and then the market's change since. The model works in log price, so the dollars of a step depend on
 * the steps before it.
 */
export function explainEstimate(estimator: Estimator, table: HomeTable, home: number, estimate: Estimate): Explanation {
  const { model } = estimator;
  const { hedonic, market, schema } = model;
  const day = table.day[home]!;
  const [x, y] = projectKm(table.latitude[home]!, table.longitude[home]!, model.origin);
  const row = new Float64Array(columnsOf(hedonic));
  const total = valueFacts(hedonic, table, home, x, y, row);
  const own = new Float64Array(schema.length);
  splitByFeature(hedonic, row, own, 0);
  const typical = findTypical(model.past);
  const changes = Object.fromEntries(DRIVER_GROUPS.map((group) => [group, 0])) as Record<DriverGroup, number>;
  let ownSum = 0;
  let typicalSum = 0;
  schema.forEach(({ name }, feature) => {
    changes[groupOfFact(name)] += own[feature]! - typical.facts[feature]!;
    ownSum += own[feature]!;
    typicalSum += typical.facts[feature]!;
  });
  const now = levelOnDay(market.levels, market.firstMonth, day);
  const before = levelOnDay(market.levels, market.firstMonth, day - YEAR_DAYS);
  const usualPlace = typical.level - typicalSum;
  changes.location = total - ownSum - usualPlace;
  changes.time = now - before;
  changes.neighbors = Math.log(estimate.estimate) - now - total;
  return toDollars(before + typicalSum + usualPlace, changes, estimate.estimate);
}

// Rounds the running sums, so the rounded steps still add up.
function toDollars(start: number, changes: Record<DriverGroup, number>, estimate: number): Explanation {
  const base = Math.round(Math.exp(start));
  let running = start;
  let shown = base;
  const drivers = DRIVER_GROUPS.map((group): Driver => {
    running += changes[group];
    const after = group === DRIVER_GROUPS.at(-1) ? Math.round(estimate) : Math.round(Math.exp(running));
    const change = after - shown;
    shown = after;
    return { group, change };
  });
  return { base, drivers };
}

/** The group by which an estimate is explained, from the name of a fact. */
export function groupOfFact(name: string): DriverGroup {
  if (/lot/i.test(name)) return 'lot';
  if (/year|age|condition|quality|grade|renovat/i.test(name)) return 'age';
  if (/bed|bath|room/i.test(name)) return 'rooms';
  if (/area|sqft|size|living|above|basement.*sqft/i.test(name)) return 'size';
  if (/view|waterfront/i.test(name)) return 'view';
  return 'features';
}

interface Typical {
  /** What each feature adds for the typical home, and the typical level of all homes. */
  facts: Float64Array;
  level: number;
}

const typicalOf = new WeakMap<PastSales, Typical>();

function findTypical(past: PastSales): Typical {
  const known = typicalOf.get(past);
  if (known !== undefined) return known;
  const { count, features, facts, level } = past;
  const typical = {
    facts: Float64Array.from({ length: features }, (_, feature) =>
      median(Float64Array.from({ length: count }, (_sale, sale) => facts[sale * features + feature]!)),
    ),
    level: median(level),
  };
  typicalOf.set(past, typical);
  return typical;
}

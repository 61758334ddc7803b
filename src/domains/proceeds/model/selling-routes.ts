import { z } from 'zod';
import { COST_LINES, type CostLineKey } from './cost-lines.ts';
import { FIELDS_OF_LINES } from './cost-fields.ts';
import {
  CASES,
  costEditsSchema,
  estimateProceeds,
  NO_EDITS,
  resetField,
  startCosts,
  type ByCase,
  type CostEdits,
  type DefaultSource,
  type ProceedsEstimate,
  type SaleFacts,
  type StartingCosts,
} from './estimate.ts';
import type { CostField } from './net-sheet.ts';
import { ROUTE_ROWS, type Range3, type RouteRow } from './rows/selling-routes.ts';

export const SELLING_ROUTES = ROUTE_ROWS.map(({ key }) => key);
/** What people call each way. */
export const SELLING_ROUTE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTE_ROWS.map(({ key, name }) => [key, name]),
);
export type SellingRoute = (typeof SELLING_ROUTES)[number];

/** Lines that differ by the way of selling. The other lines belong to the home. */
const FEE_LINES: readonly CostLineKey[] = [
  'listingFee',
  'buyerSide',
  'serviceCharge',
  'concessions',
  'warranty',
  'repairs',
  'prep',
  'adminFee',
  'other',
];
export const ROUTE_FIELDS: readonly CostField[] = FEE_LINES.flatMap((line) => FIELDS_OF_LINES[line]);

const LOAN_LINES: readonly CostLineKey[] = [
  'firstPayoff',
  'firstInterest',
  'secondPayoff',
  'secondInterest',
  'otherPayoffs',
  'otherInterest',
  'liens',
];

/** What a person entered for one way of selling. It replaces what they entered for the sale. */
export const routeEditsSchema = z.partialRecord(
  z.enum(SELLING_ROUTES),
  z.object({ costs: costEditsSchema, days: z.number().int().min(1).max(1000).optional() }),
);
export type RouteEdits = z.infer<typeof routeEditsSchema>;

export interface RouteOutcome {
  key: SellingRoute;
  name: string;
  summary: string;
  priceSource: DefaultSource;
  daysSource: DefaultSource;
  /** Days from the start to the closing, by case. The low case is the slowest. */
  days: ByCase<number>;
  yourWork: readonly string[];
  theirWork: readonly string[];
  certainty: string;
  needs: readonly string[];
  start: StartingCosts;
  estimate: ProceedsEstimate;
  /** The least and the most the seller may keep, in whole cents. */
  netRange: { lowCents: number; highCents: number };
  /** What they cost, in whole cents. */
  fees: { key: CostLineKey; label: string; cents: ByCase<number> }[];
  /** The lines that belong to the home, in sums: with the fees they make what is between price and net. */
  others: { label: string; cents: ByCase<number> }[];
}

/**
 * Every way of selling and what it leaves the seller, always in the same order of names. There is no ranking: the page shows the
 * differences. Figures entered for the sale count for every way, except costs that a way replaces with its own.
 */
export function compareRoutes(facts: SaleFacts, edits: CostEdits, routeEdits: RouteEdits): RouteOutcome[] {
  return ROUTE_ROWS.map((row) => assessRow(row, facts, edits, routeEdits[row.key]));
}

/** One of them alone, for whoever looks at it again and again. */
export function assessRoute(key: SellingRoute, facts: SaleFacts, edits: CostEdits, routeEdits: RouteEdits): RouteOutcome {
  const row = ROUTE_ROWS.find((one) => one.key === key);
  if (row === undefined) throw new Error(`there is no way of selling called ${key}`);
  return assessRow(row, facts, edits, routeEdits[key]);
}

function assessRow(
  row: RouteRow & { key: SellingRoute },
  facts: SaleFacts,
  saleEdits: CostEdits,
  own: RouteEdits[SellingRoute],
): RouteOutcome {
  const share = byCase(row.priceShare);
  const valueOf = (name: keyof typeof share) =>
    saleEdits[name].priceCents ?? saleEdits.likely.priceCents ?? facts.priceCents[name];
  const priceCents = mapCases((name) => Math.round(valueOf(name) * share[name]));
  const start = startCosts({ ...facts, priceCents });
  for (const [field, range] of Object.entries(row.costs) as [keyof RouteRow['costs'], Range3][]) {
    const [least, likely, most] = range;
    // Whoever buys the home takes the repairs that it needs from the price.
    if (field === 'repairsCents' && facts.condition != null) continue;
    Object.assign(start.inputs.low, { [field]: most });
    Object.assign(start.inputs.likely, { [field]: likely });
    Object.assign(start.inputs.high, { [field]: least });
    start.sources[field] = everywhere(row.costSource);
  }
  const replaced = ['priceCents', ...Object.keys(row.costs)] as const;
  const shared = replaced.reduce((left, field) => resetField(left, field as CostField), saleEdits);
  const ownCosts = own?.costs ?? NO_EDITS;
  const edits = mapCases((name) => ({ ...shared[name], ...ownCosts[name] }));
  const estimate = estimateProceeds(priceCents, start, edits);
  const nets = CASES.map((name) => estimate.sheets[name].netCents);
  const ownDays = own?.days;
  const [fastest, likely, slowest] = row.days;
  return {
    key: row.key,
    name: row.name,
    summary: row.summary,
    priceSource: everywhere(row.priceSource),
    daysSource: everywhere(row.daysSource),
    days: ownDays === undefined ? { low: slowest, likely, high: fastest } : { low: ownDays, likely: ownDays, high: ownDays },
    yourWork: row.yourWork,
    theirWork: row.theirWork,
    certainty: row.certainty,
    needs: row.needs,
    start,
    estimate,
    netRange: { lowCents: Math.min(...nets), highCents: Math.max(...nets) },
    fees: COST_LINES.filter(({ key }) => FEE_LINES.includes(key))
      .map(({ key, label }) => ({ key, label, cents: mapCases((name) => costOf(estimate, name, key)) }))
      .filter(({ cents }) => CASES.some((name) => cents[name] !== 0)),
    others: [
      { label: 'Loans and liens to pay off', isHere: (key: CostLineKey) => LOAN_LINES.includes(key) },
      {
        label: 'Taxes and closing costs',
        isHere: (key: CostLineKey) => !LOAN_LINES.includes(key) && !FEE_LINES.includes(key),
      },
    ]
      .map(({ label, isHere }) => {
        const lines = COST_LINES.filter(({ key }) => isHere(key));
        return { label, cents: mapCases((name) => lines.reduce((sum, { key }) => sum + costOf(estimate, name, key), 0)) };
      })
      .filter(({ cents }) => CASES.some((name) => cents[name] !== 0)),
  };
}

function costOf({ sheets }: ProceedsEstimate, name: keyof ByCase<unknown>, key: CostLineKey): number {
  return 0 - (sheets[name].lines.find((line) => line.key === key)?.cents ?? 0);
}

function byCase([least, likely, most]: Range3): ByCase<number> {
  return { low: least, likely, high: most };
}

function mapCases<T>(make: (name: keyof ByCase<unknown>) => T): ByCase<T> {
  return { low: make('low'), likely: make('likely'), high: make('high') };
}

function everywhere({ source, asOf }: { source: string; asOf: string }): DefaultSource {
  return { source, asOf, appliesTo: 'United States', endedOn: null, note: null };
}

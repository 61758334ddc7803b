import {
  assessRoute,
  compareRoutes,
  NO_EDITS,
  type CostEdits,
  type RouteEdits,
  type RouteOutcome,
  type SaleFacts,
  type SellingRoute,
} from '#domains/proceeds/contract.ts';

export interface Sale {
  facts: SaleFacts;
  edits: CostEdits;
  routeEdits: RouteEdits;
}

/** The way that the others are compared with. */
export const COMPARED_WITH: SellingRoute = 'full-service';

export interface RouteSaving {
  key: SellingRoute;
  name: string;
  priceCents: number;
  netCents: number;
  netRange: RouteOutcome['netRange'];
  /** What it leaves beyond a full-service sale; below zero if it leaves less. */
  differenceCents: number;
  /** The price at which it leaves exactly what the full-service sale leaves; null for that sale, and where no price does. */
  breakEvenCents: number | null;
}

/** What each way of selling leaves, against a full-service sale, in the order of their names. */
export function compareSavings(sale: Sale): RouteSaving[] {
  const routes = routesOf(sale);
  const base = netOf(routeOf(routes, COMPARED_WITH));
  return routes.map(({ key, name, estimate, netRange }) => ({
    key,
    name,
    priceCents: estimate.sheets.likely.priceCents,
    netCents: estimate.sheets.likely.netCents,
    netRange,
    differenceCents: estimate.sheets.likely.netCents - base,
    breakEvenCents: key === COMPARED_WITH ? null : findBreakEven(sale, key, base),
  }));
}

const STEPS = 12;
const CLOSE_CENTS = 100;

/**
 * The price of one way at which it leaves `aimCents`, by the secant method: what a sale leaves is nearly a line in its price, so
 * a few steps find it to the dollar. Null if it does not come to that.
 */
function findBreakEven(sale: Sale, key: SellingRoute, aimCents: number): number | null {
  const own = sale.routeEdits[key] ?? { costs: NO_EDITS };
  const gapAt = (priceCents: number) => {
    const likely = { ...own.costs.likely, priceCents };
    const routeEdits = { ...sale.routeEdits, [key]: { ...own, costs: { ...own.costs, likely } } };
    return netOf(outcomeOf({ ...sale, routeEdits }, key)) - aimCents;
  };
  let before = sale.facts.priceCents.likely;
  let gapBefore = gapAt(before);
  let price = Math.max(0, before - gapBefore);
  for (let step = 0; step < STEPS; step += 1) {
    const gap = gapAt(price);
    if (Math.abs(gap) <= CLOSE_CENTS) return price;
    if (gap === gapBefore) return null;
    const next = Math.round(price - (gap * (price - before)) / (gap - gapBefore));
    if (next < 0 || next > 10 * sale.facts.priceCents.likely) return null;
    [before, gapBefore, price] = [price, gap, next];
  }
  return null;
}

export interface Change {
  label: string;
  /** Whole cents that each way leaves then, by its key. */
  nets: Readonly<Record<string, number>>;
}

/** A rate may not go beyond what the sheet takes. */
const MOST_RATE = 0.2;

/** What each way leaves if one figure turns out otherwise, the others staying as they are. */
export function findSensitivity(sale: Sale): Change[] {
  const after = (label: string, changed: Sale): Change => ({
    label,
    nets: Object.fromEntries(routesOf(changed).map(({ key, estimate }) => [key, estimate.sheets.likely.netCents])),
  });
  const priced = (share: number): Sale => {
    const scale = (cents: number) => Math.round(cents * share);
    const { low, likely, high } = sale.facts.priceCents;
    return { ...sale, facts: { ...sale.facts, priceCents: { low: scale(low), likely: scale(likely), high: scale(high) } } };
  };
  const withListingFee = (points: number): Sale => {
    const own = sale.routeEdits[COMPARED_WITH] ?? { costs: NO_EDITS };
    const now = inputOf(sale).listingFeeRate;
    const likely = { ...own.costs.likely, listingFeeRate: within(now + points) };
    return { ...sale, routeEdits: { ...sale.routeEdits, [COMPARED_WITH]: { ...own, costs: { ...own.costs, likely } } } };
  };
  const withBuyerSide = (rate: number): Sale => ({
    ...sale,
    edits: {
      ...sale.edits,
      likely: { ...sale.edits.likely, buyerSideRate: within(rate), ...(rate === 0 ? { buyerSideCents: 0 } : {}) },
    },
  });
  const { buyerSideRate } = inputOf(sale);
  return [
    after('The price is 5% lower', priced(0.95)),
    after('The price is 5% higher', priced(1.05)),
    after('The full-service listing fee is 1 point lower', withListingFee(-0.01)),
    after('The full-service listing fee is 1 point higher', withListingFee(0.01)),
    after('You offer the buyer’s agent nothing', withBuyerSide(0)),
    after('You offer the buyer’s agent 1 point more', withBuyerSide(buyerSideRate + 0.01)),
  ];
}

/** Every figure of the full-service sale. */
export function inputOf(sale: Sale, key: SellingRoute = COMPARED_WITH): RouteOutcome['estimate']['inputs']['likely'] {
  return outcomeOf(sale, key).estimate.inputs.likely;
}

export function routeOf(routes: readonly RouteOutcome[], key: SellingRoute): RouteOutcome {
  const found = routes.find((route) => route.key === key);
  if (found === undefined) throw new Error(`there is no way of selling called ${key}`);
  return found;
}

const routesOf = ({ facts, edits, routeEdits }: Sale) => compareRoutes(facts, edits, routeEdits);
const outcomeOf = ({ facts, edits, routeEdits }: Sale, key: SellingRoute) => assessRoute(key, facts, edits, routeEdits);
const netOf = ({ estimate }: RouteOutcome) => estimate.sheets.likely.netCents;
const within = (rate: number) => Math.min(MOST_RATE, Math.max(0, Math.round(rate * 1_000_000) / 1_000_000));

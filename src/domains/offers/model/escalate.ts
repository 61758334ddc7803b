import { HIGHEST_PRICE_CENTS, type Escalation } from './terms.ts';

const DOLLAR = 100;

export interface Bid {
  id: string;
  priceCents: number;
  escalation: Escalation | null;
  /** In writing, complete and open. Other bids do not escalate and are not rivals. */
  isBonaFide: boolean;
  /** What the seller keeps at a price, in whole cents. Between two of the `bounds`, costs never fall as the price rises. */
  netOf: (priceCents: number) => number;
  /** Prices above which costs may fall, ascending. */
  bounds: readonly number[];
}

/** The outcome of a bid, with the figures that explain it. */
export interface EscalationStep {
  id: string;
  outcome: 'left-out' | 'fixed' | 'no-rival' | 'enough' | 'raised' | 'stopped';
  priceCents: number;
  netCents: number;
  /** A rival's best net at its own limit, and the net this bid had to reach. */
  rivalId: string | null;
  rivalNetCents: number | null;
  targetNetCents: number | null;
}

export type EscalationResult =
  | { kind: 'refused'; ids: string[]; reason: string }
  | { kind: 'calculated'; steps: EscalationStep[]; bestIds: string[] };

/**
 * Prices after every escalation, in whole dollars above the offered price. The comparison uses what the seller keeps. A bid aims
 * at the best rival's net plus its step and takes the lowest price that reaches it. A bid that cannot reach it stops at the price
 * within its limit with the best net. Rivals count at their own limits, so the lower of two escalations stops and the higher one
 * goes one step further. This is only a calculation; it accepts nothing.
 */
export function escalate(bids: readonly Bid[]): EscalationResult {
  const counted = bids.filter(({ isBonaFide }) => isBonaFide);
  const endless = counted.filter(({ escalation }) => escalation !== null && escalation.capCents === null);
  if (endless.length > 1)
    return {
      kind: 'refused',
      ids: endless.map(({ id }) => id),
      reason: 'Two escalations without a limit would outbid each other forever. Ask for limits.',
    };
  const ceilings = new Map(counted.map((bid) => [bid.id, ceilingOf(bid)]));
  const steps: EscalationStep[] = [];
  for (const bid of bids) {
    const step = stepOf(bid, counted, ceilings);
    if (step === null)
      return { kind: 'refused', ids: [bid.id], reason: 'No price allowed here reaches the net this escalation aims for.' };
    steps.push(step);
  }
  const inRun = steps.filter(({ outcome }) => outcome !== 'left-out');
  const best = Math.max(...inRun.map(({ netCents }) => netCents));
  return { kind: 'calculated', steps, bestIds: inRun.filter(({ netCents }) => netCents === best).map(({ id }) => id) };
}

interface Ceiling {
  priceCents: number;
  /** Infinite if nothing limits the price. */
  netCents: number;
}

function ceilingOf(bid: Bid): Ceiling {
  const { priceCents, escalation, netOf } = bid;
  if (escalation === null) return { priceCents, netCents: netOf(priceCents) };
  if (escalation.capCents === null) return { priceCents: HIGHEST_PRICE_CENTS, netCents: Infinity };
  return findHighestNet(bid, escalation.capCents);
}

function stepOf(bid: Bid, counted: readonly Bid[], ceilings: ReadonlyMap<string, Ceiling>): EscalationStep | null {
  const { id, priceCents, escalation, isBonaFide, netOf } = bid;
  const still = (outcome: EscalationStep['outcome']): EscalationStep => ({
    id,
    outcome,
    priceCents,
    netCents: netOf(priceCents),
    rivalId: null,
    rivalNetCents: null,
    targetNetCents: null,
  });
  if (!isBonaFide) return still('left-out');
  if (escalation === null) return still('fixed');
  const rivals = counted.filter((rival) => rival !== bid);
  const [first] = rivals;
  if (first === undefined) return still('no-rival');
  const netAt = (rival: Bid) => ceilings.get(rival.id)?.netCents ?? 0;
  const rival = rivals.reduce((best, one) => (netAt(one) > netAt(best) ? one : best), first);
  const rivalNetCents = netAt(rival);
  const targetNetCents = rivalNetCents + escalation.stepCents;
  const against =
    rivalNetCents === Infinity
      ? { rivalId: rival.id, rivalNetCents: null, targetNetCents: null }
      : { rivalId: rival.id, rivalNetCents, targetNetCents };
  const found = findLeastPrice(bid, escalation.capCents ?? HIGHEST_PRICE_CENTS, targetNetCents);
  if (found !== null)
    return { ...still(found === priceCents ? 'enough' : 'raised'), priceCents: found, netCents: netOf(found), ...against };
  if (escalation.capCents === null) return null;
  const ceiling = ceilings.get(id) ?? { priceCents, netCents: netOf(priceCents) };
  return { ...still('stopped'), ...ceiling, ...against };
}

/** Prices from the start up in whole dollars, plus the last one, split where costs may fall. */
function piecesOf(
  { priceCents, bounds }: Bid,
  lastCents: number,
): { from: number; to: number; priceAt: (at: number) => number }[] {
  const count = Math.ceil((lastCents - priceCents) / DOLLAR);
  const priceAt = (at: number) => Math.min(priceCents + at * DOLLAR, lastCents);
  const cuts = bounds
    .filter((bound) => bound >= priceCents && bound < lastCents)
    .map((bound) => Math.floor((bound - priceCents) / DOLLAR) + 1);
  const starts = [...new Set([0, ...cuts])];
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? count + 1) - 1, priceAt }));
}

/** The lowest price that reaches the target. Null if no price up to the last one does. */
function findLeastPrice(bid: Bid, lastCents: number, targetNetCents: number): number | null {
  for (const { from, to, priceAt } of piecesOf(bid, lastCents)) {
    const found = firstReaching(from, to);
    if (found !== null) return found;

    function firstReaching(low: number, high: number): number | null {
      const lowPrice = priceAt(low);
      const lowNet = bid.netOf(lowPrice);
      if (lowNet >= targetNetCents) return lowPrice;
      // No price up to `high` leaves more than `high` minus the costs at `low`, because costs do not fall in between.
      if (low >= high || priceAt(high) - (lowPrice - lowNet) < targetNetCents) return null;
      const middle = Math.floor((low + high) / 2);
      return firstReaching(low, middle) ?? firstReaching(middle + 1, high);
    }
  }
  return null;
}

/** The price up to the last one with the best net. If there are several, the lowest. */
function findHighestNet(bid: Bid, lastCents: number): Ceiling {
  let best: Ceiling = { priceCents: lastCents, netCents: bid.netOf(lastCents) };
  for (const { from, to, priceAt } of piecesOf(bid, lastCents).toReversed()) look(from, to, priceAt);
  return best;

  function look(low: number, high: number, priceAt: (at: number) => number) {
    const lowPrice = priceAt(low);
    const lowNet = bid.netOf(lowPrice);
    if (lowNet > best.netCents || (lowNet === best.netCents && lowPrice < best.priceCents))
      best = { priceCents: lowPrice, netCents: lowNet };
    if (low >= high || priceAt(high) - (lowPrice - lowNet) < best.netCents) return;
    const middle = Math.floor((low + high) / 2);
    look(middle + 1, high, priceAt);
    look(low + 1, middle, priceAt);
  }
}

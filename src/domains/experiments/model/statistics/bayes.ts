import type { ArmCounts, Interval } from './arm-counts.ts';
import { betaShare, bisect, logBetaPower } from '#lib/distributions.ts';
import { SIGNIFICANCE } from './significance.ts';

/** What is believed of two arms after their counts, when any rate was as likely before (Beta(1, 1)). */
export interface Belief {
  /** The chance that b's rate is above a's. */
  chanceToWin: number;
  /** What is lost, in rate, on average if b is taken: the mean of a's lead where a leads. */
  expectedLoss: number;
  /** Where b's rate less a's lies with 95 %. */
  interval: Interval;
}

interface Beta {
  a: number;
  b: number;
}

/** The closed sum of Miller (2015), in logarithms. */
export function believe(a: ArmCounts, b: ArmCounts): Belief {
  const [rateA, rateB] = [posteriorOf(a), posteriorOf(b)];
  // Where most did it, by those who did not: the sums have a term for each.
  const isMirrored = a.conversions + b.conversions > (a.users + b.users) / 2;
  const [first, second] = isMirrored ? [mirror(rateB), mirror(rateA)] : [rateA, rateB];
  const bLeads = leadOf(second, first);
  const aLeads = leadOf(first, second);
  // A mean times a chance under a shape one higher is the mean of the rate where the chance holds: the same sum, one term on.
  const loss =
    (meanOf(first) - meanOf(second)) * aLeads.chance + meanOf(first) * aLeads.nextTerm + meanOf(second) * bLeads.nextTerm;
  return {
    chanceToWin: aLeads.chance < bLeads.chance ? 1 - aLeads.chance : bLeads.chance,
    expectedLoss: Math.max(0, loss),
    // It takes far longer than the rest, and pages do without.
    get interval() {
      return differenceInterval(rateA, rateB);
    },
  };
}

/** Where an arm's rate lies with 95 %. */
export function rateInterval(arm: ArmCounts): Interval {
  const posterior = posteriorOf(arm);
  return { low: quantileOf(posterior, SIGNIFICANCE / 2), high: quantileOf(posterior, 1 - SIGNIFICANCE / 2) };
}

function posteriorOf({ users, conversions }: ArmCounts): Beta {
  return { a: 1 + conversions, b: 1 + users - conversions };
}

const mirror = ({ a, b }: Beta): Beta => ({ a: b, b: a });

function meanOf({ a, b }: Beta): number {
  return a / (a + b);
}

/** The chance that one is above the other, as a sum of `one.a` terms, and the term that would come next. */
function leadOf(one: Beta, other: Beta): { chance: number; nextTerm: number } {
  const both = one.b + other.b;
  // Each beta function by its power at one place, where they are all near their peaks: the powers themselves cancel.
  const logTerm = (at: number) => {
    const place = (other.a + at) / (other.a + at + both);
    const powers =
      logBetaPower(place, 1 + at, one.b) + logBetaPower(place, other.a, other.b) - logBetaPower(place, other.a + at, both);
    return powers - Math.log(place) - Math.log(one.b + at);
  };
  const { from, to } = one.a > MOST_TERMS ? termsThatCount(one, other, logTerm) : { from: 0, to: one.a };
  let log = logTerm(from);
  let chance = 0;
  for (let i = from; i < to; i += 1) {
    chance += Math.exp(log);
    log += Math.log(((other.a + i) / (other.a + i + both)) * ((one.b + i) / (1 + i)));
  }
  return { chance: Math.min(1, chance), nextTerm: Math.exp(to === one.a ? log : logTerm(one.a)) };
}

/** Sums of more terms leave out those that add nothing: of a billion people, that is nearly all of them. */
const MOST_TERMS = 200_000;
/** Terms below e to the power of this, against the largest, add nothing. */
const NEGLIGIBLE = -45;

/** Terms rise to one place and fall from there; those around it make the sum. */
function termsThatCount(one: Beta, other: Beta, logTerm: (at: number) => number): { from: number; to: number } {
  const last = one.a - 1;
  const turn = Math.ceil((other.a * one.b - other.a - one.b - other.b) / (other.b + 1));
  const peak = Math.max(0, Math.min(last, turn));
  const least = logTerm(peak) + NEGLIGIBLE;
  const from = firstWhere((at) => logTerm(at) >= least, 0, peak);
  return { from, to: firstWhere((at) => logTerm(at) < least, peak, one.a) };
}

/** The first whole number from `low` on for which something holds, and then always; `high` if it is none below that. */
function firstWhere(holds: (at: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function quantileOf({ a, b }: Beta, share: number): number {
  return bisect((rate) => betaShare(rate, a, b) < share, 0, 1);
}

/** Added up over the arm that is known better: beside its rates, what the other has below them hardly bends. */
function differenceInterval(first: Beta, second: Beta): Interval {
  if (spreadOf(second) < spreadOf(first)) {
    const { low, high } = differenceInterval(second, first);
    return { low: -high, high: -low };
  }
  const ends = { from: quantileOf(first, BEYOND), to: quantileOf(first, 1 - BEYOND) };
  const middle = meanOf(second) - meanOf(first);
  const spread = Math.hypot(spreadOf(first), spreadOf(second));
  const [from, to] = [Math.max(-1, middle - MOST_SPREADS * spread), Math.min(1, middle + MOST_SPREADS * spread)];
  const at = (share: number) =>
    bisect((difference) => shareBelow(difference, first, second, ends) < share, from, to, 1e-9 * spread);
  return { low: at(SIGNIFICANCE / 2), high: at(1 - SIGNIFICANCE / 2) };
}

/** Less than 2.5 % of anything lie farther from its mean than this, on one side (Cantelli: 1 / (1 + 7²)). */
const MOST_SPREADS = 7;

/** The standard deviation. */
function spreadOf({ a, b }: Beta): number {
  return Math.sqrt((a * b) / (a + b + 1)) / (a + b);
}

/**
 * The first arm's density times what the second has below it, added up by Simpson's rule over the rates where both may lie, and the
 * rates beyond, where the second always lies below.
 */
function shareBelow(difference: number, first: Beta, second: Beta, ends: { from: number; to: number }): number {
  const from = Math.max(ends.from, -difference);
  const to = Math.min(ends.to, 1 - difference);
  const beyond = to < ends.to ? 1 - betaShare(to, first.a, first.b) : 0;
  if (from >= to) return beyond;
  const step = (to - from) / STEPS;
  let sum = 0;
  for (let at = 0; at <= STEPS; at += 1) {
    const rate = from + at * step;
    const factor = at === 0 || at === STEPS ? 1 : at % 2 === 1 ? 4 : 2;
    sum += factor * densityOf(first, rate) * betaShare(rate + difference, second.a, second.b);
  }
  return beyond + (sum * step) / 3;
}

/** The share of the first arm's rates left out on each side. */
const BEYOND = 1e-10;
const STEPS = 800;

function densityOf({ a, b }: Beta, rate: number): number {
  if (rate <= 0) return a === 1 ? b : 0;
  if (rate >= 1) return b === 1 ? a : 0;
  return Math.exp(logBetaPower(rate, a, b)) / (rate * (1 - rate));
}

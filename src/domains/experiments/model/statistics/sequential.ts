import { rateOf, type ArmCounts, type Interval } from './arm-counts.ts';
import { SIGNIFICANCE } from './significance.ts';

/** Conversions that each arm needs before the confidence sequence holds at its stated rate. */
export const SEQUENTIAL_MIN_CONVERSIONS = 50;

/**
 * An always-valid test of two rates: it may be looked at after every visitor, and still says "different" wrongly in at most `alpha`
 * of experiments. The confidence sequence of Waudby-Smith and others (2023) on the absolute difference, tightest at `plannedUsers`
 * of all arms together, as gbstats computes it. Null below 50 conversions an arm, where its normal error does not hold.
 */
export function sequentialTest(
  a: ArmCounts,
  b: ArmCounts,
  plannedUsers: number,
  alpha = SIGNIFICANCE,
): { p: number; interval: Interval } | null {
  if (Math.min(a.conversions, b.conversions) < SEQUENTIAL_MIN_CONVERSIONS || !(plannedUsers > 0)) return null;
  const error = Math.sqrt(variance(a) + variance(b));
  if (error === 0) return null;
  const users = a.users + b.users;
  const difference = rateOf(b) - rateOf(a);
  const half = sequentialHalfWidth(error, users, plannedUsers, alpha);
  return {
    p: sequentialP(difference / error, users, plannedUsers, alpha),
    interval: { low: difference - half, high: difference + half },
  };
}

/** Half the width of the confidence sequence around an estimate with a standard error, after `users`. */
export function sequentialHalfWidth(error: number, users: number, plannedUsers: number, alpha: number): number {
  const rho = rhoSquared(plannedUsers, alpha);
  const t = users * rho + 1;
  return error * Math.sqrt((2 * t * Math.log(Math.sqrt(t) / alpha)) / (users * rho));
}

function sequentialP(z: number, users: number, plannedUsers: number, alpha: number): number {
  const rho = rhoSquared(plannedUsers, alpha);
  const t = users * rho + 1;
  return Math.min(1, Math.sqrt(t) * Math.exp((-users * rho * z ** 2) / (2 * t)));
}

function rhoSquared(plannedUsers: number, alpha: number): number {
  const strictness = -2 * Math.log(alpha);
  return (strictness + Math.log(1 + strictness)) / plannedUsers;
}

function variance(arm: ArmCounts): number {
  const rate = rateOf(arm);
  return (rate * (1 - rate)) / arm.users;
}

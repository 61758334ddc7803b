import { normalQuantile } from '#lib/distributions.ts';
import { SIGNIFICANCE } from './significance.ts';

/**
 * How many times as many people an experiment needs that is looked at all along, for about the same chance: over twenty looks the
 * confidence sequence finds at 1, 1.5, 1.75 and 2 times the size what is there in 49, 72, 80 and 86 of 100 experiments.
 */
export const SEQUENTIAL_SIZE = 1.75;

/**
 * People that each arm needs, so that a rate that rises by a share of itself (`lift`) is found with a chance of `power`: in one
 * look at the end (Fleiss, without correction for continuity), or, with `isSequential`, in looks all along. Several arms are compared
 * with the first by Holm's correction, so each of them must show more. Null where the lifted rate is none, or there is nothing to
 * find.
 */
export function usersPerArm({
  rate,
  lift,
  arms = 2,
  alpha = SIGNIFICANCE,
  power = 0.8,
  isSequential = false,
}: {
  rate: number;
  lift: number;
  arms?: number;
  alpha?: number;
  power?: number;
  isSequential?: boolean;
}): number | null {
  const lifted = rate * (1 + lift);
  if (!(rate > 0 && rate < 1 && lifted > 0 && lifted < 1) || lift === 0) return null;
  const middle = (rate + lifted) / 2;
  const needed =
    normalQuantile(1 - alpha / Math.max(1, arms - 1) / 2) * Math.sqrt(2 * middle * (1 - middle)) +
    normalQuantile(power) * Math.sqrt(rate * (1 - rate) + lifted * (1 - lifted));
  return Math.ceil((needed / (lifted - rate)) ** 2 * (isSequential ? SEQUENTIAL_SIZE : 1));
}

/** Days until every arm has its people, if the experiment sees some a day. */
export function daysNeeded(perArm: number, arms: number, usersADay: number): number | null {
  return usersADay > 0 ? Math.ceil((perArm * arms) / usersADay) : null;
}

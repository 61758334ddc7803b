import { rateOf, type ArmCounts, type Interval } from './arm-counts.ts';
import { normalBothTails, normalQuantile } from '#lib/distributions.ts';
import { SIGNIFICANCE } from './significance.ts';

/**
 * The z test of two rates with a pooled standard error, for one look after a size that was set before. Null where nobody, or
 * everybody, did what counts, or an arm is empty.
 */
export function zTest(a: ArmCounts, b: ArmCounts): { z: number; p: number } | null {
  if (a.users === 0 || b.users === 0) return null;
  const pooled = (a.conversions + b.conversions) / (a.users + b.users);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.users + 1 / b.users));
  if (error === 0) return null;
  const z = (rateOf(b) - rateOf(a)) / error;
  return { z, p: normalBothTails(z) };
}

/** Newcombe's interval of the difference of two rates, b less a: Wilson's intervals, squared and added (1998, method 10). */
export function newcombeInterval(a: ArmCounts, b: ArmCounts, alpha = SIGNIFICANCE): Interval | null {
  if (a.users === 0 || b.users === 0) return null;
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  const [wilsonA, wilsonB] = [wilsonInterval(a, alpha), wilsonInterval(b, alpha)];
  return {
    low: rateB - rateA - Math.hypot(rateB - wilsonB.low, wilsonA.high - rateA),
    high: rateB - rateA + Math.hypot(wilsonB.high - rateB, rateA - wilsonA.low),
  };
}

/** Wilson's interval of a rate, without a correction for continuity. */
export function wilsonInterval(arm: ArmCounts, alpha = SIGNIFICANCE): Interval {
  if (arm.users === 0) return { low: 0, high: 1 };
  const z = normalQuantile(1 - alpha / 2);
  const rate = rateOf(arm);
  const spread = z * Math.sqrt((rate * (1 - rate)) / arm.users + z ** 2 / (4 * arm.users ** 2));
  const [middle, scale] = [rate + z ** 2 / (2 * arm.users), 1 + z ** 2 / arm.users];
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

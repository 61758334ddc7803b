import { chiSquareTail } from '#lib/distributions.ts';

/** Below this chance the arms got other shares than they were meant to: something is broken, and no result is shown. */
export const SAMPLE_RATIO_ALARM = 0.001;

export interface SampleRatio {
  chiSquare: number;
  degrees: number;
  p: number;
  isMismatch: boolean;
}

/**
 * If arms got the shares that they were meant to get (Pearson's chi-square). Arms without weight do not count; people in them do,
 * as a mismatch. Weights need not add up to 1; without them the arms are equal.
 */
export function checkSampleRatio(users: readonly number[], weights: readonly number[] = users.map(() => 1)): SampleRatio {
  const total = users.reduce((sum, count) => sum + count, 0);
  const weightTotal = weights.reduce((sum, weight) => sum + weight, 0);
  const weighted = users.map((count, arm) => ({ count, expected: (total * (weights[arm] ?? 0)) / weightTotal }));
  const counted = weighted.filter(({ expected }) => expected > 0);
  const strays = weighted.some(({ count, expected }) => expected === 0 && count > 0);
  const chiSquare = counted.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = Math.max(0, counted.length - 1);
  const p = strays ? 0 : chiSquareTail(chiSquare, degrees);
  return { chiSquare, degrees, p, isMismatch: p < SAMPLE_RATIO_ALARM };
}

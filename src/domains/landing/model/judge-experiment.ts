import { analyzeArms, type ArmCounts } from '#domains/experiments/contract.ts';
import type { Method } from './experiment-terms.ts';

/**
 * `broken`: the arms did not get the shares that they were meant to get, so nothing is said. `early`: not enough is known, or may
 * be looked at. `different`: an arm differs from the first. `alike`: the planned size is reached without a difference.
 */
export const VERDICTS = ['broken', 'early', 'different', 'alike'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface JudgedArm {
  users: number;
  /** Null while nothing may be said of it, as are the others. */
  conversions: number | null;
  rate: number | null;
  low: number | null;
  high: number | null;
}

export interface JudgedComparison {
  arm: number;
  difference: number;
  lift: number | null;
  /** Of the difference of the rates; of a sequential experiment, valid at every look. */
  low: number | null;
  high: number | null;
  /** Corrected for the number of arms (Holm). */
  p: number | null;
  chanceToWin: number;
  expectedLoss: number;
  isDifferent: boolean;
}

export interface Judgment {
  verdict: Verdict;
  /** The chance of such shares of visitors, if nothing is broken. */
  sampleRatioP: number;
  arms: JudgedArm[];
  comparisons: JudgedComparison[];
}

interface Counts {
  method: Method;
  arms: readonly ArmCounts[];
  weights: readonly number[];
  plannedUsers: number;
}

const ALPHA = 0.05;

/** What an experiment’s counts allow to say: nothing if its shares are broken, and nothing before its size if it is judged once. */
export function judgeExperiment({ method, arms, weights, plannedUsers }: Counts): Judgment {
  const analysis = analyzeArms({ arms, plannedUsers, weights });
  const users = arms.reduce((sum, arm) => sum + arm.users, 0);
  const isComplete = users >= plannedUsers;
  const sampleRatioP = analysis.sampleRatio.p;
  const isBroken = analysis.sampleRatio.isMismatch;
  if (isBroken || (method === 'fixed' && !isComplete))
    return {
      verdict: isBroken ? 'broken' : 'early',
      sampleRatioP,
      arms: arms.map((arm) => ({ users: arm.users, conversions: null, rate: null, low: null, high: null })),
      comparisons: [],
    };
  // Of an arm that nobody has seen, nothing can be said.
  const isSeen = (arm: number) => (arms[arm]?.users ?? 0) > 0;
  const comparable = analysis.comparisons.filter(({ arm }) => isSeen(0) && isSeen(arm));
  const comparisons = comparable.map((one): JudgedComparison => {
    const interval = method === 'fixed' ? one.newcombe : one.sequentialInterval;
    const p = method === 'fixed' ? one.adjustedP : one.adjustedSequentialP;
    return {
      arm: one.arm,
      difference: one.difference,
      lift: one.lift,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
      p,
      chanceToWin: one.belief.chanceToWin,
      expectedLoss: one.belief.expectedLoss,
      isDifferent: p !== null && p < ALPHA,
    };
  });
  const isDifferent = comparisons.some((one) => one.isDifferent);
  return {
    verdict: isDifferent ? 'different' : isComplete ? 'alike' : 'early',
    sampleRatioP,
    arms: analysis.arms.map(({ users: seen, conversions, rate, interval }) => ({
      users: seen,
      conversions,
      rate: seen === 0 ? null : rate,
      low: seen === 0 ? null : interval.low,
      high: seen === 0 ? null : interval.high,
    })),
    comparisons,
  };
}

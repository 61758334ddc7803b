import { analyzeArms, type ArmCounts } from '#domains/experiments/contract.ts';

/**
 * `broken`: the arms were not shown as often as they should, so nothing can be said. `early`: not enough is known. `different`:
 * one is better, at any time it is looked at. `alike`: the plan is reached without a difference.
 */
export type TrialState = 'broken' | 'early' | 'different' | 'alike';

export interface TrialVerdict {
  state: TrialState;
  better: 'now' | 'other' | null;
  /** Null while nothing may be said of it. */
  figures: {
    rates: [number, number];
    /** Of the other arm's rate less that of the present one, valid after every visitor; null below 50 acts an arm. */
    difference: { low: number; high: number } | null;
    chanceOtherWins: number;
  } | null;
}

/** What a trial's counts allow to say. It is looked at often, so only the always-valid interval decides. */
export function judgeTrial(now: ArmCounts, other: ArmCounts, plannedUsers: number): TrialVerdict {
  const { sampleRatio, arms, comparisons } = analyzeArms({ arms: [now, other], plannedUsers });
  const [comparison] = comparisons;
  if (sampleRatio.isMismatch || comparison === undefined) return { state: 'broken', better: null, figures: null };
  const difference = comparison.sequentialInterval;
  const isDifferent = difference !== null && (difference.low > 0 || difference.high < 0);
  if (!isDifferent && now.users + other.users < plannedUsers) return { state: 'early', better: null, figures: null };
  return {
    state: isDifferent ? 'different' : 'alike',
    better: !isDifferent ? null : comparison.difference > 0 ? 'other' : 'now',
    figures: {
      rates: [arms[0]?.rate ?? 0, arms[1]?.rate ?? 0],
      difference,
      chanceOtherWins: comparison.belief.chanceToWin,
    },
  };
}

import { FEWEST_PEOPLE, hideFew } from '#domains/analytics/contract.ts';
import {
  analyzeArms,
  type ArmCounts,
  benjaminiHochberg,
  rateOf,
  sequentialTest,
  SIGNIFICANCE,
  zTest,
} from '#domains/experiments/contract.ts';
import { FEWEST_CONVERSIONS, METRICS, type Method, type Metric } from './experiment-terms.ts';

/**
 * `broken`: the arms did not get the shares that they were meant to get, so nothing is said. `small`: too few of an arm did it, for
 * an experiment that may be looked at any time, or to say anything that is not about single people. `early`: not enough is known, or may be looked at. `different`: an arm differs
 * from the first. `alike`: the planned size is reached without a difference.
 */
export const VERDICTS = ['broken', 'small', 'early', 'different', 'alike'] as const;
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

/** If figures of these arms, or what they leave of each other, would describe fewer than five people. */
function isAboutFew(arms: readonly ArmCounts[]): boolean {
  return arms.flatMap(({ users, conversions }) => [users, conversions]).some((people) => people > 0 && people < FEWEST_PEOPLE);
}

/** What an experiment’s counts allow to say: nothing if its shares are broken, and nothing before its size if it is judged once. */
export function judgeExperiment({ method, arms, weights, plannedUsers }: Counts): Judgment {
  const analysis = analyzeArms({ arms, plannedUsers, weights });
  const users = arms.reduce((sum, arm) => sum + arm.users, 0);
  const isComplete = users >= plannedUsers;
  const sampleRatioP = analysis.sampleRatio.p;
  const isBroken = analysis.sampleRatio.isMismatch;
  const isEarly = method === 'fixed' && !isComplete;
  if (isBroken || isEarly || isAboutFew(arms))
    return {
      verdict: isBroken ? 'broken' : isEarly ? 'early' : 'small',
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
      isDifferent: p !== null && p < SIGNIFICANCE,
    };
  });
  const isDifferent = comparisons.some((one) => one.isDifferent);
  const isSmall = method === 'sequential' && arms.some(({ conversions }) => conversions < FEWEST_CONVERSIONS);
  return {
    verdict: isDifferent ? 'different' : isSmall ? 'small' : isComplete ? 'alike' : 'early',
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

/** `worse`: an arm serves people worse than the first one here. `unclear`: that cannot be said. */
export const GUARDED = ['worse', 'unclear'] as const;

export interface JudgedGuardrail {
  metric: Metric;
  arms: { rate: number | null }[];
  comparisons: {
    arm: number;
    /** Null where it would describe fewer than five people, as are the rates. */
    difference: number | null;
    low: number | null;
    high: number | null;
    state: (typeof GUARDED)[number];
  }[];
}

interface Guarded {
  metric: Metric;
  /** How many of each arm did it, or met with it. */
  did: readonly number[];
  users: readonly number[];
  plannedUsers: number;
}

/**
 * What a guardrail says of each arm against the first. It may be looked at any time, in experiments that are judged once too: by the
 * sequential test, and each for itself, since a false alarm costs less than harm that is missed.
 */
export function judgeGuardrail({ metric, did, users, plannedUsers }: Guarded): JudgedGuardrail {
  const arms = users.map((count, arm) => ({ users: count, conversions: Math.min(count, did[arm] ?? 0) }));
  const isTrouble = METRICS[metric].from === 'trouble';
  const first = arms[0] ?? { users: 0, conversions: 0 };
  const isHidden = isAboutFew(arms);
  return {
    metric,
    arms: arms.map((arm) => ({ rate: isHidden || arm.users === 0 ? null : arm.conversions / arm.users })),
    comparisons: arms.slice(1).map((one, at) => {
      const difference = rateOf(one) - rateOf(first);
      const test = sequentialTest(first, one, plannedUsers);
      return {
        arm: at + 1,
        difference: isHidden ? null : difference,
        low: test?.interval.low ?? null,
        high: test?.interval.high ?? null,
        state: test !== null && test.p < SIGNIFICANCE && difference > 0 === isTrouble ? 'worse' : 'unclear',
      };
    }),
  };
}

export interface SegmentCounts {
  dimension: string;
  value: string;
  arms: readonly ArmCounts[];
}

export interface JudgedSegment {
  dimension: string;
  value: string;
  arms: { users: number; rate: number | null }[];
  /** Of each further arm against the first: looked around for, so corrected for the number of all of them (Benjamini, Hochberg). */
  comparisons: { arm: number; lift: number | null; p: number | null }[];
}

/** Figures by segment, to look around in: none of fewer than five people, also by what the rest leaves. */
export function exploreSegments(segments: readonly SegmentCounts[]): JudgedSegment[] {
  const fewest = ({ arms }: SegmentCounts) =>
    Math.min(...arms.flatMap(({ users, conversions }) => (conversions === 0 ? [users] : [users, conversions])));
  const shown = [...Map.groupBy(segments, ({ dimension }) => dimension).values()].flatMap((own) => hideFew(own, fewest).shown);
  const tested = shown.map(({ arms: [first = { users: 0, conversions: 0 }, ...others] }) =>
    others.map((one, at) => ({
      arm: at + 1,
      lift: first.conversions === 0 ? null : rateOf(one) / rateOf(first) - 1,
      p: zTest(first, one)?.p ?? null,
    })),
  );
  const corrected = benjaminiHochberg(tested.flat().map(({ p }) => p ?? 1));
  return shown.map(({ dimension, value, arms }, row) => {
    const before = tested.slice(0, row).flat().length;
    return {
      dimension,
      value,
      arms: arms.map((arm) => ({ users: arm.users, rate: arm.users === 0 ? null : rateOf(arm) })),
      comparisons: (tested[row] ?? []).map((one, at) => ({
        ...one,
        p: one.p === null ? null : (corrected[before + at] ?? null),
      })),
    };
  });
}

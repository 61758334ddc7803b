import type { MatchHome } from './match-home.ts';
import { JUST_MET } from './near-misses.ts';

export type Stance = 'must' | 'nice' | 'avoid';
export type Verdict = 'met' | 'close' | 'missed' | 'unknown';

export interface Judgment {
  /** 0 to 1; null if the listing does not say. */
  utility: number | null;
  verdict: Verdict;
  /** What the home has, compared with the wish. */
  text: string;
}

/** How to move a bound so that more homes fit. */
export interface MovableBound {
  direction: 'at-most' | 'at-least';
  limit: number;
  valueOf: (home: MatchHome) => number | null;
  /** A round number that includes the value. */
  round: (value: number) => number;
  /** "Raise your limit to $462,000". */
  describe: (limit: number) => string;
  withLimit: (limit: number) => Criterion;
}

/** One wish of a profile, as a function of a home. */
export interface Criterion {
  id: string;
  label: string;
  stance: Stance;
  weight: number;
  /** 0 to 1; null if the listing does not say. Equals the judgment's value, without its words: it runs for every home. */
  utility: (home: MatchHome) => number | null;
  judge: (home: MatchHome) => Judgment;
  /** The label for giving up the wish: "Leave the pool open". */
  giveUp: string;
  bound?: MovableBound;
}

/** A home misses a must if it is known to fall outside the soft edge; unknown values are shown, not hidden. */
export function failsMust(criterion: Criterion, utility: number | null): boolean {
  return criterion.stance === 'must' && utility === 0;
}

/** When buyers only rate homes to learn from, musts and the limit of a budget (however firm) are kept strictly. */
export function keepsLimits(criteria: readonly Criterion[], home: MatchHome): boolean {
  return criteria.every((criterion) => {
    if (criterion.stance !== 'must' && criterion.id !== 'budget') return true;
    const utility = criterion.utility(home);
    return utility === null || utility >= JUST_MET;
  });
}

export const UNKNOWN_TEXT = 'the listing does not say';

/** Judges a value that may be missing. */
export function judgeKnown<T>(value: T | null, judge: (value: T) => Judgment): Judgment {
  return value === null ? { utility: null, verdict: 'unknown', text: UNKNOWN_TEXT } : judge(value);
}

/** `utility` is 0 to 1: above 0, what is beyond the bound comes close. */
export function verdictOf(utility: number, isWithin: boolean): Verdict {
  if (isWithin) return 'met';
  return utility > 0 ? 'close' : 'missed';
}

import type { MatchHome } from './match-home.ts';
import { JUST_MET } from './utility.ts';

export type Stance = 'must' | 'nice' | 'avoid';
export type Verdict = 'met' | 'close' | 'missed' | 'unknown';

export interface Judgement {
  /** 0 to 1; null where the listing does not say. */
  utility: number | null;
  verdict: Verdict;
  /** What the home has, measured against the wish. */
  text: string;
}

/** How a bound can be moved so that more homes fit. */
export interface MovableBound {
  direction: 'at-most' | 'at-least';
  limit: number;
  valueOf: (home: MatchHome) => number | null;
  /** A round number that lets the value in. */
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
  /** 0 to 1; null where the listing does not say. Equal to that of the judgement, without its words: asked of every home. */
  utility: (home: MatchHome) => number | null;
  judge: (home: MatchHome) => Judgement;
  /** What giving the wish up is called: "Leave the pool open". */
  giveUp: string;
  bound?: MovableBound;
}

/** A must is missed where the home is known to fall outside its soft edge; what is unknown is shown, not hidden. */
export function failsMust(criterion: Criterion, utility: number | null): boolean {
  return criterion.stance === 'must' && utility === 0;
}

/** A wish that is a must, and the limit of a budget however firm, is kept to where homes are only looked at to learn from. */
export function keepsLimits(criteria: readonly Criterion[], home: MatchHome): boolean {
  return criteria.every((criterion) => {
    if (criterion.stance !== 'must' && criterion.id !== 'budget') return true;
    const utility = criterion.utility(home);
    return utility === null || utility >= JUST_MET;
  });
}

export const UNKNOWN_TEXT = 'the listing does not say';

/** The judgement of a value that may be missing. */
export function judgeKnown<T>(value: T | null, judge: (value: T) => Judgement): Judgement {
  return value === null ? { utility: null, verdict: 'unknown', text: UNKNOWN_TEXT } : judge(value);
}

export function verdictOf(utility: number, isWithin: boolean): Verdict {
  if (isWithin) return 'met';
  return utility > 0 ? 'close' : 'missed';
}

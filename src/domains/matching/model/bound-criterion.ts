import { type Criterion, judgeKnown, type Stance, verdictOf } from './criterion.ts';
import type { MatchHome } from './match-home.ts';
import { atLeast, atMost } from './near-misses.ts';

export interface BoundWish {
  id: string;
  label: string;
  stance: Stance;
  weight: number;
  direction: 'at-most' | 'at-least';
  limit: number;
  /** How far beyond the limit a home still counts as a close call. */
  edge: (limit: number) => number;
  /** How far within the limit a home meets the wish with ease; nothing if more has no benefit. */
  ease?: (limit: number) => number;
  valueOf: (home: MatchHome) => number | null;
  /** Says in words how far the value is from the limit; `beyond` is true outside the limit. */
  tell: (value: number, limit: number, beyond: boolean) => string;
  round: (value: number) => number;
  describeMove: (limit: number) => string;
  giveUp: string;
}

/** An "at most" or "at least" wish with a soft edge and a limit that can move. */
export function boundCriterion(wish: BoundWish): Criterion {
  const { id, label, stance, weight, direction, limit, valueOf, giveUp } = wish;
  const slopes = { edge: wish.edge(limit), ease: wish.ease?.(limit) ?? 0 };
  const measure = direction === 'at-least' ? atLeast : atMost;
  return {
    id,
    label,
    stance,
    weight,
    giveUp,
    utility: (home) => {
      const value = valueOf(home);
      return value === null ? null : measure(value, limit, slopes);
    },
    judge: (home) =>
      judgeKnown(valueOf(home), (value) => {
        const isWithin = direction === 'at-least' ? value >= limit : value <= limit;
        const utility = measure(value, limit, slopes);
        return { utility, verdict: verdictOf(utility, isWithin), text: wish.tell(value, limit, !isWithin) };
      }),
    bound: {
      direction,
      limit,
      valueOf,
      round: wish.round,
      describe: wish.describeMove,
      withLimit: (moved) => boundCriterion({ ...wish, limit: moved }),
    },
  };
}

/** The next multiple of `step` that includes a value. */
export function roundUpTo(step: number): (value: number) => number {
  return (value) => Math.ceil(value / step) * step;
}

/** For bounds that are widened: the step below a value, in its own unit. */
export function roundDownTo(step: number): (value: number) => number {
  return (value) => Math.floor(value / step) * step;
}

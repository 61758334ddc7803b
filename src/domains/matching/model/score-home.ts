import { capitalize } from '#lib/format.ts';
import type { CriterionMatch, Match } from '../contract.ts';
import { type Criterion, failsMust, type Judgment } from './criterion.ts';
import type { MatchHome } from './match-home.ts';
import { tasteShare, type Taste } from './taste.ts';

/** How well homes meet criteria. */
export interface Measured {
  homes: readonly MatchHome[];
  /** Values by home, in the order of the criteria; NaN if the listing does not say. */
  utilities: Float64Array;
  /** How many musts each home is known to fail. */
  failedMusts: Uint8Array;
}

/** How many homes to measure before yielding to other requests. */
const HOMES_A_TURN = 4000;

/** Measures homes against criteria; yields now and then, so that measuring a whole city does not block other requests. */
export function* measureHomes(homes: readonly MatchHome[], criteria: readonly Criterion[]): Generator<void, Measured> {
  const width = criteria.length;
  const utilities = new Float64Array(homes.length * width);
  const failedMusts = new Uint8Array(homes.length);
  for (let row = 0; row < homes.length; row += 1) {
    if (row % HOMES_A_TURN === HOMES_A_TURN - 1) yield;
    const home = homes[row];
    if (home === undefined) continue;
    for (let at = 0; at < width; at += 1) {
      const criterion = criteria[at];
      const utility = criterion?.utility(home) ?? null;
      utilities[row * width + at] = utility ?? Number.NaN;
      if (criterion !== undefined && failsMust(criterion, utility)) failedMusts[row] = (failedMusts[row] ?? 0) + 1;
    }
  }
  return { homes, utilities, failedMusts };
}

/** The most that a value missing from a listing can count; a must caps it lower. */
const MOST_EXPECTED = { must: 0.3, nice: 0.7, avoid: 0.7 } as const;

/** The usual score on each criterion among homes that state it; it replaces values missing from a listing. */
export function expectUtilities({ homes, utilities }: Measured, criteria: readonly Criterion[]): number[] {
  const width = criteria.length;
  return criteria.map(({ stance }, at) => {
    let sum = 0;
    let known = 0;
    for (let row = 0; row < homes.length; row += 1) {
      const utility = utilities[row * width + at] ?? Number.NaN;
      if (Number.isNaN(utility)) continue;
      sum += utility;
      known += 1;
    }
    return Math.min(MOST_EXPECTED[stance], Math.max(0.1, known === 0 ? 0.5 : sum / known));
  });
}

export interface Scored {
  home: MatchHome;
  /** 0 to 100, not rounded. */
  score: number;
  /** The probability of a like; null if nothing is learned. */
  liking: number | null;
}

/** The weighted mean of the utilities, 0 to 1; unknown values count as usual. Null without criteria. */
export function weighWishes(
  utilityAt: (at: number) => number | null,
  criteria: readonly Criterion[],
  expected: readonly number[],
): number | null {
  let sum = 0;
  let weights = 0;
  for (let at = 0; at < criteria.length; at += 1) {
    const weight = criteria[at]?.weight ?? 0;
    sum += weight * (utilityAt(at) ?? expected[at] ?? 0.5);
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

/** A home's score in hundredths, from its wishes and from what likes have taught. */
export function scoreHome(home: MatchHome, wished: number | null, taste: Taste | null): Scored {
  const liking = taste?.predict(home) ?? null;
  const share = liking === null || taste === null ? 0 : wished === null ? 1 : tasteShare(taste.answers);
  return { home, liking, score: 100 * ((1 - share) * (wished ?? 0) + share * (liking ?? 0)) };
}

const MOST_REASONS = 4;

/** The parts of the score: every criterion, and the strongest reasons for and against. */
export function explainScore(
  scored: Scored,
  criteria: readonly Criterion[],
  expected: readonly number[],
  taste: Taste | null,
): Match {
  const parts = criteria.map((criterion, index) =>
    explainCriterion(criterion, criterion.judge(scored.home), expected[index] ?? 0.5),
  );
  const tasteParts = taste === null || scored.liking === null ? [] : [explainTaste(scored, taste, criteria)];
  const all = [...parts, ...tasteParts];
  const usual = (part: CriterionMatch) => expected[criteria.findIndex(({ id }) => id === part.id)] ?? 0.5;
  // Reasons that set this home apart from the others come first.
  const byPull = (a: CriterionMatch, b: CriterionMatch) =>
    b.weight * (b.utility - usual(b) + 0.2) - a.weight * (a.utility - usual(a) + 0.2) || b.weight - a.weight;
  const byWeight = (a: CriterionMatch, b: CriterionMatch) => b.weight - a.weight;
  const pick = (verdict: CriterionMatch['verdict'], order: typeof byPull) =>
    all.filter((part) => part.verdict === verdict && (part.id !== 'taste' || verdict !== 'close')).toSorted(order);
  return {
    score: Math.round(scored.score),
    reasons: pick('met', byPull).slice(0, MOST_REASONS).map(tell),
    closeCalls: pick('close', byWeight).map(tell),
    misses: pick('missed', byWeight).map(tell),
    unknowns: pick('unknown', byWeight).map(({ label }) => label),
    criteria: all,
  };
}

function tell({ text }: CriterionMatch): string {
  return capitalize(text);
}

function explainCriterion(criterion: Criterion, judgment: Judgment, expected: number): CriterionMatch {
  const { id, label, stance, weight } = criterion;
  return {
    id,
    label,
    stance,
    weight,
    utility: judgment.utility ?? expected,
    verdict: judgment.verdict,
    text: judgment.text,
  };
}

function explainTaste({ home, liking }: Scored, taste: Taste, criteria: readonly Criterion[]): CriterionMatch {
  const chance = liking ?? 0.5;
  const share = tasteShare(taste.answers);
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const isLiked = chance >= 0.55;
  const isDisliked = chance <= 0.45;
  const words = taste
    .explain(home)
    .filter(({ push }) => (isDisliked ? push < 0 : push > 0))
    .slice(0, 2)
    .map((one) => one.words);
  const because = words.length === 0 ? '' : `: ${words.join(', ')}`;
  return {
    id: 'taste',
    label: 'Your taste',
    stance: 'learned',
    weight: weights === 0 ? 5 : Math.round(((share * weights) / (1 - share)) * 10) / 10,
    utility: chance,
    verdict: isLiked ? 'met' : isDisliked ? 'missed' : 'close',
    text: isLiked
      ? `like homes you liked${because}`
      : isDisliked
        ? `like homes you passed on${because}`
        : 'your likes do not tell',
  };
}

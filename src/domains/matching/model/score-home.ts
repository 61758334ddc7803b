import { capitalize } from '#lib/format.ts';
import type { CriterionMatch, Match } from '../contract.ts';
import { type Criterion, failsMust, type Judgement } from './criterion.ts';
import type { MatchHome } from './match-home.ts';
import type { Taste } from './taste.ts';

export interface Judged {
  home: MatchHome;
  /** In the order of the criteria. */
  judgements: Judgement[];
  /** How many musts it is known to fail. */
  failedMusts: number;
}

export function judgeHome(home: MatchHome, criteria: readonly Criterion[]): Judged {
  const judgements = criteria.map((criterion) => criterion.judge(home));
  const failedMusts = criteria.reduce((count, criterion, index) => {
    const judgement = judgements[index];
    return count + (judgement !== undefined && failsMust(criterion, judgement) ? 1 : 0);
  }, 0);
  return { home, judgements, failedMusts };
}

/** The most that what a listing does not say can count: less where it must be so. */
const MOST_EXPECTED = { must: 0.3, nice: 0.7, avoid: 0.7 } as const;

/** What homes that say something usually score on each criterion: it stands in for what a listing does not say. */
export function expectUtilities(judged: readonly Judged[], criteria: readonly Criterion[]): number[] {
  return criteria.map(({ stance }, index) => {
    const known = judged.flatMap(({ judgements }) => judgements[index]?.utility ?? []);
    const mean = known.length === 0 ? 0.5 : known.reduce((sum, one) => sum + one, 0) / known.length;
    return Math.min(MOST_EXPECTED[stance], Math.max(0.1, mean));
  });
}

export interface Scored {
  home: MatchHome;
  /** 0 to 100, not rounded. */
  score: number;
  judgements: Judgement[];
  /** The probability of a like; null where nothing is learned. */
  liking: number | null;
}

/** Part of the score that belongs to taste: a fifth after ten answers, never more than a third. */
export function tasteShare(answers: number): number {
  return Math.min(1 / 3, (0.4 * answers) / (answers + 10));
}

/** The weighted mean of the utilities, in hundredths; the unknown counts as what is usual. */
export function scoreHome(
  { home, judgements }: Judged,
  criteria: readonly Criterion[],
  expected: readonly number[],
  taste: Taste | null,
): Scored {
  let sum = 0;
  let weights = 0;
  for (const [index, { weight }] of criteria.entries()) {
    sum += weight * (judgements[index]?.utility ?? expected[index] ?? 0.5);
    weights += weight;
  }
  const wished = weights === 0 ? null : sum / weights;
  const liking = taste?.predict(home) ?? null;
  const share = liking === null || taste === null ? 0 : wished === null ? 1 : tasteShare(taste.answers);
  return { home, judgements, liking, score: 100 * ((1 - share) * (wished ?? 0) + share * (liking ?? 0)) };
}

const MOST_REASONS = 4;

/** The score taken apart: every criterion, and the weightiest reasons for and against. */
export function explainScore(
  scored: Scored,
  criteria: readonly Criterion[],
  expected: readonly number[],
  taste: Taste | null,
): Match {
  const parts = criteria.map((criterion, index) => explainCriterion(criterion, scored.judgements[index], expected[index] ?? 0.5));
  const tasteParts = taste === null || scored.liking === null ? [] : [explainTaste(scored, taste, criteria)];
  const all = [...parts, ...tasteParts];
  const usual = (part: CriterionMatch) => expected[criteria.findIndex(({ id }) => id === part.id)] ?? 0.5;
  // What sets this home apart from the others comes first.
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

function explainCriterion(criterion: Criterion, judgement: Judgement | undefined, expected: number): CriterionMatch {
  const { id, label, stance, weight } = criterion;
  return {
    id,
    label,
    stance,
    weight,
    utility: judgement?.utility ?? expected,
    verdict: judgement?.verdict ?? 'unknown',
    text: judgement?.text ?? '',
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
        : 'your likes do not say either way',
  };
}

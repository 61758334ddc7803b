import type { Match } from '../contract.ts';
import { type AttributeScale, fitScale } from './attributes.ts';
import type { Criterion } from './criterion.ts';
import { diversify } from './diversify.ts';
import type { MatchHome } from './match-home.ts';
import { expectUtilities, explainScore, judgeHome, type Judged, type Scored, scoreHome } from './score-home.ts';
import { learnTaste, type Taste, type TasteAnswer, type Wished } from './taste.ts';

/** What the version of the method is called wherever a match is shown. */
export const MATCH_ENGINE = 'Rules, matching 1';

export interface Ranking {
  /** Homes that fail no must, best first, similar ones spread out. */
  order: Scored[];
  judged: Judged[];
  explain: (scored: Scored) => Match;
  taste: Taste | null;
  scale: AttributeScale;
}

/** Ranks homes for the criteria of a profile and what its likes and dislikes have taught. Equal scores: newest first, then by id. */
export function rankHomes(homes: readonly MatchHome[], criteria: readonly Criterion[], answers: readonly TasteAnswer[]): Ranking {
  const scale = fitScale(homes);
  const judged = homes.map((home) => judgeHome(home, criteria));
  const expected = expectUtilities(judged, criteria);
  const taste = learnTaste(answers, scale, measureWished(judged, criteria, expected));
  const passed = new Set(answers.filter(({ isLiked }) => !isLiked).map(({ home }) => home.id));
  const scored = judged
    .filter(({ home, failedMusts }) => failedMusts === 0 && !passed.has(home.id))
    .map((one) => scoreHome(one, criteria, expected, taste))
    .toSorted((a, b) => b.score - a.score || compareNewest(a.home, b.home));
  return {
    order: diversify(scored),
    judged,
    explain: (one) => explainScore(one, criteria, expected, taste),
    taste,
    scale,
  };
}

/** One home measured against a profile, among the homes it would be ranked with. */
export function matchHome(
  home: MatchHome,
  market: readonly MatchHome[],
  criteria: readonly Criterion[],
  answers: readonly TasteAnswer[],
): Match {
  const judged = market.map((one) => judgeHome(one, criteria));
  const expected = expectUtilities(judged, criteria);
  const taste = learnTaste(answers, fitScale(market), measureWished(judged, criteria, expected));
  return explainScore(scoreHome(judgeHome(home, criteria), criteria, expected, taste), criteria, expected, taste);
}

/** How far a home meets the wishes above or below what is usual, in deviations of the market. */
function measureWished(judged: readonly Judged[], criteria: readonly Criterion[], expected: readonly number[]): Wished {
  const scores = judged.map((one) => scoreHome(one, criteria, expected, null).score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length));
  if (deviation === 0) return () => 0;
  return (home) => (scoreHome(judgeHome(home, criteria), criteria, expected, null).score - mean) / deviation;
}

function compareNewest(a: MatchHome, b: MatchHome): number {
  return (b.listedOn ?? '').localeCompare(a.listedOn ?? '') || b.id - a.id;
}

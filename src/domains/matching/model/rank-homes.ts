import type { Match } from '../contract.ts';
import { type AttributeScale, fitScale } from './attributes.ts';
import type { Criterion } from './criterion.ts';
import { diversify } from './diversify.ts';
import type { MatchHome } from './match-home.ts';
import { expectUtilities, explainScore, type Measured, measureHomes, type Scored, scoreHome, weighWishes } from './score-home.ts';
import { learnTaste, type TasteAnswer, type Wished } from './taste.ts';

/** The name of the method's version, shown with every match. */
export const MATCH_ENGINE = 'Rules, matching 1';

export interface Ranking {
  /** Homes that fail no must, best first, with similar ones spread out. */
  order: Scored[];
  explain: (scored: Scored) => Match;
  /** Measures any home the way the ranking does. */
  match: (home: MatchHome) => Match;
  /** For the ranked homes. */
  scale: () => AttributeScale;
}

/** Ranks homes by the criteria of a profile and by its likes and dislikes. Equal scores: newest first, then by id. */
export function rankHomes(homes: readonly MatchHome[], criteria: readonly Criterion[], answers: readonly TasteAnswer[]): Ranking {
  const steps = rankInSteps(homes, criteria, answers);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the same, yielding now and then. */
export function* rankInSteps(
  homes: readonly MatchHome[],
  criteria: readonly Criterion[],
  answers: readonly TasteAnswer[],
): Generator<void, Ranking> {
  const measured = yield* measureHomes(homes, criteria);
  const expected = expectUtilities(measured, criteria);
  const wishes = weighRows(measured, criteria, expected);
  yield;
  let fitted: AttributeScale | undefined;
  const scale = () => (fitted ??= fitScale(homes));
  const weigh = (home: MatchHome) => weighWishes((at) => criteria[at]?.utility(home) ?? null, criteria, expected);
  const taste = answers.length === 0 ? null : learnTaste(answers, scale(), standardize(wishes, weigh));
  const passed = new Set(answers.filter(({ isLiked }) => !isLiked).map(({ home }) => home.id));
  const scored: Scored[] = [];
  for (const [row, home] of homes.entries()) {
    if (row % HOMES_A_TURN === HOMES_A_TURN - 1) yield;
    if (measured.failedMusts[row] !== 0 || passed.has(home.id)) continue;
    scored.push(scoreHome(home, criteria.length === 0 ? null : (wishes[row] ?? 0), taste));
  }
  yield;
  const explain = (one: Scored) => explainScore(one, criteria, expected, taste);
  return {
    order: diversify(scored.sort((a, b) => b.score - a.score || compareNewest(a.home, b.home))),
    explain,
    match: (home) => explain(scoreHome(home, weigh(home), taste)),
    scale,
  };
}

const HOMES_A_TURN = 2000;

/** Each home's value by the wishes alone, 0 to 1. */
function weighRows({ homes, utilities }: Measured, criteria: readonly Criterion[], expected: readonly number[]): Float64Array {
  const weights = new Float64Array(homes.length);
  const width = criteria.length;
  for (let row = 0; row < homes.length; row += 1) {
    weights[row] =
      weighWishes(
        (at) => {
          const utility = utilities[row * width + at] ?? Number.NaN;
          return Number.isNaN(utility) ? null : utility;
        },
        criteria,
        expected,
      ) ?? 0;
  }
  return weights;
}

/** How far a home meets the wishes above or below the mean, in standard deviations of the market. */
function standardize(wishes: Float64Array, weigh: (home: MatchHome) => number | null): Wished {
  const count = Math.max(1, wishes.length);
  const mean = wishes.reduce((sum, one) => sum + one, 0) / count;
  const deviation = Math.sqrt(wishes.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count);
  if (deviation < 1e-12) return () => 0;
  return (home) => ((weigh(home) ?? 0) - mean) / deviation;
}

function compareNewest(a: MatchHome, b: MatchHome): number {
  const [one, other] = [a.listedOn ?? '', b.listedOn ?? ''];
  return one === other ? b.id - a.id : one < other ? 1 : -1;
}

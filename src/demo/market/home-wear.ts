import type { Random } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { firstDayOfYear, yearOf } from './calendar.ts';
import { clamp } from '#lib/clamp.ts';
import { draw } from './draw.ts';
import type { Condition, HomeType, Quality, Renovation } from './types.ts';

/** Years of sales that the market records. */
export const RECORDED_YEARS = 6;

const QUALITY_STEPS: readonly (readonly [above: number, quality: Quality])[] = [
  [2.15, 1],
  [1.2, 2],
  [0.2, 3],
  [-1.2, 4],
  [-2.2, 5],
];

/** Quality of construction: better where land is dear, in larger and in newer homes. */
export function drawQuality(random: Random, locationValue: number, areaSqft: number, type: HomeType, age: number): Quality {
  if (type === 'Manufactured Home')
    return draw<Quality>(random, [
      [4, 30],
      [5, 60],
      [6, 10],
    ]);
  const size = Math.log(areaSqft / (type === 'Condominium' ? 950 : 1800));
  const score = 1.5 * locationValue + 0.75 * size + (age < 15 ? 0.3 : 0) + random.normal(0, 0.75);
  return QUALITY_STEPS.find(([above]) => score > above)?.[1] ?? 6;
}

/** Condition follows effective age; only new homes are C1. */
export function drawCondition(random: Random, effectiveAge: number, age: number): Condition {
  if (age <= 1) return 1;
  const score = effectiveAge / 17 + random.normal(0, 0.65);
  if (score < 0.75) return 2;
  if (score < 2.5) return 3;
  if (score < 4.4) return 4;
  return score < 6.2 ? 5 : 6;
}

/** Effective year built, and the renovation behind it where that fell into the recorded years. */
export function drawAge(
  random: Random,
  yearBuilt: number,
  asOf: Day,
  asOfYear: number,
): { effectiveYear: number; renovation: Renovation | null } {
  const age = asOfYear - yearBuilt;
  const original = earlierWork(random, yearBuilt, asOfYear);
  const renovated = age > 18 && random.chance(0.09);
  if (!renovated) return { effectiveYear: original, renovation: null };
  const firstYear = asOfYear - RECORDED_YEARS + 1;
  const day = firstDayOfYear(firstYear) + random.int(0, Math.max(0, asOf - firstDayOfYear(firstYear) - 45));
  const workYear = yearOf(day);
  const effectiveYear = Math.round(clamp(original + (workYear - original) * random.between(0.7, 0.97), original, workYear));
  const conditionBefore = draw<Condition>(random, [
    [4, 45],
    [5, 42],
    [6, 13],
  ]);
  return { effectiveYear, renovation: { day, effectiveYearBefore: original, conditionBefore } };
}

function earlierWork(random: Random, yearBuilt: number, asOfYear: number): number {
  const age = asOfYear - yearBuilt;
  if (age < 22 || !random.chance(clamp(0.25 + age / 160, 0, 0.75))) return yearBuilt;
  const workYear = random.int(Math.max(yearBuilt + 14, asOfYear - 38), asOfYear - RECORDED_YEARS - 1);
  if (workYear <= yearBuilt) return yearBuilt;
  return Math.round(yearBuilt + (workYear - yearBuilt) * random.between(0.35, 0.95));
}

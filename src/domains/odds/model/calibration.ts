import { chiSquareTail } from '#lib/distributions.ts';
import { chancesByWeek, fitSaleOdds, isUsable, type MarketingSpell, type SaleOdds, weeklyChances } from './sale-odds.ts';
import { FEWEST_TESTED, HORIZONS, MOST_ERROR, WEEKS } from './odds-terms.ts';
import { shareSold, shareWatched } from './survival.ts';

/** A home as of the day it came on the market: days since 1970. */
export interface DatedSpell extends MarketingSpell {
  listedOn: number;
}

/** A tenth of the homes, or less where homes are few, by what was foretold for them. */
export interface Group {
  n: number;
  predicted: number;
  observed: number;
  /** Standard error of what was observed. */
  error: number;
}

/** What was foretold for the end of a week against what came. */
export interface HorizonCheck {
  week: number;
  /** All homes together. */
  predicted: number;
  observed: number;
  groups: Group[];
  /** How far groups are off, beyond what chance makes of so few homes. */
  groupError: number;
  /** The same for groups by asking price over value. */
  priceError: number;
  /** Mean squared error of what was foretold, weighted for homes that were not watched long enough. */
  brier: number;
  /** The same for the guess that all homes are alike. */
  brierAlike: number;
  isCalibrated: boolean;
}

export interface Calibration {
  /** Homes that were foretold from earlier ones. */
  tested: number;
  horizons: HorizonCheck[];
  /** Whether buyers come when foretold, over the whole time: a small p says that they do not, the effect by how much. */
  timing: { statistic: number; cells: number; p: number; effect: number; isGood: boolean };
  /** The last week through which the curve may be shown; 0 for none. */
  weeks: number;
}

const GROUPS = 10;
const GROUP_HOMES = 100;
const FEWEST_GROUPS = 2;
const FEWEST_WATCHED = 10;
/** A guess may do worse than the guess that all homes are alike by no more than chance. */
const BRIER_SLACK = 0.003;
const LEAST_P = 0.001;
/** Among many homes any model shows a difference. From here on it matters (Cohen's w). */
const MOST_EFFECT = 0.2;
/** Where the past is cut: the share of homes that are listed before. Each part is foretold from all before it. */
const CUTS = [0.35, 0.55, 0.75];

interface Foretold extends MarketingSpell {
  /** Chance of a buyer in each week. */
  weekly: number[];
  /** By the end of each week. */
  chances: number[];
  /** The same from all homes of the past alike. */
  alike: number[];
}

/**
 * Walks forward through the past: at each cut it learns from what was known that day, and foretells the homes listed next. Null if
 * too few homes can be foretold.
 */
export function walkForward(spells: readonly DatedSpell[]): Calibration | null {
  const sorted = spells.filter(isUsable).toSorted((a, b) => a.listedOn - b.listedOn);
  const days = CUTS.map((share) => sorted[Math.floor(sorted.length * share)]?.listedOn ?? 0);
  const foretold = days.flatMap((day, at) => {
    const past = knownOn(sorted, day);
    const odds = fitSaleOdds(past);
    const alike = fitSaleOdds(past.map((spell) => ({ ...spell, logRatio: 0 })));
    if (odds === null || alike === null) return [];
    const next = days[at + 1] ?? Infinity;
    return sorted.filter(({ listedOn }) => listedOn >= day && listedOn < next).map((spell) => foretell(spell, odds, alike));
  });
  return foretold.length < FEWEST_TESTED ? null : judge(foretold);
}

/** The homes listed before a day, as far as anybody knew that day. */
function knownOn(spells: readonly DatedSpell[], day: number): MarketingSpell[] {
  return spells
    .filter(({ listedOn }) => listedOn < day)
    .map(({ listedOn, logRatio, days, isSold }) => {
      const watched = day - listedOn;
      return days < watched ? { logRatio, days, isSold } : { logRatio, days: watched, isSold: false };
    });
}

function foretell(spell: MarketingSpell, odds: SaleOdds, alike: SaleOdds): Foretold {
  const ratio = Math.exp(spell.logRatio);
  return {
    ...spell,
    weekly: weeklyChances(odds, ratio),
    chances: chancesByWeek(odds, ratio),
    alike: chancesByWeek(alike, 1),
  };
}

function judge(homes: readonly Foretold[]): Calibration {
  const timing = judgeTiming(homes);
  const horizons = HORIZONS.flatMap((week) => judgeHorizon(homes, week) ?? []);
  let weeks = 0;
  for (const [at, { week, isCalibrated }] of horizons.entries()) {
    if (!isCalibrated || HORIZONS[at] !== week) break;
    weeks = week;
  }
  return { tested: homes.length, horizons, timing, weeks: timing.isGood ? weeks : 0 };
}

function judgeHorizon(homes: readonly Foretold[], week: number): HorizonCheck | null {
  const chanceOf = ({ chances }: Foretold) => chances[week - 1] ?? 0;
  const all = shareSold(homes, week * 7);
  if (all === null || homes.filter(({ days }) => days >= week * 7).length < FEWEST_WATCHED) return null;
  const groups = groupBy(homes, week, chanceOf);
  const groupError = errorOf(groups);
  const priceError = errorOf(groupBy(homes, week, ({ logRatio }) => logRatio));
  const predicted = meanOf(homes.map(chanceOf));
  const brier = brierScore(homes, week, chanceOf);
  const brierAlike = brierScore(homes, week, ({ alike }) => alike[week - 1] ?? 0);
  return {
    week,
    predicted,
    observed: all.value,
    groups,
    groupError,
    priceError,
    brier,
    brierAlike,
    isCalibrated:
      Math.max(groupError, priceError) <= MOST_ERROR &&
      Math.abs(predicted - all.value) <= MOST_ERROR &&
      brier <= brierAlike + BRIER_SLACK,
  };
}

function groupBy(homes: readonly Foretold[], week: number, rankOf: (home: Foretold) => number): Group[] {
  const sorted = homes.toSorted((a, b) => rankOf(a) - rankOf(b));
  const count = Math.max(FEWEST_GROUPS, Math.min(GROUPS, Math.floor(sorted.length / GROUP_HOMES)));
  return Array.from({ length: count }, (_, at) => {
    const part = sorted.slice(Math.floor((at * sorted.length) / count), Math.floor(((at + 1) * sorted.length) / count));
    const observed = shareSold(part, week * 7);
    const predicted = meanOf(part.map(({ chances }) => chances[week - 1] ?? 0));
    return observed && { n: part.length, predicted, observed: observed.value, error: observed.error };
  }).filter((group) => group !== null);
}

/** Root mean square of how far groups are off, less what chance alone makes of it. */
function errorOf(groups: readonly Group[]): number {
  const total = groups.reduce((sum, { n }) => sum + n, 0);
  const excess = groups.reduce(
    (sum, { n, predicted, observed, error }) => sum + n * ((predicted - observed) ** 2 - error ** 2),
    0,
  );
  return Math.sqrt(Math.max(0, excess / Math.max(1, total)));
}

/** Mean squared error, each home weighted by how likely one like it was watched this long (Graf and others, 1999). */
function brierScore(homes: readonly Foretold[], week: number, chanceOf: (home: Foretold) => number): number {
  const watched = shareWatched(homes);
  const end = week * 7;
  const sum = homes.reduce((total, home) => {
    const chance = chanceOf(home);
    if (home.days >= end) return total + chance ** 2 / Math.max(0.01, watched(end));
    return home.isSold ? total + (1 - chance) ** 2 / Math.max(0.01, watched(home.days)) : total;
  }, 0);
  return sum / homes.length;
}

const LEAST_EXPECTED = 5;

/**
 * Whether buyers come when foretold. Each home's time is turned into the share of homes like it that would have sold by then. If
 * the model is right, buyers fall evenly on these shares; how many fall on each tenth is compared with how many were to be expected
 * from homes still watched there (Akritas's test, known as A-calibration).
 */
function judgeTiming(homes: readonly Foretold[]): Calibration['timing'] {
  const edges = Array.from({ length: 10 }, (_, at) => (at === 9 ? Infinity : -Math.log(1 - (at + 1) / 10)));
  const sold = edges.map(() => 0);
  const expected = edges.map(() => 0);
  for (const { days, isSold, weekly } of homes) {
    // A buyer comes in the middle of a day. After half a year nobody watches.
    const weeks = Math.min(WEEKS, (days + 0.5) / 7);
    const whole = Math.floor(weeks);
    let hazard = 0;
    for (let at = 0; at < Math.min(whole, WEEKS); at += 1) hazard -= Math.log(1 - Math.min(0.999_999, weekly[at] ?? 0));
    hazard -= (weeks - whole) * Math.log(1 - Math.min(0.999_999, weekly[whole] ?? 0));
    for (const [at, end] of edges.entries()) {
      const start = edges[at - 1] ?? 0;
      expected[at] = (expected[at] ?? 0) + Math.max(0, Math.min(hazard, end) - start);
      if (isSold && days < WEEKS * 7 && hazard > start && hazard <= end) sold[at] = (sold[at] ?? 0) + 1;
    }
  }
  const cells = mergeSmall(expected.map((value, at) => ({ expected: value, sold: sold[at] ?? 0 })));
  const statistic = cells.reduce((sum, cell) => sum + (cell.sold - cell.expected) ** 2 / cell.expected, 0);
  const total = cells.reduce((sum, cell) => sum + cell.expected, 0);
  const p = chiSquareTail(statistic, cells.length);
  const effect = Math.sqrt(statistic / Math.max(1, total));
  return { statistic, cells: cells.length, p, effect, isGood: p >= LEAST_P || effect <= MOST_EFFECT };
}

function mergeSmall(cells: readonly { expected: number; sold: number }[]): { expected: number; sold: number }[] {
  const merged: { expected: number; sold: number }[] = [];
  for (const cell of cells) {
    const last = merged.at(-1);
    if (last === undefined || (last.expected >= LEAST_EXPECTED && cell.expected >= LEAST_EXPECTED)) merged.push({ ...cell });
    else {
      last.expected += cell.expected;
      last.sold += cell.sold;
    }
  }
  return merged.filter(({ expected }) => expected > 0);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

import type { Box } from '#lib/geo.ts';
import { formatNumber } from '#lib/format.ts';
import type { MapSquare } from '#ui/map/map-types.ts';
import type { PriceLevels } from '../contract.ts';

const MOST_STEPS = 5;
const ROUND_TO_DOLLARS = 10;

export interface PriceSteps {
  squares: MapSquare[];
  /** The least and the most of each step, in dollars per square foot. */
  steps: { from: number; to: number }[];
  /** The map in words; empty if there is nothing to say. */
  summary: string;
}

/** Divides the squares of a map into up to five steps with about the same number of homes, and describes the map. */
export function stepPrices(levels: PriceLevels['squares'], view: Box): PriceSteps {
  const sorted = levels.toSorted((a, b) => a.pricePerSqft - b.pricePerSqft);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return { squares: [], steps: [], summary: '' };
  const breaks = findBreaks(sorted);
  const stepOf = (price: number) => breaks.filter((bound) => price >= bound).length;
  const bounds = [lowest.pricePerSqft, ...breaks, highest.pricePerSqft];
  return {
    squares: levels.map(({ bounds: [west, south, east, north], pricePerSqft }) => ({
      bounds: { west, south, east, north },
      step: spread(stepOf(pricePerSqft), breaks.length),
    })),
    steps: bounds.slice(0, -1).map((from, at) => ({ from, to: bounds[at + 1] ?? from })),
    summary: describe(lowest, highest, view),
  };
}

/** Round prices that divide the homes into equal parts; no step is empty. */
function findBreaks(sorted: PriceLevels['squares']): number[] {
  const homes = sorted.reduce((sum, { count }) => sum + count, 0);
  const [lowest = 0, highest = 0] = [sorted[0]?.pricePerSqft, sorted.at(-1)?.pricePerSqft];
  const breaks = new Set<number>();
  let passed = 0;
  for (const { pricePerSqft, count } of sorted) {
    passed += count;
    const share = Math.floor((passed / homes) * MOST_STEPS);
    const bound = Math.round(pricePerSqft / ROUND_TO_DOLLARS) * ROUND_TO_DOLLARS;
    if (share > breaks.size && breaks.size < MOST_STEPS - 1 && bound > lowest && bound < highest) breaks.add(bound);
  }
  return [...breaks];
}

/** The color of a step if there are fewer steps than colors: the scale keeps its ends. */
export function spread(step: number, last: number): number {
  return last === 0 ? Math.floor(MOST_STEPS / 2) : Math.round((step / last) * (MOST_STEPS - 1));
}

type Square = PriceLevels['squares'][number];

function describe(lowest: Square, highest: Square, view: Box): string {
  const say = ({ pricePerSqft, bounds }: Square) => `$${formatNumber(pricePerSqft)} ${whereIn(bounds, view)}`;
  if (lowest === highest) return `${say(lowest)}.`;
  return `From ${say(lowest)} to ${say(highest)}.`;
}

/** "In the northwest", as seen on the map. */
function whereIn([west, south, east, north]: Square['bounds'], view: Box): string {
  const third = (value: number, from: number, to: number) => Math.floor(((value - from) / (to - from)) * 3);
  const column = ['west', '', 'east'][third((west + east) / 2, view.west, view.east)] ?? '';
  const row = ['south', '', 'north'][third((south + north) / 2, view.south, view.north)] ?? '';
  return `${row}${column}` === '' ? 'in the middle' : `in the ${row}${column}`;
}

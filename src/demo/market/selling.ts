import type { Random } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { weekdayOf } from './calendar.ts';
import { draw } from './draw.ts';
import type { Financing, HomeType, SaleCondition } from './types.ts';

/** Listings started in a month, relative to an average one; January first. */
export const LISTING_SEASON: readonly number[] = [0.78, 0.88, 1.08, 1.18, 1.22, 1.16, 1.08, 1.05, 0.98, 0.92, 0.76, 0.68];

/** Prices as sellers write them: 524,900 or 525,000. */
export function askingCents(random: Random, cents: number): number {
  const dollars = cents / 100;
  const step = dollars < 250_000 ? 1_000 : dollars < 1_000_000 ? 5_000 : 10_000;
  const round = Math.max(step, Math.round(dollars / step) * step);
  const less = draw(random, [
    [0, 45],
    [100, 30],
    [1_000, 15],
    [50, 10],
  ]);
  return (round - less) * 100;
}

export function drawFinancing(random: Random, type: HomeType, priceCents: number): Financing {
  const dollars = priceCents / 100;
  const entry = dollars < 620_000 && type !== 'Multi Family';
  return draw<Financing>(random, [
    ['Cash', dollars > 1_200_000 ? 38 : type === 'Condominium' ? 25 : type === 'Manufactured Home' ? 45 : 17],
    ['Conventional', 62],
    ['FHA', entry ? 15 : 1],
    ['VA', entry ? 7 : 3],
  ]);
}

/** Closings fall on working days, sooner where no lender is asked. */
export function closingDay(random: Random, contractDay: Day, financing: Financing): Day {
  const [least, most] = financing === 'Cash' ? [9, 24] : financing === 'Conventional' ? [24, 44] : [31, 55];
  const day = contractDay + random.int(least ?? 24, most ?? 44);
  const weekday = weekdayOf(day);
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day;
}

export function drawSaleCondition(random: Random, heat: number): SaleCondition {
  if (!random.chance(heat < -0.3 ? 0.036 : 0.02)) return 'Standard';
  return draw<SaleCondition>(random, [
    ['Probate Listing', 40],
    ['Real Estate Owned', 36],
    ['Short Sale', heat < -0.3 ? 40 : 16],
  ]);
}

export function drawConcessionsCents(
  random: Random,
  priceCents: number,
  heat: number,
  cuts: number,
  financing: Financing,
): number {
  const chance = 0.1 + 0.12 * Math.max(0, -heat) + 0.08 * cuts + (financing === 'FHA' || financing === 'VA' ? 0.18 : 0);
  if (financing === 'Cash' || !random.chance(chance)) return 0;
  return Math.round((priceCents * random.between(0.004, 0.026)) / 50_000) * 50_000;
}

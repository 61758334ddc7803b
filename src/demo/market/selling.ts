import type { Random } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { monthOf, weekdayOf } from './calendar.ts';
import { clamp, draw } from './draw.ts';
import { DAYS_PER_MONTH, growthAt } from './price-model.ts';
import type { Financing, HomeType, PriceCut, SaleCondition } from './types.ts';

/** Listings started in a month, relative to an average one; January first. */
export const LISTING_SEASON: readonly number[] = [0.7, 0.82, 1.1, 1.24, 1.3, 1.22, 1.1, 1.06, 0.98, 0.9, 0.7, 0.58];

/** How much buyers outnumber sellers: about -1.2 in a falling market in winter, 1.9 in a rush in spring. */
export function heatAt(day: Day, asOf: Day): number {
  const growth = clamp(growthAt((asOf - day) / DAYS_PER_MONTH) / 0.006, -1.1, 1.7);
  return growth + 0.25 * Math.cos((2 * Math.PI * (monthOf(day) - 4)) / 12);
}

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

/** Drawn price cuts that lead down to the last price, oldest first, with the first price. */
export function cutsDownTo(random: Random, lastCents: number, days: readonly Day[]): { originalCents: number; cuts: PriceCut[] } {
  const cuts: PriceCut[] = [];
  let price = lastCents;
  for (const day of days.toReversed()) {
    cuts.unshift({ day, priceCents: price });
    const before = askingCents(random, price * (1 + random.between(0.015, 0.055)));
    price = before > price ? before : price + 500_000;
  }
  return { originalCents: price, cuts };
}

export interface Marketing {
  cutDays: Day[];
  contractDay: Day;
  fellThrough: { pendingDay: Day; backDay: Day } | null;
  /** log(close price / last list price) */
  overAsk: number;
}

/** The course of a sale from the day it is listed: cuts, time on market and how the last price compares with the ask. */
export function drawMarketing(random: Random, onMarketDay: Day, heat: number): Marketing {
  const cutChance = 1 / (1 + Math.exp(0.75 + 0.75 * heat));
  const cutDays: Day[] = [];
  let day = onMarketDay;
  while (cutDays.length < 4 && random.chance(cutChance)) {
    day += random.int(cutDays.length === 0 ? 14 : 12, 38);
    cutDays.push(day);
  }
  const bidding = heat > 0 && cutDays.length === 0 && random.chance(0.16 * heat) ? -0.035 * Math.log(1 - random.next()) : 0;
  const overAsk = clamp(random.normal(-0.011 + 0.008 * heat - 0.006 * cutDays.length, 0.016) + bidding, -0.12, 0.15);
  const wait = cutDays.length > 0 ? random.int(3, 26) : waitWithoutCut(random, overAsk, heat);
  const contractDay = day + wait;
  const retry = cutDays.length === 0 && wait >= 14 && random.chance(0.09);
  const pendingDay = onMarketDay + Math.floor(wait * 0.35);
  return {
    cutDays,
    contractDay,
    fellThrough: retry ? { pendingDay, backDay: pendingDay + random.int(3, Math.max(3, Math.floor(wait * 0.4))) } : null,
    overAsk,
  };
}

function waitWithoutCut(random: Random, overAsk: number, heat: number): number {
  if (overAsk > 0.012) return random.int(2, 10);
  const median = 15 * Math.exp(-0.4 * heat);
  return clamp(Math.round(median * Math.exp(random.normal(0, 0.7))), 2, 160);
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

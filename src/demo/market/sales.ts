import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { firstDayOfYear, formatDay, monthOf, yearOf } from './calendar.ts';
import { TURNOVER_PER_YEAR } from './home-profiles.ts';
import { RECORDED_YEARS } from './home-wear.ts';
import type { PriceModel } from './price-model.ts';
import { homeStateAt, PRICE_MODEL } from './price-model.ts';
import {
  askingCents,
  closingDay,
  cutsDownTo,
  drawConcessionsCents,
  drawFinancing,
  drawMarketing,
  drawSaleCondition,
  heatAt,
  LISTING_SEASON,
} from './selling.ts';
import type { Home, Sale } from './types.ts';

const BUSIEST = Math.max(...LISTING_SEASON);
/** An owner seldom sells within this many days of buying. */
const LEAST_HOLD_DAYS = 330;
/** Sales are drawn from listings that began this long before the recorded years. */
const LEAD_DAYS = 120;

interface Attempt {
  listDay: Day;
  kind: 'ordinary' | 'first' | 'purchase_to_renovate' | 'resale';
}

/** Noise of one sale: mostly small, seldom large. */
function drawNoise(random: Random): number {
  return random.normal(0, random.chance(PRICE_MODEL.noiseTailShare) ? PRICE_MODEL.noiseTailSd : PRICE_MODEL.noiseSd);
}

/**
 * Closed sales of the six years before `asOf`, oldest first. Prices follow the price model on the contract day;
 * list prices, cuts and time on market are drawn around them. Homes sell again as often as their type does.
 */
export function generateSales(homes: readonly Home[], model: PriceModel, seed: number, asOf: Day): Sale[] {
  const root = createRandom(seed).fork('sales');
  const from = recordStart(asOf);
  const sales: Sale[] = [];
  for (const home of homes) {
    const random = root.fork(`${home.parcelNumber}/${home.unitNumber ?? ''}`);
    let freeFrom = -Infinity;
    for (const attempt of attemptsFor(random, home, from - LEAD_DAYS, asOf)) {
      if (attempt.listDay < freeFrom) continue;
      const sale = drawSale(random, home, attempt, model, asOf);
      if (sale === null) break;
      freeFrom = sale.closeDay + (attempt.kind === 'purchase_to_renovate' ? 0 : LEAST_HOLD_DAYS);
      if (sale.closeDay >= from) sales.push(sale);
    }
  }
  sales.sort((a, b) => a.closeDay - b.closeDay || a.homeId - b.homeId);
  for (const [index, sale] of sales.entries()) sale.saleKey = `ALDS${String(index + 1).padStart(6, '0')}`;
  return sales;
}

/** First day of the recorded years. */
export function recordStart(asOf: Day): Day {
  return asOf - Math.round(RECORDED_YEARS * 365.25);
}

/** The days on which a home is put up for sale, in order. */
function attemptsFor(random: Random, home: Home, from: Day, asOf: Day): Attempt[] {
  const attempts: Attempt[] = [];
  const finished = firstDayOfYear(home.yearBuilt);
  let day = Math.max(from, finished);
  if (finished >= from && home.dwellingUnits === 1 && random.chance(0.85)) {
    const listDay = finished + random.int(20, 330);
    attempts.push({ listDay, kind: 'first' });
    day = listDay + LEAST_HOLD_DAYS + 30;
  }
  const meanGap = 365.25 / (TURNOVER_PER_YEAR[home.type] * BUSIEST);
  for (;;) {
    day += Math.ceil(-meanGap * Math.log(1 - random.next()));
    if (day >= asOf) break;
    if (random.next() * BUSIEST > (LISTING_SEASON[monthOf(day)] ?? 1)) continue;
    attempts.push({ listDay: day, kind: 'ordinary' });
    day += LEAST_HOLD_DAYS;
  }
  return withRenovation(random, home, attempts);
}

/** Some renovated homes were bought for it and sold after it. */
function withRenovation(random: Random, home: Home, attempts: Attempt[]): Attempt[] {
  const work = home.renovation;
  if (work === null || !random.chance(0.5)) return attempts;
  const bought: Attempt = { listDay: work.day - random.int(150, 270), kind: 'purchase_to_renovate' };
  const resold: Attempt = { listDay: work.day + random.int(5, 40), kind: 'resale' };
  const others = attempts.filter((attempt) => Math.abs(attempt.listDay - work.day) > 400);
  return [...others, bought, resold].toSorted((a, b) => a.listDay - b.listDay);
}

/** Plays one sale out; null where it has not closed before the as-of day. */
function drawSale(random: Random, home: Home, attempt: Attempt, model: PriceModel, asOf: Day): Sale | null {
  const { listDay } = attempt;
  const heat = heatAt(listDay, asOf);
  const marketing = drawMarketing(random, listDay, heat);
  const { contractDay } = marketing;
  const condition = attempt.kind === 'ordinary' ? drawSaleCondition(random, heat) : 'Standard';
  const state = homeStateAt(home, contractDay);
  const logPrice =
    model.logValue(home, contractDay, state) + home.hiddenAppeal + PRICE_MODEL.distress[condition] + drawNoise(random);
  const closePriceCents = Math.round(Math.exp(logPrice) / 500) * 50_000;
  const financing = drawFinancing(random, home.type, closePriceCents);
  const closeDay = closingDay(random, contractDay, financing);
  if (closeDay >= asOf) return null;
  const listPriceCents = askingCents(random, closePriceCents / Math.exp(marketing.overAsk));
  const { originalCents, cuts } = cutsDownTo(random, listPriceCents, marketing.cutDays);
  return {
    saleKey: '',
    listingKey: '',
    homeId: home.id,
    parcelNumber: home.parcelNumber,
    unitNumber: home.unitNumber,
    listDate: formatDay(listDay),
    contractDate: formatDay(contractDay),
    closeDate: formatDay(closeDay),
    listDay,
    contractDay,
    closeDay,
    originalListPriceCents: originalCents,
    listPriceCents,
    closePriceCents,
    priceCuts: cuts,
    fellThrough: marketing.fellThrough,
    daysOnMarket: contractDay - listDay,
    concessionsCents: drawConcessionsCents(random, closePriceCents, heat, cuts.length, financing),
    financing,
    condition,
    armsLength: condition === 'Standard' || condition === 'Probate Listing',
    newConstruction: attempt.kind === 'first' && yearOf(contractDay) - home.yearBuilt <= 1,
    effectiveYear: state.effectiveYear,
    conditionRating: state.condition,
  };
}

import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { firstDayOfYear, formatDay, monthOf, yearOf } from './calendar.ts';
import type { Course } from './course.ts';
import { drawHope, playCourse } from './course.ts';
import { TURNOVER_PER_YEAR } from './home-profiles.ts';
import { RECORDED_YEARS } from './home-wear.ts';
import { heatAt } from './heat.ts';
import type { PriceModel } from './price-model.ts';
import { DAYS_PER_MONTH, homeStateAt, PRICE_MODEL } from './price-model.ts';
import { closingDay, drawConcessionsCents, drawFinancing, drawSaleCondition, LISTING_SEASON } from './selling.ts';
import type { Home, Sale, SaleCondition } from './types.ts';

const BUSIEST = Math.max(...LISTING_SEASON);
/** An owner seldom sells within this many days of buying. */
const LEAST_HOLD_DAYS = 330;
/** From a contract to the keys, at most, and two days for a weekend. */
const SETTLE_DAYS = 60;
/** Sales are drawn from listings that began this long before the recorded years. */
const LEAD_DAYS = 120;

/** Homes put up for sale in a month, relative to the whole time: few moved while prices fell, and more do since. */
const ACTIVITY = [
  { monthsAgo: 20, share: 2 },
  { monthsAgo: 40, share: 0.92 },
  { monthsAgo: Infinity, share: 0.97 },
] as const;
const LIVELIEST = Math.max(...ACTIVITY.map(({ share }) => share));
/** A listing that ended without a sale often comes back soon, with a new number and a lower price. */
const RELISTED = { share: 0.36, withinDays: 25, hope: 0.6 } as const;
/** An owner who did not sell waits this long before trying again. */
const WAIT_DAYS = 200;

interface Attempt {
  listDay: Day;
  kind: 'ordinary' | 'first' | 'purchase_to_renovate' | 'resale';
  giveUpDay: Day | null;
}

/** A listing that has not closed: for sale, under contract, or off the market. */
export interface OpenListing {
  homeId: number;
  listDay: Day;
  course: Course;
  condition: SaleCondition;
  newConstruction: boolean;
  /** Days that the listing just before it was on the market. */
  formerDaysOnMarket: number | null;
}

export interface Trade {
  /** Oldest first. */
  sales: Sale[];
  /** By home, oldest first. */
  open: OpenListing[];
}

/** Noise of one sale: mostly small, seldom large. */
function drawNoise(random: Random): number {
  return random.normal(0, random.chance(PRICE_MODEL.noiseTailShare) ? PRICE_MODEL.noiseTailSd : PRICE_MODEL.noiseSd);
}

/**
 * Plays the market of the six years before `asOf`: who puts a home up for sale, and how it goes. Prices follow the price model on the
 * contract day; homes come up again as often as their type does. What you can buy on the as-of day and what did not sell come from
 * the same course of things as the sales.
 */
export function playMarket(homes: readonly Home[], model: PriceModel, seed: number, asOf: Day): Trade {
  const root = createRandom(seed).fork('trade');
  const from = recordStart(asOf);
  const sales: Sale[] = [];
  const open: OpenListing[] = [];
  for (const home of homes) {
    const random = root.fork(`${home.parcelNumber}/${home.unitNumber ?? ''}`);
    let freeFrom = -Infinity;
    for (const attempt of attemptsFor(random, home, from - LEAD_DAYS, asOf)) {
      if (attempt.listDay >= asOf) break;
      if (attempt.listDay < freeFrom) continue;
      const { sale, listings } = tryToSell({ random, home, model, asOf }, attempt);
      open.push(...listings);
      if (sale === null) {
        const last = listings.at(-1)?.course.end;
        if (last == null || last.how === 'contract') break;
        freeFrom = last.day + WAIT_DAYS;
        continue;
      }
      freeFrom = sale.closeDay + (attempt.kind === 'purchase_to_renovate' ? 0 : LEAST_HOLD_DAYS);
      if (sale.closeDay >= from) sales.push(sale);
    }
  }
  sales.sort((a, b) => a.closeDay - b.closeDay || a.homeId - b.homeId);
  for (const [index, sale] of sales.entries()) sale.saleKey = `ALDS${String(index + 1).padStart(6, '0')}`;
  return { sales, open };
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
    attempts.push({ listDay, kind: 'first', giveUpDay: null });
    day = listDay + LEAST_HOLD_DAYS + 30;
  }
  const meanGap = 365.25 / (TURNOVER_PER_YEAR[home.type] * BUSIEST * LIVELIEST);
  for (;;) {
    day += Math.ceil(-meanGap * Math.log(1 - random.next()));
    if (day >= asOf) break;
    if (random.next() * BUSIEST * LIVELIEST > (LISTING_SEASON[monthOf(day)] ?? 1) * activityAt((asOf - day) / DAYS_PER_MONTH))
      continue;
    attempts.push({ listDay: day, kind: 'ordinary', giveUpDay: null });
    day += LEAST_HOLD_DAYS;
  }
  return withRenovation(random, home, attempts);
}

function activityAt(monthsAgo: number): number {
  return ACTIVITY.find((step) => monthsAgo < step.monthsAgo)?.share ?? 1;
}

/** Some renovated homes were bought for it and sold after it. */
function withRenovation(random: Random, home: Home, attempts: Attempt[]): Attempt[] {
  const work = home.renovation;
  if (work === null || !random.chance(0.5)) return attempts;
  const bought: Attempt = {
    listDay: work.day - random.int(150, 270),
    kind: 'purchase_to_renovate',
    giveUpDay: work.day - SETTLE_DAYS,
  };
  const resold: Attempt = { listDay: work.day + random.int(5, 40), kind: 'resale', giveUpDay: null };
  const others = attempts.filter((attempt) => Math.abs(attempt.listDay - work.day) > 400);
  return [...others, bought, resold].toSorted((a, b) => a.listDay - b.listDay);
}

interface Trying {
  random: Random;
  home: Home;
  model: PriceModel;
  asOf: Day;
}

/** One owner's attempt to sell, over one listing or several that follow each other. A sale that has not closed is an open listing. */
function tryToSell({ random, home, model, asOf }: Trying, attempt: Attempt): { sale: Sale | null; listings: OpenListing[] } {
  const heat = heatAt(attempt.listDay, asOf);
  const condition = attempt.kind === 'ordinary' ? drawSaleCondition(random, heat) : 'Standard';
  const isByBuilder = attempt.kind === 'first';
  /** What no record tells of this home and this sale. */
  const unseen = home.hiddenAppeal + PRICE_MODEL.distress[condition] + drawNoise(random);
  const listings: OpenListing[] = [];
  let hope = drawHope(random, isByBuilder);
  let { listDay } = attempt;
  let formerDaysOnMarket: number | null = null;
  for (;;) {
    const state = homeStateAt(home, listDay);
    const course = playCourse(
      random,
      {
        onMarketDay: listDay,
        logWorth: model.logValue(home, listDay, state) + unseen,
        hope,
        condition: state.condition,
        giveUpDay: attempt.giveUpDay,
      },
      asOf,
    );
    const { end } = course;
    const newConstruction = isByBuilder && yearOf(end?.day ?? asOf) - home.yearBuilt <= 1;
    const open = { homeId: home.id, listDay, course, condition, newConstruction, formerDaysOnMarket };
    if (end?.how === 'contract') {
      const sale = closeSale({ random, home, model, asOf }, { ...open, contractDay: end.day, unseen });
      return sale === null ? { sale, listings: [...listings, open] } : { sale, listings };
    }
    listings.push(open);
    if (end === null || attempt.giveUpDay !== null || !random.chance(RELISTED.share)) return { sale: null, listings };
    formerDaysOnMarket = (formerDaysOnMarket ?? 0) + end.day - listDay;
    listDay = end.day + random.int(1, RELISTED.withinDays);
    hope *= RELISTED.hope;
    if (listDay >= asOf) return { sale: null, listings };
  }
}

/** The sale behind a contract; null where it has not closed before the as-of day. */
function closeSale(
  { random, home, model, asOf }: Trying,
  { listDay, contractDay, course, condition, newConstruction, unseen }: OpenListing & { contractDay: Day; unseen: number },
): Sale | null {
  const state = homeStateAt(home, contractDay);
  const closePriceCents = Math.round(Math.exp(model.logValue(home, contractDay, state) + unseen) / 500) * 50_000;
  const financing = drawFinancing(random, home.type, closePriceCents);
  const closeDay = closingDay(random, contractDay, financing);
  if (closeDay >= asOf) return null;
  const { originalCents, cuts, fellThrough } = course;
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
    listPriceCents: cuts.at(-1)?.priceCents ?? originalCents,
    closePriceCents,
    priceCuts: cuts,
    fellThrough,
    daysOnMarket: contractDay - listDay,
    concessionsCents: drawConcessionsCents(random, closePriceCents, heatAt(listDay, asOf), cuts.length, financing),
    financing,
    condition,
    armsLength: condition === 'Standard' || condition === 'Probate Listing',
    newConstruction,
    effectiveYear: state.effectiveYear,
    conditionRating: state.condition,
  };
}

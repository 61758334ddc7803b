import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { yearOf } from './calendar.ts';
import { clamp } from './draw.ts';
import { TURNOVER_PER_YEAR } from './home-profiles.ts';
import type { PriceModel } from './price-model.ts';
import { PRICE_MODEL } from './price-model.ts';
import type { StandardStatus } from './reso.ts';
import { askingCents, cutsDownTo, drawSaleCondition, heatAt } from './selling.ts';
import type { Financing, Home, PriceCut, Sale, SaleCondition } from './types.ts';

/** One attempt to sell a home, from which its listing record follows. */
export interface Campaign {
  homeId: number;
  status: StandardStatus;
  /** The day the agreement was signed and the listing entered. */
  listDay: Day;
  /** Null for a draft that was never on the market. */
  onMarketDay: Day | null;
  originalCents: number;
  cuts: PriceCut[];
  contractDay: Day | null;
  closeDay: Day | null;
  closeCents: number | null;
  /** Hold, withdrawal, cancellation, expiry or deletion. */
  offDay: Day | null;
  fellThrough: { pendingDay: Day; backDay: Day } | null;
  condition: SaleCondition;
  financing: Financing | null;
  concessionsCents: number;
  newConstruction: boolean;
  /** Days a former listing of the home was on the market, where this one followed soon after. */
  formerDaysOnMarket: number | null;
  sale: Sale | null;
}

/** Shares of all homes that are in each status on the as-of day; closed ones come from the sales. */
const STATUS_SHARES: Readonly<Record<Exclude<StandardStatus, 'Closed'>, number>> = {
  Active: 0.057,
  'Active Under Contract': 0.0055,
  Pending: 0.0135,
  'Coming Soon': 0.0026,
  Hold: 0.0011,
  Withdrawn: 0.0033,
  Canceled: 0.003,
  Expired: 0.004,
  Incomplete: 0.0009,
  Delete: 0.0009,
};
const LEAST_PER_STATUS = 3;
/** Homes bought this recently are not for sale again. */
const REST_DAYS = 330;

/** The campaigns that are open, or ended without a sale, on the as-of day. */
export function drawCampaigns(
  homes: readonly Home[],
  salesByHome: ReadonlyMap<number, readonly Sale[]>,
  model: PriceModel,
  seed: number,
  asOf: Day,
): Campaign[] {
  const root = createRandom(seed).fork('campaigns');
  const candidates = chooseHomes(root.fork('homes'), homes, salesByHome, asOf);
  const campaigns: Campaign[] = [];
  for (const [status, share] of Object.entries(STATUS_SHARES) as [Exclude<StandardStatus, 'Closed'>, number][]) {
    const count = Math.max(LEAST_PER_STATUS, Math.round(share * homes.length));
    for (let made = 0; made < count; made++) {
      const home = candidates.pop();
      if (home === undefined) return campaigns;
      const random = root.fork(`${home.parcelNumber}/${home.unitNumber ?? ''}`);
      const context = { random, home, model, asOf, neverSold: !salesByHome.has(home.id) };
      const campaign = drawCampaign(context, status, drawSpan(random, status, asOf));
      campaigns.push(campaign);
      const again = relist(context, campaign);
      if (again !== null) campaigns.push(again);
    }
  }
  return campaigns;
}

/** Homes that may be for sale now, in random order; types that turn over faster come up more often. */
function chooseHomes(
  random: Random,
  homes: readonly Home[],
  salesByHome: ReadonlyMap<number, readonly Sale[]>,
  asOf: Day,
): Home[] {
  const fastest = Math.max(...Object.values(TURNOVER_PER_YEAR));
  const free = homes.filter((home) => {
    const last = salesByHome.get(home.id)?.at(-1);
    return (last === undefined || last.closeDay < asOf - REST_DAYS) && random.chance(TURNOVER_PER_YEAR[home.type] / fastest);
  });
  return random.shuffle(free);
}

interface Span {
  listDay: Day;
  onMarketDay: Day | null;
  /** Contract day, off-market day, or the as-of day. */
  endDay: Day;
}

function drawSpan(random: Random, status: StandardStatus, asOf: Day): Span {
  const ending = (endDay: Day, days: number): Span => ({
    listDay: endDay - days - random.int(0, 5),
    onMarketDay: endDay - days,
    endDay,
  });
  switch (status) {
    case 'Pending':
    case 'Active Under Contract':
      return ending(
        asOf - random.int(1, status === 'Pending' ? 34 : 24),
        clamp(Math.round(21 * Math.exp(random.normal(0, 0.85))), 2, 260),
      );
    case 'Coming Soon': {
      const onMarketDay = asOf + random.int(2, 14);
      return { listDay: asOf - random.int(1, 9), onMarketDay, endDay: onMarketDay };
    }
    case 'Hold':
      return ending(asOf - random.int(2, 14), random.int(9, 70));
    case 'Withdrawn':
    case 'Canceled':
      return ending(asOf - random.int(3, 150), random.int(10, 140));
    case 'Expired':
      return ending(asOf - random.int(3, 170), random.pick([90, 120, 150, 180]));
    case 'Delete':
      return ending(asOf - random.int(2, 20), random.int(4, 60));
    case 'Incomplete': {
      const listDay = asOf - random.int(1, 8);
      return { listDay, onMarketDay: null, endDay: asOf };
    }
    default:
      return ending(asOf, activeAge(random));
  }
}

/** Days since listing of an active home: many are new, few are very old. */
function activeAge(random: Random): number {
  const roll = random.next();
  if (roll < 0.05) return random.int(0, 1);
  if (roll < 0.2) return random.int(2, 7);
  return clamp(Math.round(-48 * Math.log(1 - random.next())) + 5, 5, 380);
}

interface CampaignContext {
  random: Random;
  home: Home;
  model: PriceModel;
  asOf: Day;
  neverSold: boolean;
}

function drawCampaign({ random, home, model, asOf, neverSold }: CampaignContext, status: StandardStatus, span: Span): Campaign {
  const { listDay, onMarketDay, endDay } = span;
  const days = onMarketDay === null ? 0 : Math.max(0, endDay - onMarketDay);
  const cutDays = onMarketDay === null ? [] : drawCutDays(random, onMarketDay, endDay);
  const newConstruction = neverSold && home.dwellingUnits === 1 && home.yearBuilt >= yearOf(asOf) - 1;
  const condition = newConstruction ? 'Standard' : drawSaleCondition(random, heatAt(listDay, asOf));
  const hope = random.normal(0.012, 0.035) + Math.min(days, 240) / 5_000 + (status === 'Expired' ? 0.06 : 0);
  const value = model.logValue(home, Math.min(endDay, asOf)) + home.hiddenAppeal + PRICE_MODEL.distress[condition];
  const { originalCents, cuts } = cutsDownTo(random, askingCents(random, Math.exp(value + hope) * 100), cutDays);
  const underContract = status === 'Pending' || status === 'Active Under Contract';
  const onMarket = status === 'Active' || status === 'Coming Soon' || status === 'Incomplete' || underContract;
  return {
    homeId: home.id,
    status,
    listDay,
    onMarketDay,
    originalCents,
    cuts,
    contractDay: underContract ? endDay : null,
    closeDay: null,
    closeCents: null,
    offDay: onMarket ? null : endDay,
    fellThrough: status === 'Active' && onMarketDay !== null ? drawFallThrough(random, onMarketDay, days, cuts) : null,
    condition,
    financing: null,
    concessionsCents: 0,
    newConstruction,
    formerDaysOnMarket: null,
    sale: null,
  };
}

function drawCutDays(random: Random, onMarketDay: Day, endDay: Day): Day[] {
  const days: Day[] = [];
  let day = onMarketDay + random.int(13, 34);
  while (day < endDay - 1 && days.length < 5) {
    if (random.chance(0.56)) days.push(day);
    day += random.int(14, 36);
  }
  return days;
}

function drawFallThrough(random: Random, onMarketDay: Day, days: number, cuts: readonly PriceCut[]): Campaign['fellThrough'] {
  if (days < 25 || cuts.length > 0 || !random.chance(0.2)) return null;
  const pendingDay = onMarketDay + random.int(5, Math.floor(days * 0.5));
  return { pendingDay, backDay: pendingDay + random.int(4, Math.max(4, Math.floor(days * 0.4))) };
}

/** A third of the homes that left the market without a sale come back with a new listing. */
function relist(context: CampaignContext, former: Campaign): Campaign | null {
  const { random, asOf } = context;
  if (former.status !== 'Canceled' && former.status !== 'Expired' && former.status !== 'Withdrawn') return null;
  if (former.offDay === null || former.onMarketDay === null || !random.chance(0.34)) return null;
  const onMarketDay = former.offDay + random.int(1, 25);
  if (onMarketDay > asOf) return null;
  const campaign = drawCampaign(context, 'Active', { listDay: onMarketDay, onMarketDay, endDay: asOf });
  return { ...campaign, condition: former.condition, formerDaysOnMarket: former.offDay - former.onMarketDay };
}

/** The campaign behind a closed sale. */
export function campaignOfSale(sale: Sale): Campaign {
  return {
    homeId: sale.homeId,
    status: 'Closed',
    listDay: sale.listDay,
    onMarketDay: sale.listDay,
    originalCents: sale.originalListPriceCents,
    cuts: sale.priceCuts,
    contractDay: sale.contractDay,
    closeDay: sale.closeDay,
    closeCents: sale.closePriceCents,
    offDay: null,
    fellThrough: sale.fellThrough,
    condition: sale.condition,
    financing: sale.financing,
    concessionsCents: sale.concessionsCents,
    newConstruction: sale.newConstruction,
    formerDaysOnMarket: null,
    sale,
  };
}

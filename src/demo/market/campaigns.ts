import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { yearOf } from './calendar.ts';
import type { Course } from './course.ts';
import { drawHope } from './course.ts';
import { TURNOVER_PER_YEAR } from './home-profiles.ts';
import type { PriceModel } from './price-model.ts';
import type { StandardStatus } from './reso.ts';
import type { OpenListing, Trade } from './sales.ts';
import { askingCents } from './selling.ts';
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

/** Listings that ended without a sale are kept this long. */
const UNSOLD_LISTING_DAYS = 365;
const UNDER_CONTRACT_SHARE = 0.29;
/** Of all homes: what the course of things does not bring about by itself. */
const RARE_SHARES = { Hold: 0.0011, Delete: 0.0009, 'Coming Soon': 0.0026, Incomplete: 0.0009 } as const;
const LEAST_PER_STATUS = 3;
/** Homes bought, or off the market, this recently are not put up for sale again. */
const REST_DAYS = 330;

/** The campaigns that are open, or ended without a sale, on the as-of day. */
export function drawCampaigns(
  homes: readonly Home[],
  { sales, open }: Trade,
  model: PriceModel,
  seed: number,
  asOf: Day,
): Campaign[] {
  const root = createRandom(seed).fork('campaigns');
  const started = open
    .filter(({ course }) => course.end === null || course.end.how === 'contract' || course.end.day >= asOf - UNSOLD_LISTING_DAYS)
    .map((listing) => campaignOf(root.fork(`${listing.homeId}/${listing.listDay}`), listing));
  const countOf = (status: keyof typeof RARE_SHARES) =>
    Math.max(LEAST_PER_STATUS, Math.round(RARE_SHARES[status] * homes.length));
  const active = root.fork('interrupted').shuffle(started.filter(({ status }) => status === 'Active'));
  for (const status of ['Hold', 'Delete'] as const) interrupt(root.fork(status), active, status, countOf(status), asOf);
  const taken = new Set(open.filter(({ listDay }) => listDay >= asOf - 2 * REST_DAYS).map(({ homeId }) => homeId));
  for (const { homeId, closeDay } of sales) if (closeDay >= asOf - REST_DAYS) taken.add(homeId);
  const free = chooseHomes(root.fork('homes'), homes, taken);
  const coming = (['Coming Soon', 'Incomplete'] as const).flatMap((status) =>
    free.splice(0, countOf(status)).map((home) => announce(root.fork(`${status}/${home.id}`), { home, status, model, asOf })),
  );
  return [...started, ...coming];
}

/** A listing as it stands on the as-of day. */
function campaignOf(
  random: Random,
  { homeId, listDay, course, condition, newConstruction, formerDaysOnMarket }: OpenListing,
): Campaign {
  const { end, originalCents, cuts, fellThrough } = course;
  const isSold = end?.how === 'contract';
  return {
    homeId,
    status: statusOf(random, end),
    listDay: formerDaysOnMarket === null ? listDay - random.int(0, 5) : listDay,
    onMarketDay: listDay,
    originalCents,
    cuts,
    contractDay: isSold ? end.day : null,
    closeDay: null,
    closeCents: null,
    offDay: end === null || isSold ? null : end.day,
    fellThrough,
    condition,
    financing: null,
    concessionsCents: 0,
    newConstruction,
    formerDaysOnMarket,
    sale: null,
  };
}

function statusOf(random: Random, end: Course['end']): StandardStatus {
  if (end === null) return 'Active';
  if (end.how !== 'contract') return end.how;
  return random.chance(UNDER_CONTRACT_SHARE) ? 'Active Under Contract' : 'Pending';
}

/** Takes some that have been for sale for a while off the market: for a time, or as entered by mistake. */
function interrupt(random: Random, active: Campaign[], status: 'Hold' | 'Delete', count: number, asOf: Day): void {
  const isQuiet = ({ onMarketDay, cuts, fellThrough }: Campaign) =>
    Math.max(onMarketDay ?? asOf, cuts.at(-1)?.day ?? 0, fellThrough?.backDay ?? 0) < asOf - 16;
  for (let made = 0; made < count; made++) {
    const [campaign] = active.splice(active.findIndex(isQuiet), 1);
    if (campaign === undefined) return;
    campaign.status = status;
    campaign.offDay = asOf - random.int(2, 14);
  }
}

/** Homes that may come up for sale next, in random order; types that turn over faster come up more often. */
function chooseHomes(random: Random, homes: readonly Home[], taken: ReadonlySet<number>): Home[] {
  const fastest = Math.max(...Object.values(TURNOVER_PER_YEAR));
  const free = homes.filter((home) => !taken.has(home.id) && random.chance(TURNOVER_PER_YEAR[home.type] / fastest));
  return random.shuffle(free);
}

interface Announced {
  home: Home;
  status: 'Coming Soon' | 'Incomplete';
  model: PriceModel;
  asOf: Day;
}

/** A listing that is signed and not on the market yet, or still being written. */
function announce(random: Random, { home, status, model, asOf }: Announced): Campaign {
  const newConstruction = home.dwellingUnits === 1 && home.yearBuilt >= yearOf(asOf) - 1;
  const logWorth = model.logValue(home, asOf) + home.hiddenAppeal;
  return {
    homeId: home.id,
    status,
    listDay: asOf - random.int(1, 8),
    onMarketDay: status === 'Coming Soon' ? asOf + random.int(2, 14) : null,
    originalCents: askingCents(random, Math.exp(logWorth + drawHope(random, newConstruction)) * 100),
    cuts: [],
    contractDay: null,
    closeDay: null,
    closeCents: null,
    offDay: null,
    fellThrough: null,
    condition: 'Standard',
    financing: null,
    concessionsCents: 0,
    newConstruction,
    formerDaysOnMarket: null,
    sale: null,
  };
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

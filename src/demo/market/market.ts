import type { City } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Day } from './calendar.ts';
import { createClock, parseDay } from './calendar.ts';
import type { Campaign } from './campaigns.ts';
import { campaignOfSale, drawCampaigns } from './campaigns.ts';
import { generateHomes } from './homes.ts';
import { createListing } from './listing-record.ts';
import { generatePeople } from './people.ts';
import { createPlaces } from './places.ts';
import { createPriceModel } from './price-model.ts';
import { playMarket } from './sales.ts';
import { generateTaxes } from './taxes.ts';
import type { Home, Market, MarketListing, Sale } from './types.ts';

export type { Market } from './types.ts';

export interface MarketOptions {
  seed: number;
  /** The day the market is seen from, 'YYYY-MM-DD'. Nothing recorded lies after its start in UTC. */
  asOf: string;
}

const FIRST_LISTING_NUMBER = 2_100_001;
/** Closed listings are kept this long; older sales remain as public records. */
const CLOSED_LISTING_DAYS = 730;
/** Sellers who used each of the display switches. */
const SWITCHED_OFF = 40;

/** The whole market of a city: homes, sales, assessments, people and listings. Same city, seed and day, same market. */
export function generateMarket(city: City, { seed, asOf: asOfText }: MarketOptions): Market {
  const asOf = parseDay(asOfText);
  const clock = createClock(city.timeZone, asOf);
  const places = createPlaces(city);
  const model = createPriceModel(city, seed, asOf);
  const homes = generateHomes(city, seed, asOf, model.locationOf, places);
  const trade = playMarket(homes, model, seed, asOf);
  const { sales } = trade;
  const salesByHome = groupBy(sales, (sale) => sale.homeId);
  const taxes = generateTaxes(city, homes, salesByHome, model, seed, asOf);
  const people = generatePeople(city, seed, asOf, clock);
  const current = drawCampaigns(homes, trade, model, seed, asOf);
  const keys = numberListings(current, sales);
  const closed = sales
    .filter((sale) => sale.closeDay >= asOf - CLOSED_LISTING_DAYS)
    .map((sale) => ({ campaign: campaignOfSale(sale), key: sale.listingKey }));
  const context = {
    city,
    seed,
    asOf,
    clock,
    places,
    people,
    taxes,
    districts: new Map(city.districts.map((district) => [district.id, district])),
    municipalityNames: new Map(city.municipalities.map((place) => [place.id, place.name])),
  };
  const currentListings = current.map((campaign, index) =>
    createListing(context, campaign, homeOf(homes, campaign), keys[index] ?? ''),
  );
  switchOffDisplays(createRandom(seed).fork('display-switches'), currentListings);
  let soldListings: MarketListing[] | undefined;
  return {
    city,
    seed,
    asOf: asOfText,
    homes,
    sales,
    taxes,
    currentListings,
    get soldListings() {
      soldListings ??= closed.map(({ campaign, key }) => createListing(context, campaign, homeOf(homes, campaign), key));
      return soldListings;
    },
    offices: people.offices,
    agents: people.agents,
    homesByParcel: groupBy(homes, (home) => home.parcelNumber),
    salesByHome,
  };
}

function homeOf(homes: readonly Home[], campaign: Campaign): Home {
  const home = homes[campaign.homeId];
  if (home === undefined) throw new RangeError(`No home ${campaign.homeId}`);
  return home;
}

/** Numbers all listings, sold ones included, in the order they were entered; returns the keys of the current ones. */
function numberListings(current: readonly Campaign[], sales: readonly Sale[]): string[] {
  const entries = [
    ...current.map((campaign, index) => ({ day: campaign.listDay, homeId: campaign.homeId, index, sale: null })),
    ...sales.map((sale) => ({ day: sale.listDay, homeId: sale.homeId, index: -1, sale })),
  ].sort((a: { day: Day; homeId: number }, b) => a.day - b.day || a.homeId - b.homeId);
  const keys: string[] = [];
  for (const [position, entry] of entries.entries()) {
    const key = `ALD${FIRST_LISTING_NUMBER + position}`;
    if (entry.sale === null) keys[entry.index] = key;
    else entry.sale.listingKey = key;
  }
  return keys;
}

/** Sellers may keep a listing, its address, its automated estimate or comments off the internet. */
function switchOffDisplays(random: Random, listings: readonly MarketListing[]): void {
  const onMarket = listings.filter(
    ({ record }) =>
      record.StandardStatus === 'Active' ||
      record.StandardStatus === 'Pending' ||
      record.StandardStatus === 'Active Under Contract' ||
      record.StandardStatus === 'Coming Soon',
  );
  const chosen = random.shuffle(onMarket);
  const count = Math.min(SWITCHED_OFF, Math.floor(chosen.length / 8));
  for (const { record } of chosen.splice(0, count)) record.InternetEntireListingDisplayYN = false;
  for (const { record } of chosen.splice(0, count)) record.InternetAddressDisplayYN = false;
  for (const { record } of chosen.splice(0, count)) record.InternetAutomatedValuationDisplayYN = false;
  for (const { record } of chosen.splice(0, count)) record.InternetConsumerCommentYN = false;
}

function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

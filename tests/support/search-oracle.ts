import { DAY_MS } from '#lib/time-units.ts';
import { DEMONSTRATION_SOURCE, isByOwner, OWN_OFFICE_KEY } from '#domains/listings/contract.ts';
import { isInBox, isInRing, type LngLat } from '#lib/geo.ts';
import { monthlyCost, startingInputs } from '#lib/monthly-cost.ts';
import type { Random } from '#lib/random.ts';
import { REMARK_WORDS, type RandomHome, type TestPlaces } from './random-homes.ts';

/** A search as it stands in a URL. */
export type UrlQuery = Record<string, string>;

const NOW = new Date('2026-05-01T12:00:00Z');
const SEARCHABLE = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed'];

/** A home's point on the map: the middle of its zoom-14 tile if the address is withheld. */
export function shownPlace(home: RandomHome): LngLat | null {
  const { latitude, longitude } = home;
  if (latitude === null || longitude === null) return null;
  if (home.internet_address_display_yn !== false) return [longitude, latitude];
  const tiles = 2 ** 14;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const radians = (latitude * Math.PI) / 180;
  const y = Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * tiles);
  return [((x + 0.5) / tiles) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / tiles))) * 180) / Math.PI];
}

/** A reader: their actions on a home and its match score, by the number in its key. */
export const READER = {
  saved: (home: RandomHome) => numberOf(home) % 3 === 0,
  commented: (home: RandomHome) => numberOf(home) % 4 === 0,
  /** Not a whole number, as scores are made. */
  score: (home: RandomHome) => (numberOf(home) * 37.3) % 100,
};

function numberOf({ listing_key: key }: RandomHome): number {
  return Number(key.slice(1));
}

function isOwn(home: RandomHome, query: UrlQuery): boolean {
  const marks = query['mine']?.split(',') ?? [];
  if ((marks.includes('saved') && !READER.saved(home)) || (marks.includes('commented') && !READER.commented(home))) return false;
  return isAtLeast(Math.round(READER.score(home)), query['matchScoreMin']);
}

const ON_MARKET = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending'];

/** Percent of the asking price, to the hundredth; null if the seller allows no estimate. */
function gapOf(home: RandomHome): number | null {
  const { list_price_cents: price, estimate_cents: estimate, internet_automated_valuation_display_yn: allowed } = home;
  if (price === null || estimate === null || allowed === false || !ON_MARKET.includes(home.standard_status)) return null;
  return Math.round(((estimate - price) / price) * 10_000) / 100;
}

const RANGES: [string, keyof RandomHome, number][] = [
  ['price', 'list_price_cents', 100],
  ['beds', 'bedrooms_total', 1],
  ['baths', 'bathrooms_total_integer', 1],
  ['livingArea', 'living_area_sqft', 1],
  ['lotSize', 'lot_size_sqft', 1],
  ['yearBuilt', 'year_built', 1],
  ['stories', 'stories_total', 1],
];

const FLAGS: [string, keyof RandomHome][] = [
  ['pool', 'pool_private_yn'],
  ['waterfront', 'waterfront_yn'],
  ['view', 'view_yn'],
  ['fireplace', 'fireplace_yn'],
  ['newConstruction', 'new_construction_yn'],
  ['seniorCommunity', 'senior_community_yn'],
];

const SUB_TYPES: Record<string, string[]> = {
  single_family: ['Single Family Residence', 'Cabin'],
  condo: ['Condominium'],
  multi_family: ['Duplex', 'Triplex', 'Quadruplex', 'Multi Family'],
  Townhouse: ['Townhouse'],
  'Row House': ['Row House'],
  land: ['Unimproved Land'],
};

function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

function isAtLeast(value: unknown, bound: string | undefined, scale = 1, mayBeUnknown = false): boolean {
  if (bound === undefined) return true;
  return typeof value === 'number' ? value >= Number(bound) * scale : mayBeUnknown;
}

function isAtMost(value: unknown, bound: string | undefined, scale = 1, mayBeUnknown = false): boolean {
  if (bound === undefined) return true;
  return typeof value === 'number' ? value <= Number(bound) * scale : mayBeUnknown;
}

function admits(query: UrlQuery, subject: string): boolean {
  return query['includeUnknown']?.split(',').includes(subject) === true;
}

/** The simplest implementation of a search, home by home. */
export function isWanted(home: RandomHome, query: UrlQuery, places: TestPlaces): boolean {
  if (home.internet_entire_listing_display_yn === false) return false;
  const statuses = (query['status'] ?? 'Active').split(',');
  if (!SEARCHABLE.includes(home.standard_status) || !statuses.includes(home.standard_status)) return false;
  for (const [name, column, scale] of RANGES) {
    const mayBe = admits(query, name);
    if (!isAtLeast(home[column], query[`${name}Min`], scale, mayBe) || !isAtMost(home[column], query[`${name}Max`], scale, mayBe))
      return false;
  }
  if (!isAtMost(home.association_fee_monthly_cents, query['hoaMax'], 100, admits(query, 'hoa'))) return false;
  if (query['byOwner'] !== undefined && isByOwner(home.list_office_name) !== (query['byOwner'] === 'true')) return false;
  if (query['noHoa'] === 'true' && home.association_fee_monthly_cents !== 0) return false;
  const { list_price_cents: cents, living_area_sqft: sqft } = home;
  const perSqft = cents === null || sqft === null ? null : cents / sqft;
  if (!isAtLeast(perSqft, query['pricePerSqftMin'], 100, admits(query, 'pricePerSqft'))) return false;
  if (!isAtMost(perSqft, query['pricePerSqftMax'], 100, admits(query, 'pricePerSqft'))) return false;
  if (!isAtMost(home.tax_annual_amount_cents, query['taxMax'], 100, admits(query, 'tax'))) return false;
  if (!isAtLeast(home.garage_spaces, query['garageMin'], 1, admits(query, 'garage'))) return false;
  if (!isAtLeast(home.bathrooms_full, query['bathsFullMin'], 1, admits(query, 'bathsFull'))) return false;
  if (!isAtLeast(home.bathrooms_half, query['bathsHalfMin'], 1, admits(query, 'bathsHalf'))) return false;
  if (!isAtLeast(home.photos_count, query['photosMin']) || !hasTraits(home, query) || !isAffordable(home, query)) return false;
  for (const [name, column] of FLAGS) {
    if (query[name] === undefined || (home[column] === true) === (query[name] === 'true')) continue;
    if (!(query[name] === 'true' && home[column] === null && admits(query, name))) return false;
  }
  const gap = gapOf(home);
  if (!isAtLeast(gap, query['estimateGapMin'], 1, admits(query, 'estimate'))) return false;
  if (!isAtMost(gap, query['estimateGapMax'], 1, admits(query, 'estimate')) || !isOwn(home, query)) return false;
  if (query['exclude']?.split(',').includes(home.listing_key) === true) return false;
  const hasTour = home.virtual_tour_url !== null && home.internet_address_display_yn !== false;
  if (query['tour'] === 'virtual' && !hasTour) return false;
  if (query['virtualTour'] !== undefined && hasTour !== (query['virtualTour'] === 'true')) return false;
  const subTypes = query['types']?.split(',').flatMap((type) => SUB_TYPES[type] ?? []);
  if (subTypes !== undefined && !subTypes.includes(home.property_sub_type ?? '')) return false;
  const excluded = query['excludeTypes']?.split(',').flatMap((type) => SUB_TYPES[type] ?? []);
  if (excluded?.includes(home.property_sub_type ?? '')) return false;
  return isPlaced(home, query, places) && isDated(home, query) && hasWords(home, query, places) && isOfSource(home, query);
}

function isOfSource(
  { list_office_key: office, originating_system_name: name }: RandomHome,
  { source, openTo }: UrlQuery,
): boolean {
  const isListedHere = office === OWN_OFFICE_KEY;
  if (source !== undefined && (isListedHere || (source !== 'others' && source !== name))) return false;
  return openTo === undefined || isListedHere || name === DEMONSTRATION_SOURCE;
}

const TRAIT_PLACES: Record<string, number> = {
  attached_garage: 0,
  covered_parking: 1,
  rv_parking: 2,
  ev_charging: 3,
  floor_plan: 51,
  assumable: 57,
};

function hasTraits({ traits, traits_known: known }: RandomHome, query: UrlQuery): boolean {
  const has = (bits: string, name: string) => (BigInt(bits) >> BigInt(TRAIT_PLACES[name] ?? 0)) % 2n === 1n;
  const wanted = query['features']?.split(',') ?? [];
  if (!wanted.every((name) => has(traits, name) || (admits(query, 'features') && !has(known, name)))) return false;
  return !(query['excludeFeatures']?.split(',') ?? []).some((name) => has(traits, name));
}

/** A month by the calculator that the property page shows. */
export function monthOf(home: RandomHome, query: UrlQuery): number | null {
  if (home.list_price_cents === null) return null;
  const inputs = startingInputs({
    priceCents: home.list_price_cents,
    taxYearCents: home.tax_annual_amount_cents,
    associationMonthCents: home.association_fee_monthly_cents,
  });
  const down = query['downPaymentPercent'];
  const rate = query['interestRate'];
  return monthlyCost({
    ...inputs,
    ...(down === undefined ? {} : { downPaymentRatio: Number(down) / 100 }),
    ...(rate === undefined ? {} : { interestRate: Number(rate) / 100 }),
    ...(query['termYears'] === undefined ? {} : { termYears: Number(query['termYears']) }),
  }).totalCents;
}

function isAffordable(home: RandomHome, query: UrlQuery): boolean {
  if (query['monthlyCostMax'] !== undefined && !isAtMost(monthOf(home, query), query['monthlyCostMax'], 100)) return false;
  if (query['priceCutPercentMin'] === undefined) return true;
  const { list_price_cents: price, original_list_price_cents: original } = home;
  return (
    price !== null &&
    original !== null &&
    price < original &&
    ((original - price) / original) * 100 >= Number(query['priceCutPercentMin'])
  );
}

function isPlaced(home: RandomHome, query: UrlQuery, places: TestPlaces): boolean {
  const point = shownPlace(home);
  if (query['bbox'] !== undefined) {
    const [west = 0, south = 0, east = 0, north = 0] = query['bbox'].split(',').map(Number);
    if (point === null || !isInBox(point, { west, south, east, north })) return false;
  }
  if (query['polygon'] !== undefined) {
    const rings = query['polygon'].split('|').map((ring) =>
      ring.split(';').map((corner): LngLat => {
        const [longitude = Number.NaN, latitude = Number.NaN] = corner.split(',').map(Number);
        return [longitude, latitude];
      }),
    );
    if (point === null || !rings.some((ring) => isInRing(point, ring))) return false;
  }
  const isIn = (slug: string) => {
    const neighborhood = home.internet_address_display_yn === false ? null : home.neighborhood_place_id;
    if (slug === 'test-alder-county' || slug === 'test-oregon') return places.cities.includes(home.city_place_id ?? -1);
    const ids = {
      'test-alderton': places.cities[0],
      'test-brookhaven': places.cities[1],
      'test-97001': places.zips[0],
    } as Record<string, number | undefined>;
    const hoods = { 'test-maple-grove': places.neighborhoods[0], 'test-mill-creek': places.neighborhoods[2] } as Record<
      string,
      number | undefined
    >;
    if (hoods[slug] !== undefined) return neighborhood === hoods[slug];
    return slug === 'test-97001' ? home.zip_place_id === ids[slug] : home.city_place_id === ids[slug];
  };
  if (query['place'] !== undefined && !query['place'].split(',').some(isIn)) return false;
  return query['excludePlace'] === undefined || !isIn(query['excludePlace']);
}

function isDated(home: RandomHome, query: UrlQuery): boolean {
  const listed = home.on_market_date;
  if (query['daysOnMarketMax'] !== undefined && !(listed !== null && listed >= daysAgo(Number(query['daysOnMarketMax']))))
    return false;
  if (query['daysOnMarketMin'] !== undefined && !(listed !== null && listed <= daysAgo(Number(query['daysOnMarketMin']))))
    return false;
  const closed = query['closedWithinDays'];
  if (closed !== undefined && !(home.close_date !== null && home.close_date.slice(0, 10) >= daysAgo(Number(closed))))
    return false;
  const { list_price_cents: price, original_list_price_cents: original } = home;
  const cut = price !== null && original !== null && price < original ? original - price : null;
  if (query['priceCutMin'] !== undefined && !isAtLeast(cut, query['priceCutMin'], 100)) return false;
  if (query['priceReducedWithinDays'] !== undefined) {
    const since = NOW.getTime() - Number(query['priceReducedWithinDays']) * DAY_MS;
    if (cut === null || home.price_change_timestamp === null || Date.parse(home.price_change_timestamp) < since) return false;
  }
  return true;
}

const NEIGHBORHOODS = ['Maple Grove', 'Old Town', 'Mill Creek'];

function hasWords(home: RandomHome, query: UrlQuery, places: TestPlaces): boolean {
  const shown = home.internet_address_display_yn !== false;
  const remarks = home.public_remarks.toLowerCase().split(/\W+/);
  const words = [
    ...remarks,
    home.city,
    home.postal_code,
    `MLS${home.listing_key}`,
    ...(shown
      ? [home.unparsed_address, NEIGHBORHOODS[places.neighborhoods.indexOf(home.neighborhood_place_id ?? -1)] ?? '']
      : []),
  ]
    .join(' ')
    .toLowerCase()
    .split(/\W+/);
  if (query['q'] !== undefined && !hasAll(words, query['q'])) return false;
  const isSaid = (phrase: string) => hasAll(remarks, phrase);
  if (query['keywords'] !== undefined && !query['keywords'].split(',').every(isSaid)) return false;
  return query['excludeKeywords'] === undefined || !query['excludeKeywords'].split(',').some(isSaid);
}

function hasAll(words: readonly string[], text: string): boolean {
  return text
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}

/** A search that a person, or a hurried program, might send. */
export function drawQuery(random: Random): UrlQuery {
  const query: UrlQuery = {};
  const some = (share: number, name: string, draw: () => string | number) => {
    if (random.chance(share)) query[name] = String(draw());
  };
  some(0.5, 'bbox', () => {
    const size = random.pick([0.01, 0.03, 0.1, 0.3, 1, 4]);
    const west = -122.6 + random.normal(0, 0.1) - size / 2;
    const south = 45.5 + random.normal(0, 0.08) - size / 2;
    return [west, south, west + size, south + size * random.between(0.3, 1)].join(',');
  });
  some(0.15, 'polygon', () =>
    Array.from({ length: random.int(1, 2) }, () => {
      const [longitude, latitude] = [-122.6 + random.normal(0, 0.1), 45.5 + random.normal(0, 0.06)];
      const corners = random.int(3, 8);
      return Array.from({ length: corners }, (_, corner) => {
        const angle = (corner / corners) * 2 * Math.PI;
        const radius = random.between(0.02, 0.2);
        return `${(longitude + radius * Math.cos(angle)).toFixed(5)},${(latitude + radius * Math.sin(angle)).toFixed(5)}`;
      }).join(';');
    }).join('|'),
  );
  some(0.2, 'place', () =>
    random.pick([
      'test-alderton',
      'test-brookhaven',
      'test-maple-grove',
      'test-97001',
      'test-alder-county',
      'test-oregon',
      'test-mill-creek,test-97001',
    ]),
  );
  some(0.05, 'excludePlace', () => random.pick(['test-maple-grove', 'test-brookhaven']));
  some(0.25, 'priceMin', () => random.int(0, 900) * 1000);
  some(0.3, 'priceMax', () => random.int(200, 1500) * 1000);
  some(0.25, 'bedsMin', () => random.pick([0, 1, 2, 3, 2.5]));
  some(0.1, 'bedsMax', () => random.int(1, 6));
  some(0.2, 'bathsMin', () => random.pick([1, 1.5, 2, 3]));
  some(0.06, 'bathsMax', () => random.pick([1, 2, 2.5, 4]));
  some(0.1, 'livingAreaMin', () => random.int(500, 3000));
  some(0.1, 'livingAreaMax', () => random.int(1000, 5000));
  some(0.1, 'lotSizeMin', () => random.int(1000, 60_000));
  some(0.05, 'lotSizeMax', () => random.int(10_000, 90_000));
  some(0.1, 'yearBuiltMin', () => random.int(1890, 2020));
  some(0.1, 'yearBuiltMax', () => random.int(1920, 2026));
  some(0.05, 'storiesMax', () => random.int(1, 2));
  some(0.04, 'storiesMin', () => random.int(1, 3));
  some(0.04, 'pricePerSqftMin', () => random.int(50, 400));
  some(0.06, 'pricePerSqftMax', () => random.int(100, 900));
  some(0.03, 'noHoa', () => 'true');
  some(0.03, 'byOwner', () => random.pick(['true', 'false']));
  some(0.02, 'tour', () => 'virtual');
  some(0.05, 'closedWithinDays', () => random.int(10, 400));
  some(0.2, 'types', () =>
    random.pick(['single_family', 'condo', 'single_family,condo', 'Townhouse', 'multi_family', 'Row House', 'land']),
  );
  some(0.05, 'excludeTypes', () => random.pick(['condo', 'land,condo']));
  some(0.25, 'status', () =>
    random.pick([
      'Pending',
      'Active,Pending',
      'Closed',
      'Coming Soon,Active Under Contract',
      'Hold',
      'Withdrawn,Active',
      SEARCHABLE.join(','),
    ]),
  );
  some(0.05, 'hoaMax', () => random.int(0, 400));
  some(0.05, 'garageMin', () => random.int(1, 3));
  for (const [name] of FLAGS) some(0.04, name, () => random.pick(['true', 'true', 'false']));
  some(0.05, 'virtualTour', () => 'true');
  some(0.05, 'daysOnMarketMax', () => random.int(1, 120));
  some(0.03, 'daysOnMarketMin', () => random.int(1, 120));
  some(0.04, 'priceReducedWithinDays', () => random.int(1, 60));
  some(0.03, 'priceCutMin', () => random.int(1, 40) * 1000);
  some(0.06, 'taxMax', () => random.int(1000, 20_000));
  some(0.04, 'bathsFullMin', () => random.int(1, 3));
  some(0.03, 'bathsHalfMin', () => random.int(1, 2));
  some(0.04, 'photosMin', () => random.int(1, 30));
  some(0.1, 'features', () =>
    random.pick(['rv_parking', 'floor_plan', 'assumable', 'ev_charging,floor_plan', 'attached_garage,covered_parking']),
  );
  some(0.06, 'excludeFeatures', () =>
    random.pick(['rv_parking', 'floor_plan', 'assumable,rv_parking', 'attached_garage,ev_charging']),
  );
  some(0.1, 'monthlyCostMax', () => random.int(1000, 9000));
  some(0.08, 'downPaymentPercent', () => random.pick([0, 5, 10, 25, 100]));
  some(0.08, 'interestRate', () => random.pick([0, 3.25, 7.125]));
  some(0.04, 'termYears', () => random.pick([15, 20]));
  some(0.04, 'priceCutPercentMin', () => random.int(1, 10));
  some(0.04, 'exclude', () => Array.from({ length: 20 }, () => `t${random.int(0, 1499)}`).join(','));
  some(0.06, 'estimateGapMin', () => random.int(-20, 25));
  some(0.06, 'estimateGapMax', () => random.pick([-10, 0, 4.5, 12, 30]));
  some(0.06, 'mine', () => random.pick(['saved', 'commented', 'saved,commented']));
  some(0.06, 'matchScoreMin', () => random.int(1, 100));
  some(0.2, 'includeUnknown', () =>
    random.pick([
      'hoa',
      'estimate',
      'pricePerSqft,estimate',
      'tax,lotSize',
      'features',
      'features,pool,view',
      'beds,baths,bathsFull',
      'yearBuilt,livingArea,garage,stories',
    ]),
  );
  some(0.12, 'q', () => random.pick([...REMARK_WORDS, 'Alderton', 'maple', 'solar garden', '97002', '12 cedar']));
  some(0.04, 'keywords', () => random.pick([...REMARK_WORDS, 'maple']));
  some(0.04, 'excludeKeywords', () => random.pick([...REMARK_WORDS, 'maple', '97002']));
  some(0.06, 'source', () => random.pick(['others', 'Test', DEMONSTRATION_SOURCE, 'Nobody']));
  some(0.04, 'openTo', () => 'assistants');
  return query;
}

/** The sort value of a home for each order; null comes last. */
export const SORT_KEYS: Record<
  string,
  { key: (home: RandomHome, query: UrlQuery) => number | string | null; direction: 1 | -1 }
> = {
  'monthly-cost': { key: monthOf, direction: 1 },
  'price-cut-percent': {
    key: ({ list_price_cents: price, original_list_price_cents: original }) =>
      price !== null && original !== null && price < original ? (original - price) / original : null,
    direction: -1,
  },
  match: { key: READER.score, direction: -1 },
  newest: { key: (home) => home.on_market_date, direction: -1 },
  oldest: { key: (home) => home.on_market_date, direction: 1 },
  'price-asc': { key: (home) => home.list_price_cents, direction: 1 },
  'price-desc': { key: (home) => home.list_price_cents, direction: -1 },
  beds: { key: (home) => home.bedrooms_total, direction: -1 },
  baths: { key: (home) => home.bathrooms_total_integer, direction: -1 },
  'living-area': { key: (home) => home.living_area_sqft, direction: -1 },
  'lot-size': { key: (home) => home.lot_size_sqft, direction: -1 },
  'year-built': { key: (home) => home.year_built, direction: -1 },
  'price-per-sqft': {
    key: (home) =>
      home.list_price_cents === null || home.living_area_sqft === null ? null : home.list_price_cents / home.living_area_sqft,
    direction: 1,
  },
  'price-cut': {
    key: ({ list_price_cents: price, original_list_price_cents: original }) =>
      price !== null && original !== null && price < original ? original - price : null,
    direction: -1,
  },
};

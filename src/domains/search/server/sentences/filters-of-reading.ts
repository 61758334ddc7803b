import { addDays, weekdayOf } from '#lib/calendar.ts';
import type { Reading, ReadingFilters } from '#domains/reading/contract.ts';
import { labelSpan, NOT_UNDERSTOOD, type Tag, TAG_PHRASES, wordsOfTag } from '#domains/reading/server/index.ts';
import type { ParsedSentence } from '../../contract.ts';
import { slotOfNoFilter } from '../../model/slot-of-no-filter.ts';

type SearchOfReading = ParsedSentence['search'];
type Query = Record<string, string>;

/** Filters that are one parameter with the same number. */
const SAME_NUMBER = {
  price_min: 'priceMin',
  price_max: 'priceMax',
  price_per_sqft_min: 'pricePerSqftMin',
  price_per_sqft_max: 'pricePerSqftMax',
  price_cut_min: 'priceCutMin',
  beds_min: 'bedsMin',
  beds_max: 'bedsMax',
  baths_min: 'bathsMin',
  baths_max: 'bathsMax',
  sqft_min: 'livingAreaMin',
  sqft_max: 'livingAreaMax',
  lot_sqft_min: 'lotSizeMin',
  lot_sqft_max: 'lotSizeMax',
  year_min: 'yearBuiltMin',
  year_max: 'yearBuiltMax',
  stories_min: 'storiesMin',
  stories_max: 'storiesMax',
  garage_min: 'garageMin',
  hoa_max: 'hoaMax',
  listed_within_days: 'daysOnMarketMax',
  dom_min: 'daysOnMarketMin',
  dom_max: 'daysOnMarketMax',
  sold_within_days: 'closedWithinDays',
  monthly_payment_max: 'monthlyCostMax',
  down_payment_pct: 'downPaymentPercent',
  tax_max: 'taxMax',
} as const satisfies Partial<Record<keyof ReadingFilters, string>>;

const IS_BOUND = /^(?:filters|must_not)\./;

/** What is understood but cannot be searched, with the reason. */
const NOT_SEARCHED = {
  listing_type: 'Only homes for sale are listed here',
  rooms_min: 'Listings count bedrooms, not rooms',
  build_status: 'Listings don’t say how far along construction is',
  units_min: 'Homes can be searched by units only for two to four of them',
  units_max: 'Homes can be searched by units only for two to four of them',
  near: 'We don’t know this place. Move the map there instead',
  commute: 'We don’t know this place. Choose one under Travel time in the filters',
  schools: 'We don’t know this school’s attendance area',
  school_level: 'You can’t search by school level yet. Each home’s page lists its schools',
  school_rating_min: 'Listings don’t include school ratings',
  school_district: 'We don’t know this school district’s area',
  available_by: 'Only homes for sale are listed here',
  lease_months: 'Only homes for sale are listed here',
  pets: 'Listings don’t say whether pets are allowed',
} as const satisfies Partial<Record<keyof ReadingFilters, string>>;

const STATUSES = {
  active: 'Active',
  pending: 'Active Under Contract,Pending',
  sold: 'Closed',
  coming_soon: 'Coming Soon',
} as const;

/** Orders in sentences as orders of the search. */
const SORTS: Record<string, string> = {
  'price:asc': 'price-asc',
  'price:desc': 'price-desc',
  'price_per_sqft:asc': 'price-per-sqft',
  'listed_date:desc': 'newest',
  'listed_date:asc': 'oldest',
  'lot_sqft:desc': 'lot-size',
  'sqft:desc': 'living-area',
  'beds:desc': 'beds',
  'baths:desc': 'baths',
  'year_built:desc': 'year-built',
  'dom:desc': 'days-on-market',
  'dom:asc': 'newest',
  'price_cut:desc': 'price-cut',
  'monthly_payment:asc': 'monthly-cost',
  'match:desc': 'match',
};

/** Tags that a listing states in fields. */
const TAG_PARAMETERS: Partial<Record<string, string>> = {
  pool: 'pool',
  waterfront: 'waterfront',
  view: 'view',
  fireplace: 'fireplace',
};

/** Surroundings of a home. Remarks rarely mention them, or mean the opposite of what they seem to say. */
const SURROUNDINGS = new Set(['busy_road', 'flight_path', 'flood_zone', 'power_lines', 'railroad', 'mello_roos', 'shared_walls']);
/** Styles of which a home has one: who names several is glad of any. */
const STYLES = new Set(['cape_cod', 'colonial', 'craftsman', 'ranch_style', 'split_level', 'tudor', 'victorian']);
const TARGET_SHARE = 0.1;
const ANY_PRICE_CUT_DAYS = 365;
const UNIT_TYPES: Record<number, string> = { 2: 'Duplex', 3: 'Triplex', 4: 'Quadruplex' };

export interface ToFiltersOptions {
  /** Slugs of the places with a name; none if no homes are there. */
  findPlaces: (name: string) => readonly string[];
  /** Calendar day, YYYY-MM-DD. */
  today: string;
  /** Traits of the reading of which one is enough. */
  choices?: readonly string[];
}

/** The one translation of a reading into parameters of `GET /api/listings`. What has no parameter is returned with the reason. */
export function toFilters(reading: Reading, { findPlaces, today, choices: said = [] }: ToFiltersOptions): SearchOfReading {
  const choices = [...new Set([...stylesToChooseFrom(reading), ...said])];
  const query: Query = {};
  const notApplied: SearchOfReading['notApplied'] = [];
  const skip = (slot: string, reason: string) => {
    if (notApplied.some((one) => one.slot === slot)) return;
    const label = labelSpan({ start: 0, end: 0, text: slot.split('.').at(-1) ?? slot, slot, label: '' }, reading);
    // A chip that says "Near downtown" alone would look like a filter.
    notApplied.push({ slot, label: IS_BOUND.test(slot) ? `No filter: ${label}` : label, reason });
  };
  const { filters } = reading;

  for (const [key, parameter] of Object.entries(SAME_NUMBER)) {
    const value = filters[key as keyof typeof SAME_NUMBER];
    if (value !== undefined) query[parameter] = String(value);
  }
  for (const [key, reason] of Object.entries(NOT_SEARCHED)) {
    const value = filters[key as keyof typeof NOT_SEARCHED];
    if (value === undefined || value === 'sale') continue;
    if (key === 'near') for (const { place } of filters.near ?? []) skip(`filters.near.${place}`, reason);
    else if (key === 'commute') for (const { to } of filters.commute ?? []) skip(`filters.commute.${to}`, reason);
    else if (Array.isArray(value)) for (const word of value) skip(`filters.${key}.${String(word)}`, reason);
    else skip(`filters.${key}`, reason);
  }
  applyTargets(filters, query, today);
  applyKinds(filters, query, notApplied);
  applyDates(filters, query, today);
  applyPlaces(filters, query, findPlaces, skip);
  applyTags(reading, choices, query, skip);
  applyStairs(reading, query, skip);
  if (reading.sort !== null) {
    const sort = SORTS[`${reading.sort.field}:${reading.sort.dir}`];
    if (sort === undefined) skip('sort', 'We can’t sort homes this way yet');
    else query['sort'] = sort;
  }
  applyWish(reading, choices, query, skip);
  // What is missing an amount, is not asked for or stands in no listing was understood.
  for (const { text, reason } of reading.unresolved)
    if (reason !== NOT_UNDERSTOOD) notApplied.push({ slot: slotOfNoFilter(text), label: `No filter: ${text}`, reason });
  return { query, notApplied };
}

const MOST_WISH_CHARACTERS = 200;

/** Words that the rules left over order the homes: remarks that mention them come first, unless the sentence asks for another order. */
function applyWish(
  reading: Reading,
  choices: readonly string[],
  query: Query,
  skip: (slot: string, reason: string) => void,
): void {
  const { soft, unresolved, safety, sort } = reading;
  const unread = unresolved.filter(({ reason }) => reason === NOT_UNDERSTOOD).map(({ text }) => text);
  const wished = soft.filter((word) => !isRefusedWish(word)).map((word) => WISH_PHRASES[word] ?? word);
  const unspoken = needsSingleLevel(reading) && query['storiesMax'] === undefined ? ['single level'] : [];
  const words = [...new Set([...choices.map(phraseOf), ...wished, ...unspoken, ...unread])]
    .join(' ')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, MOST_WISH_CHARACTERS);
  const isUsed = words !== '' && sort === null && (safety === null || safety.flag === 'emoji');
  if (isUsed) {
    query['wish'] = words;
    query['sort'] = 'match';
  }
  const reason = isUsed
    ? 'Nice to have: homes whose descriptions mention it come first'
    : 'Nice to have: no home is left out for it';
  for (const word of soft)
    skip(`soft.${word}`, isRefusedWish(word) ? 'We can’t sort homes by what they lack, so none is left out for it' : reason);
}

/** "Ideally no carpet": homes whose descriptions mention carpet must not come first. */
function isRefusedWish(word: string): boolean {
  return word.startsWith('no_') && WISH_PHRASES[word] === undefined;
}

/** Wishes in the words of descriptions, if the wish's own words would find the opposite. */
const WISH_PHRASES: Partial<Record<string, string>> = {
  no_stairs: 'single level',
  no_neighbors: 'private',
};

const FLATS = new Set(['condo', 'apartment', 'co_op']);

/** "No stairs" means a single story. For apartments, or with an elevator or the ground floor in the sentence, it only orders homes. */
function applyStairs(reading: Reading, query: Query, skip: (slot: string, reason: string) => void): void {
  if (!needsSingleLevel(reading)) return;
  const { must, filters } = reading;
  const types = filters.types ?? [];
  const isFlat = types.length > 0 && types.every((type) => FLATS.has(type));
  const isReached = must.includes('elevator') || must.includes('ground_floor') || filters.stories_min !== undefined;
  if (isFlat || isReached) skip('must.no_stairs', 'Homes whose descriptions mention a single level come first');
  else query['storiesMax'] = '1';
}

function needsSingleLevel({ must }: Reading): boolean {
  return must.includes('no_stairs');
}

function applyTargets(
  { price_target: price, sqft_target: sqft, age_max: age }: ReadingFilters,
  query: Query,
  today: string,
): void {
  if (price !== undefined) {
    query['priceMin'] ??= String(Math.round((price * (1 - TARGET_SHARE)) / 1000) * 1000);
    query['priceMax'] ??= String(Math.round((price * (1 + TARGET_SHARE)) / 1000) * 1000);
  }
  if (sqft !== undefined) {
    query['livingAreaMin'] ??= String(Math.round((sqft * (1 - TARGET_SHARE)) / 10) * 10);
    query['livingAreaMax'] ??= String(Math.round((sqft * (1 + TARGET_SHARE)) / 10) * 10);
  }
  if (age !== undefined) query['yearBuiltMin'] ??= String(Number(today.slice(0, 4)) - age);
}

function applyKinds(filters: ReadingFilters, query: Query, notApplied: SearchOfReading['notApplied']): void {
  const { types = [], exclude_types: excluded = [], units_min: unitsMin, units_max: unitsMax } = filters;
  const from = unitsMin ?? 2;
  const to = Math.min(unitsMax ?? 4, 4);
  const isCounted = types.includes('multi_family') && (unitsMin !== undefined || unitsMax !== undefined) && from <= to;
  const units = isCounted
    ? [2, 3, 4].filter((count) => count >= from && count <= to).flatMap((count) => UNIT_TYPES[count] ?? [])
    : [];
  const wanted = types.flatMap((type) => (type === 'multi_family' && units.length > 0 ? units : [type]));
  if (wanted.length > 0) query['types'] = wanted.join(',');
  if (units.length > 0)
    notApplied.splice(0, notApplied.length, ...notApplied.filter(({ slot }) => !slot.startsWith('filters.units_')));
  if (excluded.length > 0) query['excludeTypes'] = excluded.join(',');
  const { status } = filters;
  if (status !== undefined) {
    query['status'] = (Object.keys(STATUSES) as (keyof typeof STATUSES)[])
      .filter((one) => status.includes(one))
      .map((one) => STATUSES[one])
      .join(',');
  }
  if (filters.hoa === 'none') query['noHoa'] = 'true';
  if (filters.senior_55 === true) query['seniorCommunity'] = 'true';
  if (filters.new_construction !== undefined) query['newConstruction'] = String(filters.new_construction);
  if (filters.price_reduced === true)
    query['priceReducedWithinDays'] = String(filters.price_cut_within_days ?? ANY_PRICE_CUT_DAYS);
}

function applyDates({ open_house: openHouse }: ReadingFilters, query: Query, today: string): void {
  if (openHouse === undefined) return;
  const [from, to] = readOpenHouseDays(openHouse, today);
  query['openHouseFrom'] = from;
  query['openHouseTo'] = to;
}

const SATURDAY = 6;

/** First and last day of "this_weekend" and the like. On a Sunday, this weekend is that day. */
function readOpenHouseDays(when: string, today: string): [string, string] {
  const weekday = weekdayOf(today);
  const toSaturday = (SATURDAY - weekday + 7) % 7;
  const day = (offset: number) => addDays(today, offset);
  const isSunday = weekday === 0;
  if (when === 'today') return [today, today];
  if (when === 'tomorrow') return [day(1), day(1)];
  if (when === 'this_saturday') return [day(toSaturday), day(toSaturday)];
  if (when === 'this_sunday') return isSunday ? [today, today] : [day(7 - weekday), day(7 - weekday)];
  if (when === 'this_weekend') return isSunday ? [today, today] : [day(toSaturday), day(toSaturday + 1)];
  if (when === 'next_weekend') return isSunday ? [day(6), day(7)] : [day(toSaturday + 7), day(toSaturday + 8)];
  return [when, when];
}

function applyPlaces(
  filters: ReadingFilters,
  query: Query,
  findPlaces: ToFiltersOptions['findPlaces'],
  skip: (slot: string, reason: string) => void,
): void {
  const resolve = (key: 'places' | 'zips' | 'exclude_places') =>
    (filters[key] ?? []).flatMap((name) => {
      const slugs = findPlaces(name);
      if (slugs.length === 0) skip(`filters.${key}.${name}`, 'No homes are listed in a place of this name');
      return slugs;
    });
  const wanted = [...resolve('places'), ...resolve('zips')];
  const refused = resolve('exclude_places');
  if (wanted.length > 0) query['place'] = wanted.join(',');
  if (refused.length > 0) query['excludePlace'] = refused.join(',');
}

function applyTags(
  { must, must_not: mustNot }: Reading,
  choices: readonly string[],
  query: Query,
  skip: (slot: string, reason: string) => void,
): void {
  const keywords: string[] = [];
  const refused: string[] = [];
  for (const tag of must) {
    const parameter = TAG_PARAMETERS[tag];
    if (choices.includes(tag)) skip(`must.${tag}`, 'One of these is enough: homes whose descriptions mention one come first');
    else if (parameter !== undefined) query[parameter] = 'true';
    else if (SURROUNDINGS.has(tag)) skip(`must.${tag}`, 'Listings do not say this');
    else if (tag === 'no_stairs') continue;
    else keywords.push(phraseOf(tag));
  }
  for (const tag of mustNot) {
    const parameter = TAG_PARAMETERS[tag];
    if (parameter !== undefined) query[parameter] = 'false';
    else if (SURROUNDINGS.has(tag))
      skip(`must_not.${tag}`, 'Listings do not say this. Check the map and the hazard facts on each home’s page');
    else refused.push(phraseOf(tag));
  }
  if (keywords.length > 0) query['keywords'] = keywords.join(',');
  if (refused.length > 0) query['excludeKeywords'] = refused.join(',');
}

/** "Ranch or craftsman": as words that all must be there, they would leave no home. */
function stylesToChooseFrom({ must }: Pick<Reading, 'must'>): string[] {
  const styles = must.filter((tag) => STYLES.has(tag));
  return styles.length > 1 ? styles : [];
}

function phraseOf(tag: string): string {
  return TAG_PHRASES[tag as Tag] ?? wordsOfTag(tag);
}

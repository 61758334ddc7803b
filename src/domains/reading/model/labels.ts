import { capitalize, formatCount, formatDate, formatNumber, formatWholeDollars } from '#lib/format.ts';
import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import type { Reading, ReadingSpan } from '../contract.ts';
import { OWN_TAGS } from './tags/own-tags.ts';
import { HOME_TYPE_LABELS, type HomeType } from '#domains/listings/contract.ts';

const count = (value: number) => formatNumber(value, 2);

function lot(squareFeet: number): string {
  return squareFeet >= SQFT_PER_ACRE / 4
    ? `${count(squareFeet / SQFT_PER_ACRE)} ${squareFeet === SQFT_PER_ACRE ? 'acre' : 'acres'}`
    : `${count(squareFeet)} sq ft`;
}

function lastDays(days: number): string {
  return days === 1 ? 'in the last day' : `in the last ${count(days)} days`;
}

/** A filter with a number, in plain words. */
const NUMBER_LABELS: Record<string, (value: number) => string> = {
  price_min: (value) => `From ${formatWholeDollars(value)}`,
  price_max: (value) => `Up to ${formatWholeDollars(value)}`,
  price_target: (value) => `Around ${formatWholeDollars(value)}`,
  price_per_sqft_min: (value) => `From ${formatWholeDollars(value)} a sq ft`,
  price_per_sqft_max: (value) => `Up to ${formatWholeDollars(value)} a sq ft`,
  monthly_payment_max: (value) => `Up to ${formatWholeDollars(value)} a month`,
  down_payment_pct: (value) => `${count(value)}% down`,
  price_cut_min: (value) => `Price cut of ${formatWholeDollars(value)} or more`,
  price_cut_within_days: (value) => `Price cut ${lastDays(value)}`,
  beds_min: (value) => `${count(value)}+ ${value === 1 ? 'bed' : 'beds'}`,
  beds_max: (value) => (value === 0 ? 'Studio' : `Up to ${formatCount(value, 'bed')}`),
  baths_min: (value) => `${count(value)}+ ${value === 1 ? 'bath' : 'baths'}`,
  baths_max: (value) => `Up to ${formatCount(value, 'bath')}`,
  rooms_min: (value) => `${count(value)}+ ${value === 1 ? 'room' : 'rooms'}`,
  sqft_min: (value) => `${count(value)}+ sq ft`,
  sqft_max: (value) => `Up to ${count(value)} sq ft`,
  sqft_target: (value) => `Around ${count(value)} sq ft`,
  lot_sqft_min: (value) => `Lot of ${lot(value)} or more`,
  lot_sqft_max: (value) => `Lot up to ${lot(value)}`,
  year_min: (value) => `Built ${value} or later`,
  year_max: (value) => `Built ${value} or before`,
  age_max: (value) => `At most ${formatCount(value, 'year')} old`,
  stories_min: (value) => `${count(value)}+ ${value === 1 ? 'story' : 'stories'}`,
  stories_max: (value) => (value === 1 ? 'Single story' : `Up to ${count(value)} stories`),
  garage_min: (value) => (value === 1 ? 'Garage' : `${count(value)}+ car garage`),
  units_min: (value) => `${count(value)}+ units`,
  units_max: (value) => `Up to ${count(value)} units`,
  hoa_max: (value) => `HOA up to ${formatWholeDollars(value)} a month`,
  tax_max: (value) => `Taxes up to ${formatWholeDollars(value)} a year`,
  listed_within_days: (value) => (value === 1 ? 'Listed today' : `Listed ${lastDays(value)}`),
  sold_within_days: (value) => `Sold ${lastDays(value)}`,
  dom_min: (value) => `${count(value)}+ ${value === 1 ? 'day' : 'days'} on market`,
  dom_max: (value) => `Up to ${formatCount(value, 'day')} on market`,
  school_rating_min: (value) => `Schools rated ${count(value)}+`,
  lease_months: (value) => `${count(value)}-month lease`,
};

const STATUS_LABELS: Record<string, string> = { active: 'Active', pending: 'Pending', sold: 'Sold', coming_soon: 'Coming soon' };

/** Words that belong together, as people write them. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bin unit\b/, 'in-unit'],
  [/\bmove in\b/, 'move-in'],
  [/\bwalk in\b/, 'walk-in'],
  [/\bwalk out\b/, 'walk-out'],
  [/\beat in\b/, 'eat-in'],
  [/\bbuilt in\b/, 'built-in'],
  [/\bmid century\b/, 'mid-century'],
  [/\bdouble pane\b/, 'double-pane'],
  [/\bfloor to ceiling\b/, 'floor-to-ceiling'],
  [/\bmother in law\b/, 'mother-in-law'],
  [/\bcul de sac\b/, 'cul-de-sac'],
];

/** What is left out, where "No …" would not be said of it. */
const REFUSED: Partial<Record<string, string>> = {
  busy_road: 'Not on a busy road',
  flight_path: 'Not under a flight path',
  flood_zone: 'Not in a flood zone',
  gated_community: 'Not in a gated community',
  ground_floor: 'Not on the ground floor',
  mobile_home_park: 'Not in a mobile home park',
  power_lines: 'Not near power lines',
  railroad: 'Not near railroad tracks',
  septic: 'No septic system',
  top_floor: 'Not on the top floor',
  waterfront: 'Not on the water',
};

/** The words of a tag as texts are searched for them. */
export function wordsOfTag(tag: string): string {
  const own: Partial<Record<string, string>> = OWN_TAGS;
  return (own[tag] ?? tag.replaceAll('_', ' ')).toLowerCase();
}

/** The words of a tag: "walk_in_closet" is "Walk-in closet". */
export function labelTag(tag: string): string {
  return capitalize(sayTag(tag));
}

/** The same within a sentence; names of places keep their capitals. */
function sayTag(tag: string): string {
  const own: Partial<Record<string, string>> = OWN_TAGS;
  if (own[tag] !== undefined) return own[tag].toLowerCase();
  const words = JOINED.reduce((text, [apart, joined]) => text.replace(apart, joined), tag.replaceAll('_', ' '));
  return words.replaceAll(/\b(?:adu|hoa|rv|ev|ac)\b/g, (word) => word.toUpperCase()).replace(/^no (?=\p{Lu}\p{Ll})/u, 'not ');
}

/** "no_ground_floor" is "not on the ground floor", "room_for_pool" is "room for a pool". */
function sayWish(wish: string): string {
  const refused = wish.startsWith('no_') ? REFUSED[wish.slice('no_'.length)] : undefined;
  if (refused !== undefined) return refused.charAt(0).toLowerCase() + refused.slice(1);
  return sayTag(wish).replace(/^room for (?!an? )/, (before) => `${before}${wish.endsWith('_adu') ? 'an' : 'a'} `);
}

/** What a chip says about the words it stands for. */
export function labelSpan({ slot, text }: ReadingSpan, reading: Reading): string {
  const [kind = '', ...rest] = slot.split('.');
  const name = rest.join('.');
  if (kind === 'must') return labelTag(name);
  if (kind === 'must_not') return REFUSED[name] ?? `No ${sayTag(name)}`;
  if (kind === 'soft') return `Ideally: ${sayWish(name)}`;
  if (kind === 'sort') return labelSort(reading);
  if (kind === 'filters') return labelFilter(rest, reading) ?? text;
  return text;
}

function labelFilter([key = '', ...words]: readonly string[], { filters }: Reading): string | undefined {
  const value = filters[key as keyof typeof filters];
  const word = words.join('.');
  const number = NUMBER_LABELS[key];
  if (typeof value === 'number') return number?.(value);
  if (key === 'types') return HOME_TYPE_LABELS[word as HomeType];
  if (key === 'exclude_types') return `No ${HOME_TYPE_LABELS[word as HomeType].toLowerCase()}`;
  if (key === 'places' || key === 'zips' || key === 'schools') return word;
  if (key === 'exclude_places') return `Not in ${word}`;
  if (key === 'status') return STATUS_LABELS[word];
  if (key === 'build_status') return labelTag(word);
  if (key === 'near') return labelNear(word, filters.near);
  if (key === 'commute') return labelCommute(word, filters.commute);
  if (key === 'listing_type') return value === 'rent' ? 'For rent' : 'For sale';
  if (key === 'new_construction') return value === true ? 'New construction' : 'No new construction';
  if (key === 'price_reduced') return 'Price reduced';
  if (key === 'hoa') return value === 'none' ? 'No HOA' : 'HOA is fine';
  if (key === 'open_house') return `Open house ${labelDay(String(value))}`;
  if (key === 'school_level') return `${labelTag(String(value))} school`;
  if (key === 'school_district') return `${String(value)} school district`;
  if (key === 'senior_55') return '55+ community';
  if (key === 'available_by') return `Available by ${labelDay(String(value))}`;
  if (key === 'pets') return 'Pets allowed';
  return undefined;
}

function labelNear(place: string, near: Reading['filters']['near'] = []): string {
  const { miles, minutes, mode } = near.find((one) => one.place === place) ?? {};
  if (miles !== undefined) return `Within ${formatCount(miles, 'mile')} of ${place}`;
  return minutes === undefined ? `Near ${place}` : `${count(minutes)}-minute ${mode === 'walk' ? 'walk' : 'trip'} to ${place}`;
}

function labelCommute(place: string, commute: Reading['filters']['commute'] = []): string {
  const minutes = commute.find(({ to }) => to === place)?.minutes;
  return minutes === undefined ? `Commute to ${place}` : `Commute to ${place} in ${count(minutes)} min`;
}

/** A year that has every day. */
const LEAP_YEAR = 2000;

/** "this_saturday" is "this Saturday", "2026-06-15" is "Jun 15". */
function labelDay(day: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return formatDate(day, 'UTC', 'short');
  if (/^\d\d-\d\d$/.test(day)) return formatDate(`${LEAP_YEAR}-${day}`, 'UTC', 'short');
  return day.replaceAll('_', ' ').replace(/(?:satur|sun|mon|tues|wednes|thurs|fri)day/, capitalize);
}

const SORT_LABELS: Record<string, [asc: string, desc: string]> = {
  price: ['Cheapest first', 'Most expensive first'],
  price_per_sqft: ['Lowest price per sq ft first', 'Highest price per sq ft first'],
  monthly_payment: ['Lowest monthly cost first', 'Highest monthly cost first'],
  listed_date: ['Oldest listings first', 'Newest listings first'],
  lot_sqft: ['Smallest lot first', 'Largest lot first'],
  sqft: ['Smallest first', 'Largest first'],
  beds: ['Fewest bedrooms first', 'Most bedrooms first'],
  baths: ['Fewest bathrooms first', 'Most bathrooms first'],
  year_built: ['Oldest homes first', 'Newest homes first'],
  dom: ['Shortest on market first', 'Longest on market first'],
  price_cut: ['Smallest price cut first', 'Largest price cut first'],
  commute: ['Shortest commute first', 'Longest commute first'],
  match: ['Best match first', 'Best match first'],
};

function labelSort({ sort }: Reading): string {
  return sort === null ? '' : (SORT_LABELS[sort.field]?.[sort.dir === 'asc' ? 0 : 1] ?? '');
}

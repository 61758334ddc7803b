import { formatMoney, formatNumber } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import type { Reading, ReadingSpan } from '../../contract.ts';
import { OWN_TAGS } from './own-tags.ts';
import { HOME_TYPE_LABELS, type HomeType } from '../home-types.ts';

const money = (value: number) => formatMoney(toCents(value), 'never');
const count = (value: number) => formatNumber(value, 2);
const SQFT_PER_ACRE = 43_560;

function lot(squareFeet: number): string {
  return squareFeet >= SQFT_PER_ACRE / 4
    ? `${count(squareFeet / SQFT_PER_ACRE)} ${squareFeet === SQFT_PER_ACRE ? 'acre' : 'acres'}`
    : `${count(squareFeet)} sq ft`;
}

/** A filter with a number, in plain words. */
const NUMBER_LABELS: Record<string, (value: number) => string> = {
  price_min: (value) => `From ${money(value)}`,
  price_max: (value) => `Up to ${money(value)}`,
  price_target: (value) => `Around ${money(value)}`,
  price_per_sqft_min: (value) => `From ${money(value)} a sq ft`,
  price_per_sqft_max: (value) => `Up to ${money(value)} a sq ft`,
  monthly_payment_max: (value) => `Up to ${money(value)} a month`,
  down_payment_pct: (value) => `${count(value)}% down`,
  price_cut_min: (value) => `Price cut of ${money(value)} or more`,
  price_cut_within_days: (value) => `Price cut in the last ${count(value)} days`,
  beds_min: (value) => `${count(value)}+ beds`,
  beds_max: (value) => (value === 0 ? 'Studio' : `Up to ${count(value)} beds`),
  baths_min: (value) => `${count(value)}+ baths`,
  baths_max: (value) => `Up to ${count(value)} baths`,
  rooms_min: (value) => `${count(value)}+ rooms`,
  sqft_min: (value) => `${count(value)}+ sq ft`,
  sqft_max: (value) => `Up to ${count(value)} sq ft`,
  sqft_target: (value) => `Around ${count(value)} sq ft`,
  lot_sqft_min: (value) => `Lot of ${lot(value)} or more`,
  lot_sqft_max: (value) => `Lot up to ${lot(value)}`,
  year_min: (value) => `Built ${value} or later`,
  year_max: (value) => `Built ${value} or before`,
  age_max: (value) => `At most ${count(value)} years old`,
  stories_min: (value) => `${count(value)}+ stories`,
  stories_max: (value) => (value === 1 ? 'Single story' : `Up to ${count(value)} stories`),
  garage_min: (value) => `Garage for ${count(value)}+`,
  units_min: (value) => `${count(value)}+ units`,
  units_max: (value) => `Up to ${count(value)} units`,
  hoa_max: (value) => `HOA up to ${money(value)} a month`,
  tax_max: (value) => `Taxes up to ${money(value)} a year`,
  listed_within_days: (value) => (value === 1 ? 'Listed today' : `Listed in the last ${count(value)} days`),
  sold_within_days: (value) => `Sold in the last ${count(value)} days`,
  dom_min: (value) => `${count(value)}+ days on market`,
  dom_max: (value) => `Up to ${count(value)} days on market`,
  school_rating_min: (value) => `Schools rated ${count(value)}+`,
  lease_months: (value) => `${count(value)}-month lease`,
};

const STATUS_LABELS: Record<string, string> = { active: 'Active', pending: 'Pending', sold: 'Sold', coming_soon: 'Coming soon' };

/** The words of a tag: "walk_in_closet" is "Walk in closet". */
export function labelTag(tag: string): string {
  const own: Partial<Record<string, string>> = OWN_TAGS;
  if (own[tag] !== undefined) return own[tag];
  const words = tag.replaceAll('_', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
  return words.replaceAll(/\b(adu|hoa|rv|ev|ac)\b/gi, (word) => word.toUpperCase());
}

/** What a chip says of the words it stands for. */
export function labelSpan({ slot, text }: ReadingSpan, reading: Reading): string {
  const [kind = '', ...rest] = slot.split('.');
  const name = rest.join('.');
  if (kind === 'must') return labelTag(name);
  if (kind === 'must_not') return `No ${labelTag(name).toLowerCase()}`;
  if (kind === 'soft') return `Ideally: ${labelTag(name).toLowerCase()}`;
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
  if (key === 'near') return `Near ${word}`;
  if (key === 'commute') return `Commute to ${word}`;
  if (key === 'listing_type') return value === 'rent' ? 'For rent' : 'For sale';
  if (key === 'new_construction') return value === true ? 'New construction' : 'No new construction';
  if (key === 'price_reduced') return 'Price reduced';
  if (key === 'hoa') return value === 'none' ? 'No HOA' : 'HOA is fine';
  if (key === 'open_house') return `Open house ${labelTag(String(value)).toLowerCase()}`;
  if (key === 'school_level') return `${labelTag(String(value))} school`;
  if (key === 'school_district') return `${String(value)} school district`;
  if (key === 'senior_55') return '55+ community';
  if (key === 'available_by') return `Available by ${String(value)}`;
  if (key === 'pets') return 'Pets allowed';
  return undefined;
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

import { splitCommas } from '#lib/comma-list.ts';
import { capitalize, formatArea, formatCompactMoney, formatCount, formatDate, formatLotArea, formatNumber } from '#lib/format.ts';
import { HOME_TYPE_LABELS, type HomeType, parseStandardStatus, STATUS_WORDS } from '#domains/listings/contract.ts';
import type { SearchFilterName } from '../contract.ts';
import type { FilterSection, FilterChip } from './filter-chip.ts';
import { describeLists, withoutItem } from './list-chips.ts';
import type { Filters } from './search-state.ts';

/** The statuses that a search can choose, in the order of its fields. */
export const SEARCHED_STATUSES = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed'] as const;

/** Features that a home has or lacks, with the words for both. */
export const FLAG_LABELS = {
  pool: ['Pool', 'No pool'],
  waterfront: ['Waterfront', 'Not on water'],
  view: ['View', 'No view'],
  fireplace: ['Fireplace', 'No fireplace'],
  newConstruction: ['New construction', 'Not new construction'],
  virtualTour: ['Virtual tour', 'No virtual tour'],
  noHoa: ['No HOA fee', 'HOA fee'],
  seniorCommunity: ['55+ community', 'Not a 55+ community'],
  byOwner: ['For sale by owner', 'Not by owner'],
} as const satisfies Partial<Record<SearchFilterName, readonly [string, string]>>;

const FLAG_SECTIONS: Partial<Record<keyof typeof FLAG_LABELS, FilterSection>> = {
  noHoa: 'costs',
  virtualTour: 'media',
  byOwner: 'status',
};

const PAIRS: readonly {
  min: SearchFilterName;
  max: SearchFilterName;
  section: FilterSection;
  say: (value: number) => string;
  unit: (text: string) => string;
}[] = [
  { min: 'priceMin', max: 'priceMax', section: 'price', say: dollars, unit: (text) => text },
  { min: 'bedsMin', max: 'bedsMax', section: 'rooms', say: plain, unit: (text) => `${text} ${isOne(text) ? 'bed' : 'beds'}` },
  {
    min: 'bathsMin',
    max: 'bathsMax',
    section: 'rooms',
    say: plain,
    unit: (text) => `${text} ${isOne(text) ? 'bath' : 'baths'}`,
  },
  { min: 'livingAreaMin', max: 'livingAreaMax', section: 'size', say: formatArea, unit: (text) => text },
  { min: 'lotSizeMin', max: 'lotSizeMax', section: 'size', say: formatLotArea, unit: (text) => `Lot ${text}` },
  { min: 'yearBuiltMin', max: 'yearBuiltMax', section: 'size', say: String, unit: (text) => `Built ${text}` },
  {
    min: 'storiesMin',
    max: 'storiesMax',
    section: 'size',
    say: plain,
    unit: (text) => (text === 'up to 1' ? 'single story' : `${text} ${isOne(text) ? 'story' : 'stories'}`),
  },
  { min: 'pricePerSqftMin', max: 'pricePerSqftMax', section: 'price', say: dollars, unit: (text) => `${text} per sq ft` },
  {
    min: 'daysOnMarketMin',
    max: 'daysOnMarketMax',
    section: 'timing',
    say: plain,
    unit: (text) => `${text} ${isOne(text) ? 'day' : 'days'} on market`,
  },
];

function isOne(text: string): boolean {
  return text === '1' || text === 'up to 1';
}

/** The filters of a search as words, one chip for each choice. `placeNames` gives the names of place slugs. */
export function describeFilters(filters: Filters, placeNames: Readonly<Record<string, string>> = {}): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (section: FilterSection, names: SearchFilterName[], label: string) =>
    chips.push({ names, label: capitalize(label), section });
  if (filters.place !== undefined)
    add(
      'where',
      ['place'],
      nameAll(filters.place, (slug) => placeNames[slug] ?? nameOfSlug(slug)),
    );
  if (filters.excludePlace !== undefined)
    add('where', ['excludePlace'], `Not in ${nameAll(filters.excludePlace, (slug) => placeNames[slug] ?? nameOfSlug(slug))}`);
  if (filters.bbox !== undefined) add('where', ['bbox'], 'Map area');
  if (filters.polygon !== undefined) add('where', ['polygon'], filters.polygon.includes('|') ? 'Drawn areas' : 'Drawn area');
  if (filters.q !== undefined) add('where', ['q'], `“${filters.q}”`);
  for (const { min, max, section, say, unit } of PAIRS) {
    const low = read(filters[min]);
    const high = read(filters[max]);
    if (low === undefined && high === undefined) continue;
    const names = [min, max].filter((name) => filters[name] !== undefined);
    add(section, names, unit(sayRange(low, high, say)));
  }
  if (filters.types !== undefined) add('types', ['types'], nameAll(filters.types, nameType));
  if (filters.excludeTypes !== undefined)
    add('types', ['excludeTypes'], `No ${nameAll(filters.excludeTypes, (type) => nameType(type).toLowerCase())}`);
  if (filters.status !== undefined) add('status', ['status'], nameAll(filters.status, nameStatus));
  const garage = read(filters.garageMin);
  if (garage !== undefined) add('features', ['garageMin'], garage === 1 ? 'Garage' : `${plain(garage)}+ car garage`);
  const hoa = read(filters.hoaMax);
  if (hoa !== undefined) add('costs', ['hoaMax'], `HOA up to ${dollars(hoa)}/mo`);
  for (const [name, [yes, no]] of Object.entries(FLAG_LABELS) as [keyof typeof FLAG_LABELS, readonly [string, string]][]) {
    const value = filters[name];
    if (value !== undefined) add(FLAG_SECTIONS[name] ?? 'features', [name], value === 'true' || value === '1' ? yes : no);
  }
  const reduced = read(filters.priceReducedWithinDays);
  if (reduced !== undefined)
    add('timing', ['priceReducedWithinDays'], reduced > 365 ? 'Price reduced' : `Price reduced ${inLastDays(reduced)}`);
  const cut = read(filters.priceCutMin);
  if (cut !== undefined) add('timing', ['priceCutMin'], `Price cut of ${dollars(cut)}+`);
  if (filters.openHouseFrom !== undefined || filters.openHouseTo !== undefined) {
    const names = (['openHouseFrom', 'openHouseTo'] as const).filter((name) => filters[name] !== undefined);
    add('timing', names, sayOpenHouse(filters.openHouseFrom, filters.openHouseTo));
  }
  const closed = read(filters.closedWithinDays);
  if (closed !== undefined) add('status', ['closedWithinDays'], `Sold ${inLastDays(closed)}`);
  for (const item of splitCommas(filters.keywords))
    chips.push({ names: ['keywords'], label: `Says “${item}”`, section: 'words', item });
  for (const item of splitCommas(filters.excludeKeywords))
    chips.push({ names: ['excludeKeywords'], label: `Does not say “${item}”`, section: 'words', item });
  return [...chips, ...describeLists(filters)];
}

/** How many choices the filter sheet holds, for the badge on its button. */
export function countFilters(filters: Filters): number {
  return describeFilters(filters).filter((chip) => chip.section !== 'where').length;
}

/** Removes a chip's choice. The chip of one item among several removes only that item. */
export function removeChip(filters: Filters, chip: FilterChip): Filters {
  const next: Filters = { ...filters };
  for (const name of chip.names) {
    const rest = chip.item === undefined ? undefined : withoutItem(name, filters[name], chip.item);
    if (rest === undefined) delete next[name];
    else next[name] = rest;
  }
  return next;
}

export function nameType(type: string): string {
  return Object.hasOwn(HOME_TYPE_LABELS, type) ? HOME_TYPE_LABELS[type as HomeType] : type;
}

function nameStatus(text: string): string {
  const status = parseStandardStatus(text);
  return status === undefined ? text : STATUS_WORDS[status];
}

/** A slug in words, until the place's name is known. */
export function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => (word.length <= 2 ? word.toUpperCase() : capitalize(word)))
    .join(' ');
}

function nameAll(list: string, name: (item: string) => string): string {
  const names = splitCommas(list).map(name);
  return names.length <= 2 ? names.join(' or ') : `${names.slice(0, 2).join(', ')} or ${names.length - 2} more`;
}

function sayRange(low: number | undefined, high: number | undefined, say: (value: number) => string): string {
  if (low === undefined) return high === undefined ? '' : `up to ${say(high)}`;
  if (high === undefined) return `${say(low)}+`;
  return low === high ? say(low) : `${say(low)} to ${say(high)}`;
}

function sayOpenHouse(from: string | undefined, to: string | undefined): string {
  const day = (text: string) => formatDate(text.slice(0, 10), 'UTC', 'short');
  if (from === undefined) return to === undefined ? '' : `Open house until ${day(to)}`;
  if (to === undefined) return `Open house from ${day(from)}`;
  return day(from) === day(to) ? `Open house ${day(from)}` : `Open house ${day(from)} to ${day(to)}`;
}

function read(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function inLastDays(days: number): string {
  return days === 1 ? 'in the last day' : `in the last ${formatCount(days, 'day')}`;
}

function dollars(value: number): string {
  return formatCompactMoney(value * 100);
}

function plain(value: number): string {
  return formatNumber(value, 1);
}

import { TRAITS } from '#domains/listings/web/index.ts';
import { capitalize, formatCompactMoney, formatNumber } from '#lib/format.ts';
import { lowerFirst } from '#lib/lower-first.ts';
import type { SearchFilterName, UnknownSubject } from '../contract.ts';
import { OTHER_BROKERS } from '../model/filter-names.ts';
import type { FilterChip } from './filter-chip.ts';
import { ANY_MATCH, type Filters } from './search-state.ts';
import { sayLimitText } from './travel-limits.ts';

export const UNKNOWN_LABELS: Record<UnknownSubject, string> = {
  price: 'price',
  beds: 'bedrooms',
  baths: 'bathrooms',
  bathsFull: 'full bathrooms',
  bathsHalf: 'half bathrooms',
  livingArea: 'living area',
  lotSize: 'lot size',
  yearBuilt: 'year built',
  pricePerSqft: 'price per square foot',
  stories: 'stories',
  garage: 'garage',
  hoa: 'HOA fee',
  tax: 'property tax',
  daysOnMarket: 'days on market',
  pool: 'pool',
  waterfront: 'waterfront',
  view: 'view',
  fireplace: 'fireplace',
  seniorCommunity: '55+ community',
  features: 'features',
  walkScore: 'walk score',
  bikeScore: 'bike score',
  transitScore: 'transit score',
  estimate: 'estimate',
};

export const HAZARD_LABELS: Record<string, string> = {
  flood: 'flood zone',
  wildfire: 'wildfire zone',
  landslide: 'landslide zone',
  earthquake_liquefaction: 'liquefaction zone',
  air_quality: 'air quality zone',
  noise: 'noise zone',
};

/** The filter `mine` in words. */
export const OWN_LABELS: Record<string, string> = { saved: 'Homes I saved', commented: 'Homes with comments' };

const TRAIT_LABELS = new Map<string, string>(TRAITS.map(({ name, label }) => [name, label]));

export function nameTrait(name: string): string {
  return TRAIT_LABELS.get(name) ?? name.replaceAll('_', ' ');
}

const TERMS: Partial<Record<SearchFilterName, (value: string) => string>> = {
  downPaymentPercent: (value) => `${value}% down`,
  interestRate: (value) => `${value}% interest`,
  termYears: (value) => `${value}-year loan`,
  taxMax: (value) => `Tax up to ${dollars(value)}/yr`,
  priceCutPercentMin: (value) => `Price cut of ${value}%+`,
  photosMin: (value) => `${value}+ photos`,
  bathsFullMin: (value) => `${value}+ full baths`,
  bathsHalfMin: (value) => `${value}+ half baths`,
  walkScoreMin: (value) => `Walk score ${value}+`,
  bikeScoreMin: (value) => `Bike score ${value}+`,
  transitScoreMin: (value) => `Transit score ${value}+`,
  monthlyCostMax: (value) => `Up to ${dollars(value)}/mo`,
  matchScoreMin: (value) => (value === ANY_MATCH ? 'My matches' : `Match score ${value}+`),
  source: (value) => (value === OTHER_BROKERS ? 'From other brokers' : `From ${value}`),
  openTo: () => 'Open to assistants',
  wish: (value) => `Best for “${value}”`,
};

const TERM_SECTIONS: Partial<Record<SearchFilterName, FilterChip['section']>> = {
  taxMax: 'costs',
  priceCutPercentMin: 'timing',
  photosMin: 'media',
  bathsFullMin: 'rooms',
  bathsHalfMin: 'rooms',
  walkScoreMin: 'surroundings',
  bikeScoreMin: 'surroundings',
  transitScoreMin: 'surroundings',
  matchScoreMin: 'own',
  // The sheet cannot edit these: they come from a sentence or a link.
  source: 'where',
  openTo: 'where',
  wish: 'where',
};

/** Filters that are lists: each item has a chip, which removes only that item. */
const LISTS: Partial<
  Record<SearchFilterName, { section: FilterChip['section']; separator: string; say: (item: string) => string }>
> = {
  features: { section: 'features', separator: ',', say: nameTrait },
  excludeFeatures: { section: 'features', separator: ',', say: (name) => `No ${lowerFirst(nameTrait(name))}` },
  school: { section: 'surroundings', separator: ',', say: (name) => `Attends ${name}` },
  schoolDistrict: { section: 'surroundings', separator: ',', say: (name) => `In ${name}` },
  excludeHazards: { section: 'surroundings', separator: ',', say: (kind) => `Outside ${HAZARD_LABELS[kind] ?? kind}` },
  commute: { section: 'travel', separator: '|', say: sayLimitText },
  near: { section: 'travel', separator: '|', say: sayLimitText },
  zoning: { section: 'words', separator: ',', say: (code) => `Zoned ${code}` },
  mine: { section: 'own', separator: ',', say: (mark) => OWN_LABELS[mark] ?? mark },
  includeUnknown: { section: 'features', separator: ',', say: sayUnknown },
};

/** Chips for the monthly cost, the features and the surroundings of a home. */
export function describeLists(filters: Filters): FilterChip[] {
  const chips: FilterChip[] = [];
  for (const [name, say] of Object.entries(TERMS) as [SearchFilterName, (value: string) => string][]) {
    const value = filters[name];
    if (value !== undefined) chips.push({ names: [name], label: say(value), section: TERM_SECTIONS[name] ?? 'monthly' });
  }
  for (const [name, { section, separator, say }] of Object.entries(LISTS) as [
    SearchFilterName,
    NonNullable<(typeof LISTS)['school']>,
  ][]) {
    for (const item of split(filters[name], separator))
      chips.push({ names: [name], label: capitalize(say(item)), section, item });
  }
  const gap = (['estimateGapMin', 'estimateGapMax'] as const).filter((name) => filters[name] !== undefined);
  if (gap.length > 0)
    chips.push({ names: gap, label: sayGapRange(filters.estimateGapMin, filters.estimateGapMax), section: 'estimate' });
  const left = split(filters.exclude, ',').length;
  if (left > 0)
    chips.push({ names: ['exclude'], label: `Without ${formatNumber(left)} ${left === 1 ? 'home' : 'homes'}`, section: 'media' });
  return chips;
}

/** A list without one of its items; undefined if nothing is left. */
export function withoutItem(name: SearchFilterName, list: string | undefined, item: string): string | undefined {
  const separator = LISTS[name]?.separator ?? ',';
  const rest = split(list, separator).filter((other) => other !== item);
  return rest.length === 0 ? undefined : rest.join(separator);
}

export function split(list: string | undefined, separator: string): string[] {
  return (list ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "5% above asking": the gap between estimate and asking price, in percent of the asking price. */
export function sayGap(percent: number): string {
  if (percent === 0) return 'at the asking price';
  return `${formatNumber(Math.abs(percent), 1)}% ${percent > 0 ? 'above' : 'below'} asking`;
}

function sayGapRange(min: string | undefined, max: string | undefined): string {
  const [low, high] = [Number(min), Number(max)];
  if (min !== undefined && max !== undefined) return `Estimate from ${sayGap(low)} to ${sayGap(high)}`;
  const isMin = min !== undefined;
  const bound = isMin ? low : high;
  if (bound === 0) return `Estimate at or ${isMin ? 'above' : 'below'} asking`;
  // A minimum above asking and a maximum below it both read as "at least".
  return `Estimate ${bound > 0 === isMin ? 'at least' : 'at most'} ${sayGap(bound)}`;
}

function sayUnknown(subject: string): string {
  const label = Object.entries(UNKNOWN_LABELS).find(([name]) => name === subject)?.[1] ?? subject;
  return `Also without a known ${label}`;
}

function dollars(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) ? formatCompactMoney(value * 100) : text;
}

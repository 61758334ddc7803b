import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import { TRAITS } from '#domains/listings/contract.ts';
import { capitalize, formatMoney, formatNumber, formatPercent } from '#lib/format.ts';
import type { ComparedWith } from '../contract.ts';

/** What stands where a figure would be of too few people to show. */
export const TOO_FEW = `fewer than ${FEWEST_PEOPLE}`;

export const sayFigure = (value: number | null) => (value === null ? TOO_FEW : formatNumber(value));
export const sayShare = (value: number | null) => (value === null ? '–' : formatPercent(value, 1));
export const sayMoney = (cents: number | null) => (cents === null ? TOO_FEW : formatMoney(cents));
export const saySeconds = (value: number | null) =>
  value === null ? '–' : value < 90 ? `${formatNumber(value)} s` : `${formatNumber(value / 60, 1)} min`;
export const sayMilliseconds = (value: number | null) => (value === null ? '–' : `${formatNumber(value)} ms`);

/** What a span is compared with, as a choice. */
export const COMPARED_WORDS: Record<ComparedWith, string> = { before: 'The days before', year: 'A year ago' };
const AGAINST: Record<ComparedWith, string> = { before: 'the days before', year: 'a year ago' };

/** How a figure changed from the span that it is compared with, in words; undefined where nothing can be said. */
export function changeOf(now: number | null, before: number | null, compare: ComparedWith = 'before') {
  if (now === null || before === null || before <= 0) return undefined;
  const rise = now / before - 1;
  const direction = Math.abs(rise) < 0.005 ? ('flat' as const) : rise > 0 ? ('up' as const) : ('down' as const);
  return {
    direction,
    text: direction === 'flat' ? `as ${AGAINST[compare]}` : `${formatPercent(Math.abs(rise), 1)} from ${AGAINST[compare]}`,
  };
}

const DIMENSION_WORDS: Record<string, string> = {
  source: 'Sources',
  medium: 'Mediums',
  campaign: 'Campaigns',
  term: 'Search terms',
  content: 'Ad versions',
  entry: 'First pages',
  route: 'Pages',
  device: 'Devices',
  browser: 'Browsers',
  os: 'Systems',
  country: 'Countries, estimated',
};
export const sayDimension = (dimension: string) => DIMENSION_WORDS[dimension] ?? dimension;

const countries = new Intl.DisplayNames('en-US', { type: 'region' });

/** A value as people know it. */
export function sayValue(dimension: string, value: string): string {
  if (dimension === 'country' && /^[A-Z]{2}$/.test(value)) return countries.of(value) ?? value;
  return (
    {
      unknown: 'Unknown',
      direct: 'Direct',
      none: 'None',
      other: 'Other',
      mobile: 'Phone',
      desktop: 'Computer',
      tablet: 'Tablet',
    }[value] ?? value
  );
}

const FILTER_WORDS: Record<string, string> = {
  any: 'Any filter',
  hoaMax: 'HOA fee, at most',
  noHoa: 'No HOA fee',
  types: 'Home type',
  excludeTypes: 'Not a home type',
  byOwner: 'For sale by owner',
  seniorCommunity: '55+ community',
  garageMin: 'Garage spaces, at least',
  daysOnMarketMin: 'Days on the market, at least',
  daysOnMarketMax: 'Days on the market, at most',
};

/** A filter of the search, by the name under which it is counted. */
export function sayFilter(name: string): string {
  const trait = TRAITS.find((one) => `features:${one.name}` === name);
  if (trait !== undefined) return trait.label;
  const words = name
    .replace(/^features:/, '')
    .replaceAll('_', ' ')
    .replace(/Sqft/, ' per square foot')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ per per /, ' per ')
    .replace(/ min$/, ', at least')
    .replace(/ max$/, ', at most');
  return FILTER_WORDS[name] ?? capitalize(words);
}

import { splitCommas } from '#lib/comma-list.ts';
import { nameOfSlug } from './filter-labels.ts';
import { type Filters, readSearchState } from './search-state.ts';

export interface PageWords {
  heading: string;
  description: string;
  /** Canonical path. */
  path: string;
  /** Only the search of a place, or of everything, is a page for search engines; all else is a view of it. */
  isPlain: boolean;
}

const LEADS: Partial<Record<string, string>> = {
  closed: 'Sold homes',
  pending: 'Pending homes',
  comingsoon: 'Homes coming soon',
};

/** Heading, description and canonical address of a search. */
export function describePage(params: URLSearchParams, placeNames: Readonly<Record<string, string>>): PageWords {
  const { filters } = readSearchState(params);
  const places = splitCommas(filters.place);
  const where = places.map((slug) => placeNames[slug] ?? nameOfSlug(slug)).join(', ');
  const heading = `${lead(filters)}${where === '' ? '' : ` in ${where}`}`;
  const isPlain =
    [...params.keys()].every((name) => name === 'place') && places.length <= 1 && params.getAll('place').length <= 1;
  const [slug] = places;
  return {
    heading,
    description: `${heading} on a map and in a list, with price history, monthly cost and the surroundings of each home. Search in plain words.`,
    path: slug === undefined || places.length > 1 ? '/property-search' : `/property-search?place=${encodeURIComponent(slug)}`,
    isPlain,
  };
}

function lead({ status, ...filters }: Filters): string {
  if (status !== undefined) return LEADS[status.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? 'Homes';
  return filters.types === 'land' ? 'Land for sale' : 'Homes for sale';
}

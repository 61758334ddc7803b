import { dictionary } from '#lib/dictionary.ts';
import { z } from 'zod';
import { SORTS, type Sort } from '../model/orders.ts';
import { optional } from './parameters.ts';

const SORT_WORDS = dictionary<Sort>({
  ...Object.fromEntries(SORTS.map((sort) => [sort, sort])),
  price: 'price-asc',
  'list-price': 'price-asc',
  'list-price-asc': 'price-asc',
  'list-price-desc': 'price-desc',
  cheapest: 'price-asc',
  newest: 'newest',
  'list-date': 'newest',
  'newest-desc': 'newest',
  'newest-asc': 'oldest',
  'beds-desc': 'beds',
  bedrooms: 'beds',
  'bedrooms-total': 'beds',
  'baths-desc': 'baths',
  bathrooms: 'baths',
  area: 'living-area',
  sqft: 'living-area',
  'living-area-desc': 'living-area',
  lot: 'lot-size',
  'lot-size-desc': 'lot-size',
  year: 'year-built',
  'year-built-desc': 'year-built',
  'price-per-sqft-asc': 'price-per-sqft',
  dom: 'days-on-market',
  'days-on-market-desc': 'days-on-market',
  'days-on-market-asc': 'newest',
  'price-cut-desc': 'price-cut',
});

/** `price_desc`, `priceDesc`, `price:desc` and `-price` all mean one order. */
function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const words = text
    .replace(/^[-+]/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  return descending
    ? (SORT_WORDS[`${words}-desc`] ?? SORT_WORDS[words])
    : (SORT_WORDS[words] ?? SORT_WORDS[words.replace(/-(asc|desc)$/, '')]);
}

const SORT_HELP = `use one of ${SORTS.join(', ')}`;

/** The order of a search, in any spelling. */
export const sortParam = optional(
  z
    .string(SORT_HELP)
    .max(60, SORT_HELP)
    .transform((text, context): Sort => {
      const sort = parseSort(text);
      if (sort !== undefined) return sort;
      context.addIssue({ code: 'custom', message: SORT_HELP });
      return z.NEVER;
    }),
);

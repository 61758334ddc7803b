import type { Sort } from '../contract.ts';

export interface SortOrder {
  /** Expression over a row of `listings` that is called `l`. */
  key: string;
  columns: readonly string[];
  direction: 'asc' | 'desc';
  /** Whether an index holds active homes in this order. */
  isIndexed: boolean;
  /** Type of the key, as the cursor carries it. */
  keyType: 'date' | 'bigint' | 'double precision';
}

/** What each order sorts by. Missing values come last; equal ones go by id. */
export const SORT_ORDERS: Record<Sort, SortOrder> = {
  newest: { key: 'l.listed_on', columns: ['listed_on'], direction: 'desc', isIndexed: true, keyType: 'date' },
  oldest: { key: 'l.listed_on', columns: ['listed_on'], direction: 'asc', isIndexed: true, keyType: 'date' },
  'days-on-market': { key: 'l.listed_on', columns: ['listed_on'], direction: 'asc', isIndexed: true, keyType: 'date' },
  'price-asc': { key: 'l.list_price_cents', columns: ['list_price_cents'], direction: 'asc', isIndexed: true, keyType: 'bigint' },
  'price-desc': {
    key: 'l.list_price_cents',
    columns: ['list_price_cents'],
    direction: 'desc',
    isIndexed: true,
    keyType: 'bigint',
  },
  beds: { key: 'l.bedrooms_total', columns: ['bedrooms_total'], direction: 'desc', isIndexed: false, keyType: 'bigint' },
  baths: {
    key: 'l.bathrooms_total_integer',
    columns: ['bathrooms_total_integer'],
    direction: 'desc',
    isIndexed: false,
    keyType: 'bigint',
  },
  'living-area': {
    key: 'l.living_area_sqft',
    columns: ['living_area_sqft'],
    direction: 'desc',
    isIndexed: false,
    keyType: 'bigint',
  },
  'lot-size': { key: 'l.lot_size_sqft', columns: ['lot_size_sqft'], direction: 'desc', isIndexed: false, keyType: 'bigint' },
  'year-built': { key: 'l.year_built', columns: ['year_built'], direction: 'desc', isIndexed: false, keyType: 'bigint' },
  'price-per-sqft': {
    key: '(l.list_price_cents::double precision / nullif(l.living_area_sqft, 0))',
    columns: ['list_price_cents', 'living_area_sqft'],
    direction: 'asc',
    isIndexed: false,
    keyType: 'double precision',
  },
  'price-cut': { key: 'l.price_cut_cents', columns: ['price_cut_cents'], direction: 'desc', isIndexed: false, keyType: 'bigint' },
};

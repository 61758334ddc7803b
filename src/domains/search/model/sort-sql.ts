import type { SearchFilters, Sort } from '../contract.ts';
import { MONTHLY_COST_COLUMNS, termsOf, writeMonthlyCost } from './monthly-cost-sql.ts';

export interface SortOrder {
  /** Expression over a row of `listings` called `l`. */
  key: string;
  columns: readonly string[];
  direction: 'asc' | 'desc';
  /** Whether an index has active homes in this order. */
  isIndexed: boolean;
  /** Type of the key in the cursor. */
  keyType: 'date' | 'bigint' | 'double precision';
}

/** The sort key of an order. Missing values come last; ties go by id. */
export function findOrder(sort: Sort, filters: SearchFilters): SortOrder {
  if (sort !== 'monthly-cost') return SORT_ORDERS[sort];
  return { ...SORT_ORDERS['monthly-cost'], key: writeMonthlyCost(termsOf(filters)) };
}

const SORT_ORDERS: Record<Sort, SortOrder> = {
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
  'price-cut-percent': {
    key: '(l.price_cut_cents::double precision / (l.list_price_cents + l.price_cut_cents))',
    columns: ['price_cut_cents', 'list_price_cents'],
    direction: 'desc',
    isIndexed: false,
    keyType: 'double precision',
  },
  'monthly-cost': { key: 'null', columns: MONTHLY_COST_COLUMNS, direction: 'asc', isIndexed: false, keyType: 'double precision' },
  // Without a wish to compare remarks with, the newest come first.
  match: { key: 'l.listed_on', columns: ['listed_on'], direction: 'desc', isIndexed: true, keyType: 'date' },
  // The caller that knows each home's seconds replaces this; without them, all homes tie.
  commute: { key: 'null::bigint', columns: ['id'], direction: 'asc', isIndexed: false, keyType: 'bigint' },
};

/** Orders of a search, in words. Homes that lack the value come last in all of them. */
export const SORT_LABELS = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  beds: 'Most bedrooms',
  baths: 'Most bathrooms',
  'living-area': 'Largest home',
  'lot-size': 'Largest lot',
  'year-built': 'Newest built',
  'price-per-sqft': 'Price per sq ft',
  'price-cut': 'Largest price cut',
  'price-cut-percent': 'Largest price cut, %',
  'days-on-market': 'Longest on market',
  'monthly-cost': 'Monthly cost',
  commute: 'Shortest travel time',
  match: 'Best match',
} as const;
export type Sort = keyof typeof SORT_LABELS;
/** The order of a search that names none. */
export const DEFAULT_SORT: Sort = 'newest';
// The labels' own keys.
export const SORTS = Object.keys(SORT_LABELS) as [Sort, ...Sort[]];

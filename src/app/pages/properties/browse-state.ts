import { addDays, utcDay } from '#lib/calendar.ts';
export const BROWSE_TABS = ['sale', 'open', 'sold'] as const;
export type BrowseTab = (typeof BROWSE_TABS)[number];

export const PAGE_SIZE = 40;
const SOLD_WITHIN_DAYS = 365;
const OPEN_HOUSE_DAYS = 7;

/** Orders of the list, by their names; the first is the default. */
export const BROWSE_SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Lowest price' },
  { value: 'price-desc', label: 'Highest price' },
  { value: 'beds', label: 'Most beds' },
  { value: 'living-area', label: 'Largest' },
  { value: 'price-per-sqft', label: 'Price per sq ft' },
] as const;
export type BrowseSort = (typeof BROWSE_SORTS)[number]['value'];

/** What the browse list shows; all of it is in the URL. */
export interface BrowseState {
  tab: BrowseTab;
  place?: string | undefined;
  types?: string | undefined;
  priceMin?: string | undefined;
  priceMax?: string | undefined;
  bedsMin?: string | undefined;
  sort?: BrowseSort | undefined;
  cursor?: string | undefined;
}

const TEXT_KEYS = ['place', 'types', 'priceMin', 'priceMax', 'bedsMin', 'cursor'] as const;

/** The state that a URL describes, without unusable parameters. */
export function readBrowseState(search: URLSearchParams, ignored: readonly { name: string }[] = []): BrowseState {
  const state: BrowseState = { tab: BROWSE_TABS.find((tab) => tab === search.get('tab')) ?? 'sale' };
  for (const key of TEXT_KEYS) {
    const value = search.get(key);
    const isUsed = !ignored.some(({ name }) => name === key);
    if (value !== null && value !== '' && isUsed) state[key] = value;
  }
  const sort = BROWSE_SORTS.find(({ value }) => value === search.get('sort'))?.value;
  if (sort !== undefined && sort !== BROWSE_SORTS[0].value) state.sort = sort;
  return state;
}

/** The address of a state. A change of what is shown starts at the first page. */
export function browseHref(state: Partial<BrowseState>): string {
  const search = new URLSearchParams();
  for (const key of TEXT_KEYS) {
    const value = state[key];
    if (value !== undefined) search.set(key, value);
  }
  if (state.tab !== undefined && state.tab !== 'sale') search.set('tab', state.tab);
  if (state.sort !== undefined && state.sort !== BROWSE_SORTS[0].value) search.set('sort', state.sort);
  const text = search.toString();
  return text === '' ? '/properties' : `/properties?${text}`;
}

/** The same homes on the map. */
export function mapHref({ tab, cursor: _cursor, ...filters }: BrowseState): string {
  const search = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  if (tab === 'sold') search.set('status', 'Closed');
  const text = search.toString();
  return text === '' ? '/property-search' : `/property-search?${text}`;
}

/** The parameters of the search that the state stands for. */
export function browseQuery(
  { tab, sort = BROWSE_SORTS[0].value, cursor: _cursor, ...filters }: BrowseState,
  now: Date,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query[name] = value;
  if (tab === 'sold') Object.assign(query, { status: 'Closed', closedWithinDays: String(SOLD_WITHIN_DAYS) });
  if (tab === 'open') Object.assign(query, { openHouseFrom: utcDay(now), openHouseTo: addDays(utcDay(now), OPEN_HOUSE_DAYS) });
  return { ...query, sort };
}

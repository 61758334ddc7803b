import { OTHER_BROKERS } from '#domains/search/contract.ts';
import { addDays, utcDay } from '#lib/calendar.ts';

/** The last one is what other brokers list, which has a page of its own. */
export const BROWSE_TABS = ['sale', 'open', 'sold', 'others'] as const;
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
  /** Of the homes of other brokers: the system they come from. */
  source?: string | undefined;
  sort?: BrowseSort | undefined;
  cursor?: string | undefined;
  /** Cursors of the pages between the first and this one, latest last: what Previous leads back to. */
  earlier?: string | undefined;
}

const TEXT_KEYS = ['place', 'types', 'priceMin', 'priceMax', 'bedsMin', 'source', 'cursor', 'earlier'] as const;
const PATHS: Partial<Record<BrowseTab, string>> = { others: '/idx-listings' };
/** Addresses stay short: who goes back further starts over. */
const MOST_EARLIER = 20;

/** The state that a URL describes, without unusable parameters. */
export function readBrowseState({ pathname, searchParams: search }: URL, ignored: readonly { name: string }[] = []): BrowseState {
  const ofPath = BROWSE_TABS.find((tab) => PATHS[tab] === pathname.replace(/\/$/, ''));
  const named = BROWSE_TABS.find((tab) => tab === search.get('tab') && PATHS[tab] === undefined);
  const state: BrowseState = { tab: ofPath ?? named ?? 'sale' };
  for (const key of TEXT_KEYS) {
    const value = search.get(key);
    const isUsed = !ignored.some(({ name }) => name === key);
    if (value !== null && value !== '' && isUsed) state[key] = value;
  }
  const sort = BROWSE_SORTS.find(({ value }) => value === search.get('sort'))?.value;
  if (sort !== undefined && sort !== BROWSE_SORTS[0].value) state.sort = sort;
  return state;
}

/** The address of a state. */
export function browseHref(state: Partial<BrowseState>): string {
  const path = PATHS[state.tab ?? 'sale'];
  const search = new URLSearchParams();
  for (const key of TEXT_KEYS) {
    const value = state[key];
    if (value !== undefined) search.set(key, value);
  }
  if (state.tab !== undefined && state.tab !== 'sale' && path === undefined) search.set('tab', state.tab);
  if (state.sort !== undefined && state.sort !== BROWSE_SORTS[0].value) search.set('sort', state.sort);
  const text = search.toString();
  return `${path ?? '/properties'}${text === '' ? '' : `?${text}`}`;
}

/** The same list from its start: a change of what is shown begins at the first page. */
export function startOf<State extends Partial<BrowseState>>(state: State): State {
  return { ...state, cursor: undefined, earlier: undefined };
}

/** The page after, which knows the way back. */
export function nextPage(state: BrowseState, nextCursor: string): BrowseState {
  const { cursor } = state;
  const earlier = cursor === undefined ? [] : [...cursorsOf(state), cursor].slice(-MOST_EARLIER);
  return { ...state, cursor: nextCursor, earlier: earlier.length === 0 ? undefined : earlier.join('.') };
}

/** The page before; undefined on the first. */
export function previousPage(state: BrowseState): BrowseState | undefined {
  if (state.cursor === undefined) return undefined;
  const earlier = cursorsOf(state);
  const cursor = earlier.pop();
  return { ...state, cursor, earlier: earlier.length === 0 ? undefined : earlier.join('.') };
}

const cursorsOf = ({ earlier }: BrowseState): string[] => (earlier === undefined ? [] : earlier.split('.'));

/** The parameters of the search that the state stands for. */
export function browseQuery(
  { tab, sort = BROWSE_SORTS[0].value, cursor: _cursor, earlier: _earlier, ...filters }: BrowseState,
  now: Date,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query[name] = value;
  if (tab === 'sold') Object.assign(query, { status: 'Closed', closedWithinDays: String(SOLD_WITHIN_DAYS) });
  if (tab === 'others' && filters.source === undefined) query['source'] = OTHER_BROKERS;
  if (tab === 'open') Object.assign(query, { openHouseFrom: utcDay(now), openHouseTo: addDays(utcDay(now), OPEN_HOUSE_DAYS) });
  return { ...query, sort };
}

/** The same homes on the map. */
export function mapHref(state: BrowseState, now: Date): string {
  const { sort, ...query } = browseQuery(state, now);
  const search = new URLSearchParams(query);
  if (sort !== undefined && sort !== BROWSE_SORTS[0].value) search.set('sort', sort);
  const text = search.toString();
  return text === '' ? '/property-search' : `/property-search?${text}`;
}

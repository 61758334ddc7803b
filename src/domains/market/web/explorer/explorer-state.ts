import { MARKET_TYPES, MARKET_WINDOWS, type Market, type MarketType, type MarketWindow } from '../../contract.ts';

export const MOST_AREAS = 4;
export const SPANS = [12, 36, 60] as const;

/** An area of the explorer, as far as its market goes. */
export interface MarketOfArea {
  market: Market;
}

/** What the explorer shows; all of it is in the URL. */
export interface ExplorerState {
  areas: readonly string[];
  type: MarketType;
  window: MarketWindow;
  /** Months that charts go back. */
  span: (typeof SPANS)[number];
}

export function readExplorerState(search: URLSearchParams): ExplorerState {
  const areas = (search.get('areas') ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '' && slug.length <= 120);
  return {
    areas: [...new Set(areas)].slice(0, MOST_AREAS),
    type: MARKET_TYPES.find((type) => type === search.get('type')) ?? 'all',
    window: MARKET_WINDOWS.find((window) => String(window) === search.get('window')) ?? 3,
    span: SPANS.find((span) => String(span) === search.get('span')) ?? 36,
  };
}

export function explorerHref({ areas, type, window, span }: ExplorerState): string {
  const search = new URLSearchParams();
  if (areas.length > 0) search.set('areas', areas.join(','));
  if (type !== 'all') search.set('type', type);
  if (window !== 3) search.set('window', String(window));
  if (span !== 36) search.set('span', String(span));
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? '/neighborhood-explorer' : `/neighborhood-explorer?${text}`;
}

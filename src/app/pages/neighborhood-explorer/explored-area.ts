import type { Market } from '#domains/market/contract.ts';
import type { PlaceFacts, PlacePage } from '#domains/neighborhoods/contract.ts';
import type { SearchResult } from '#domains/search/contract.ts';

export interface ExploredArea {
  market: Market;
  page: PlacePage;
  facts: PlaceFacts;
  homes: SearchResult;
}

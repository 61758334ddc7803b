import { countFacets, countFilters, countOwn, relaxSearch } from './contract/counts.ts';
import { clusterListings, levelPrices, searchListings, summarizeCell } from './contract/homes.ts';
import { suggestPlaces } from './contract/places.ts';
import { parseSentence } from './contract/reading.ts';

export { encodePolygons } from './contract/areas.ts';
export * from './contract/counts.ts';
export * from './contract/filters.ts';
export * from './contract/homes.ts';
export { OTHER_BROKERS, PERSONAL_FILTERS, type SearchFilterName } from './model/filter-names.ts';
export { type Sort, SORTS } from './model/orders.ts';
export * from './contract/places.ts';
export * from './contract/reading.ts';

export const searchEndpoints = {
  searchListings,
  clusterListings,
  summarizeCell,
  levelPrices,
  countFacets,
  countFilters,
  countOwn,
  suggestPlaces,
  relaxSearch,
  parseSentence,
};

import { getLanguageModel } from '#platform/ai/http-language-model.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { clusterListings } from './cluster-listings.ts';
import { countFacets } from './count-facets.ts';
import { countFilters } from './count-filters.ts';
import { levelPrices } from './level-prices.ts';
import { parseSentence } from './parse-sentence.ts';
import { relaxSearch } from './relax-search.ts';
import { searchListings } from './search-listings.ts';
import { suggestPlaces } from './suggest-places.ts';

export const searchRoutes: Route[] = [
  route(contract.clusterListings, (ctx, { query }) => clusterListings(ctx, query)),
  route(contract.countFacets, (ctx, { query }) => countFacets(ctx, query)),
  route(contract.countFilters, (ctx, { query }) => countFilters(ctx, query)),
  route(contract.levelPrices, (ctx, { query }) => levelPrices(ctx, query)),
  route(contract.searchListings, (ctx, { query }) => searchListings(ctx, query)),
  route(contract.suggestPlaces, (ctx, { query }) => suggestPlaces(ctx, query)),
  route(contract.relaxSearch, (ctx, { query }) => relaxSearch(ctx, query)),
  route(contract.parseSentence, (ctx, { body }) => parseSentence(ctx, body.text, getLanguageModel(ctx.config))),
];

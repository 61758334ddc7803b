import { route, type Route } from '#platform/http/route.ts';
import type { Context } from '#platform/verb/context.ts';
import * as contract from '../contract.ts';
import { clusterListings } from './map/cluster-listings.ts';
import { countFacets } from './counting/count-facets.ts';
import { countFilters } from './counting/count-filters.ts';
import { countOwn } from './counting/count-own.ts';
import { levelPrices } from './map/level-prices.ts';
import { findOwnHomes, type ReaderContext, type ReaderHomes } from './conditions/own-homes.ts';
import { parseSentence } from './sentences/parse-sentence.ts';
import { relaxSearch } from './relax-search.ts';
import { searchListings } from './search-listings.ts';
import { summarizeCell } from './map/summarize-cell.ts';
import { suggestPlaces } from './places/suggest-places.ts';

/** The calls of the search. `readers` tells what each reader saved, and how homes match them. */
export function createSearchRoutes(readers: ReaderHomes): Route[] {
  /** The reader's own homes, where the search goes by them. */
  const withOwn = async (ctx: Context, filters: contract.SearchFilters): Promise<ReaderContext> => ({
    ...ctx,
    own: await findOwnHomes(readers, ctx, filters),
  });
  return [
    route(contract.clusterListings, async (ctx, { query }) => clusterListings(await withOwn(ctx, query), query)),
    route(contract.summarizeCell, async (ctx, { query }) => summarizeCell(await withOwn(ctx, query), query)),
    route(contract.countFacets, async (ctx, { query }) => countFacets(await withOwn(ctx, query), query)),
    route(contract.countFilters, async (ctx, { query }) => countFilters(await withOwn(ctx, query), query)),
    route(contract.countOwn, (ctx, { query }) => countOwn(readers, ctx, query)),
    route(contract.levelPrices, async (ctx, { query }) => levelPrices(await withOwn(ctx, query), query)),
    route(contract.searchListings, async (ctx, { query }) => searchListings(await withOwn(ctx, query), query)),
    route(contract.suggestPlaces, (ctx, { query }) => suggestPlaces(ctx, query)),
    route(contract.relaxSearch, async (ctx, { query }) => relaxSearch(await withOwn(ctx, query), query)),
    route(contract.parseSentence, (ctx, { body }) => parseSentence(ctx, body.text)),
  ];
}

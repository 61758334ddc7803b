import { listFeedSources } from '#domains/listings/contract.ts';
import { getMarket } from '#domains/market/contract.ts';
import { getPlace, listPlaces, type PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { nearAreas } from '#domains/neighborhoods/web/index.ts';
import { countFacets, searchListings } from '#domains/search/contract.ts';
import { type IgnoredParameter, loadWithoutRefused } from '#domains/search/web/index.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { loadForPage } from '#platform/web/api-context.ts';
import type { ApiClient } from '#platform/web/api-client.ts';
import { browseQuery, mapHref, PAGE_SIZE, readBrowseState } from './browse-state.ts';

/** What the list of an address shows. */
export function loadBrowse(api: ApiClient, url: URL) {
  const now = new Date();
  const load = async (ignored: IgnoredParameter[]) => {
    const state = readBrowseState(url, ignored);
    const query = browseQuery(state, now);
    const { sort: _sort, ...filters } = query;
    const isOthers = state.tab === 'others';
    const [result, facets, place, tree, market, feeds] = await Promise.all([
      api.call(searchListings, {
        query: { ...query, limit: PAGE_SIZE, ...(state.cursor === undefined ? {} : { cursor: state.cursor }) },
      }),
      api.call(countFacets, { query: filters }),
      state.place === undefined ? null : api.call(getPlace, { params: { slug: state.place } }),
      state.place === undefined && !isOthers ? api.call(listPlaces) : null,
      state.place === undefined || isOthers
        ? null
        : api.call(getMarket, { params: { slug: state.place }, query: { window: '12', months: 1 } }),
      // What was sold stays sold, however old its source.
      state.tab === 'sold' ? null : api.call(listFeedSources),
    ]);
    const isEmpty = result.items.length === 0 && place !== null && !isOthers;
    const near = isEmpty ? nearAreas(place.place, areasOf(await api.call(listPlaces))) : [];
    const map = mapHref(state, now);
    return {
      state,
      map,
      result,
      facets,
      place,
      cities: tree?.cities ?? null,
      market,
      near,
      ignored,
      sources: isOthers ? (feeds?.sources ?? null) : null,
      readFrom: (feeds?.sources ?? []).filter(({ name }) => result.items.some(({ sourceName }) => sourceName === name)),
    };
  };
  return loadForPage(() => loadWithoutRefused(url.searchParams, load));
}

function areasOf({ cities }: EndpointAnswer<typeof listPlaces>): PlaceWithCount[] {
  return cities.flatMap((city) => [city, ...city.neighborhoods, ...city.zips]);
}

import { lazy, Suspense } from 'react';
import { getMarket } from '#domains/market/contract.ts';
import { getPlace, listPlaces, type PlaceWithCount } from '#domains/neighborhoods/contract.ts';
import { nearAreas } from '#domains/neighborhoods/web/index.ts';
import { countFacets, searchListings } from '#domains/search/contract.ts';
import { type IgnoredParameter, loadWithoutRefused } from '#domains/search/web/index.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/properties';
import { browseHref, browseQuery, PAGE_SIZE, readBrowseState } from './properties/browse-state.ts';

// People read the page before they use it: its script follows.
const BrowsePage = lazy(async () => ({ default: (await import('./properties/browse-page.tsx')).BrowsePage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const now = new Date();
  const params = new URL(request.url).searchParams;
  const load = async (ignored: IgnoredParameter[]) => {
    const state = readBrowseState(params, ignored);
    const query = browseQuery(state, now);
    const { sort: _sort, ...filters } = query;
    const [result, facets, place, tree, market] = await Promise.all([
      api.call(searchListings, {
        query: { ...query, limit: PAGE_SIZE, ...(state.cursor === undefined ? {} : { cursor: state.cursor }) },
      }),
      api.call(countFacets, { query: filters }),
      state.place === undefined ? null : api.call(getPlace, { params: { slug: state.place } }),
      state.place === undefined ? api.call(listPlaces) : null,
      state.place === undefined
        ? null
        : api.call(getMarket, { params: { slug: state.place }, query: { window: '12', months: 1 } }),
    ]);
    const isEmpty = result.items.length === 0 && place !== null;
    const near = isEmpty ? nearAreas(place.place, areasOf(await api.call(listPlaces))) : [];
    return { state, result, facets, place, cities: tree?.cities ?? null, market, near, ignored };
  };
  return loadForPage(() => loadWithoutRefused(params, load));
}

function areasOf({ cities }: EndpointAnswer<typeof listPlaces>): PlaceWithCount[] {
  return cities.flatMap((city) => [city, ...city.neighborhoods, ...city.zips]);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  const place = loaderData?.place?.place;
  const where = place === undefined ? 'all areas' : place.name;
  const state = loaderData?.state ?? { tab: 'sale' as const };
  const isPlain = Object.keys(state).every((key) => key === 'place' || key === 'tab');
  const what = state.tab === 'sold' ? 'Recently sold homes' : state.tab === 'open' ? 'Open houses this week' : 'Homes for sale';
  const items = loaderData?.result.items ?? [];
  return pageMeta({
    site,
    title: `${what} in ${where}`,
    description: `${what} in ${where}: price, size, history and monthly cost of each, with the listing firm and when it was last updated.`,
    path: browseHref({ tab: state.tab, place: place?.slug }),
    isIndexed: isPlain,
    structuredData: [
      {
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: items.map((home, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${site.publicUrl}/property/${home.listingKey}`,
        })),
      },
    ],
  });
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <BrowsePage {...loaderData} />
    </Suspense>
  );
}

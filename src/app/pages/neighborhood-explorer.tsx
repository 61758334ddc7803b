import { getMarket } from '#domains/market/contract.ts';
import { explorerHref, readExplorerState } from '#domains/market/web/index.ts';
import { getPlace, getPlaceFacts, listPlaces } from '#domains/neighborhoods/contract.ts';
import { searchListings } from '#domains/search/contract.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/neighborhood-explorer';
import { ExplorerPage } from './neighborhood-explorer/explorer-page.tsx';

const SHOWN_HOMES = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const state = readExplorerState(new URL(request.url).searchParams);
  return loadForPage(async () => {
    const loadArea = async (slug: string) => {
      const query = { propertyType: state.type, window: String(state.window) as '1' | '3' | '12', months: state.span };
      const [market, page, facts, homes] = await Promise.all([
        api.call(getMarket, { params: { slug }, query }),
        api.call(getPlace, { params: { slug } }),
        api.call(getPlaceFacts, { params: { slug } }),
        api.call(searchListings, { query: { place: slug, sort: 'newest', limit: SHOWN_HOMES } }),
      ]);
      return { market, page, facts, homes };
    };
    const [tree, found] = await Promise.all([
      api.call(listPlaces),
      Promise.all(
        state.areas.map((slug) =>
          loadArea(slug).catch((error: unknown) => {
            if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
            throw error;
          }),
        ),
      ),
    ]);
    const areas = found.filter((area) => area !== null);
    const unknown = state.areas.filter((_, at) => found[at] === null);
    return { state: { ...state, areas: areas.map((area) => area.market.area.slug) }, areas, unknown, cities: tree.cities };
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const names = loaderData?.areas.map((area) => area.market.area.name) ?? [];
  const state = loaderData?.state ?? readExplorerState(new URLSearchParams());
  const title = names.length === 0 ? 'Neighborhood explorer' : `${names.join(' and ')}: market and neighborhood facts`;
  return pageMeta({
    site: siteOf(matches),
    title,
    description:
      'Prices, speed and supply of the market by neighborhood, ZIP code and city, with definitions and sample sizes; homes, schools, parks and hazards on the map.',
    path: explorerHref({ ...state, type: 'all', window: 3, span: 36 }),
    isIndexed: names.length <= 1,
  });
}

export default function NeighborhoodExplorer({ loaderData }: Route.ComponentProps) {
  return <ExplorerPage {...loaderData} />;
}

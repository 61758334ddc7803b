import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { SearchView } from '../components/search-view.tsx';
import { describePage } from '../describe-page.ts';
import { loadSearchPage } from '../load-search-page.ts';
import type { Route } from './+types/property-search';

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadForPage(() => loadSearchPage(context.get(apiContext), new URL(request.url)));
}

// The browser calls the API itself. Only a sentence that has not been read needs the server.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? nextUrl.searchParams.has('text') : defaultShouldRevalidate;
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const words = describePage(new URLSearchParams(location.search), loaderData?.placeNames ?? {});
  return pageMeta({
    site: siteOf(matches),
    title: words.heading,
    description: words.description,
    path: words.path,
    isIndexed: words.isPlain && (loaderData?.result?.items.length ?? 0) > 0,
  });
}

export default function PropertySearch({ loaderData }: Route.ComponentProps) {
  return (
    <QueryScope>
      <SearchView loaded={loaderData} />
    </QueryScope>
  );
}

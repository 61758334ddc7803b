import { lazy, Suspense } from 'react';
import { apiContext } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/properties';
import { browseHref } from './properties/browse-state.ts';
import { loadBrowse } from './properties/load-browse.ts';

// People read the page before they use it: its script follows.
const BrowsePage = lazy(async () => ({ default: (await import('./properties/browse-page.tsx')).BrowsePage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadBrowse(context.get(apiContext), new URL(request.url));
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

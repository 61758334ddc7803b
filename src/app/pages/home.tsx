import { lazy, Suspense } from 'react';
import { listPlaces } from '#domains/neighborhoods/contract.ts';
import { searchListings } from '#domains/search/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { READ_FIRST } from '#platform/web/page-handle.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/home';
import { Hero } from './home/hero.tsx';

// Rendered with the page; only its scripts load afterwards.
const HomeSections = lazy(() => import('./home/home-sections.tsx'));

const NEWEST = 8;

export const handle = READ_FIRST;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(async () => {
    const [{ cities }, newest] = await Promise.all([
      api.call(listPlaces),
      api.call(searchListings, { query: { limit: NEWEST } }),
    ]);
    return { cities, newest: newest.items, activeCount: cities.reduce((sum, city) => sum + city.activeCount, 0) };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta({
    site,
    title: `${site.productName}: find, understand and buy a home`,
    description:
      'Say in plain words what you’re looking for, see it on the map, and know what each home really costs. Honest figures, reasons shown.',
    path: '/',
    structuredData: [
      {
        '@type': 'WebSite',
        name: site.productName,
        url: site.publicUrl,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site.publicUrl}/property-search?text={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero activeCount={loaderData.activeCount} cities={loaderData.cities} />
      <Suspense fallback={<Spinner page />}>
        <HomeSections cities={loaderData.cities} newest={loaderData.newest} />
      </Suspense>
    </>
  );
}

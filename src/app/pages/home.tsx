import { listPlaces } from '#domains/neighborhoods/contract.ts';
import { searchListings } from '#domains/search/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/home';
import { FeaturedAreas } from './home/featured-areas.tsx';
import { Hero } from './home/hero.tsx';
import { HowItGoes } from './home/how-it-goes.tsx';
import { NewestHomes } from './home/newest-homes.tsx';
import { TrustRow } from './home/trust-row.tsx';

const NEWEST = 8;

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
      'Say in plain words what you look for, see it on the map, and know what each home really costs. Honest figures, reasons shown.',
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
  const { cities, newest, activeCount } = loaderData;
  return (
    <>
      <Hero activeCount={activeCount} cities={cities} />
      <NewestHomes homes={newest} />
      <FeaturedAreas cities={cities} />
      <HowItGoes />
      <TrustRow />
    </>
  );
}

import { lazy, Suspense } from 'react';
import { listServed } from '#domains/experts/contract.ts';
import { type ApiClient, ApiError } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getCatalog } from '../../contract.ts';
import { readZip } from '../find-services.ts';
import type { Route } from './+types/marketplace';

// People read the page before they use it: its script follows.
const MarketplacePage = lazy(async () => ({ default: (await import('./marketplace-page.tsx')).MarketplacePage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const zip = readZip(new URL(request.url).searchParams);
  return loadForPage(async () => {
    const [catalog, served] = await Promise.all([api.call(getCatalog), findServed(api, zip)]);
    return { ...catalog, zip, served };
  });
}

/** What somebody does at a ZIP code; null where none is given, or where nobody knows it. */
async function findServed(api: ApiClient, zip: string | null): Promise<string[] | null> {
  if (zip === null) return null;
  try {
    const { categories } = await api.call(listServed, { query: { zip } });
    return categories.map(({ key }) => key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return null;
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Pricing',
    description: 'Plans, bundles and single services with their prices: what’s included, what’s not, and what a bundle saves.',
    path: '/marketplace',
    structuredData:
      loaderData === undefined
        ? []
        : [
            {
              '@type': 'OfferCatalog',
              name: 'Services',
              itemListElement: loaderData.services.map(({ name, summary, price }) => ({
                '@type': 'Offer',
                itemOffered: { '@type': 'Service', name, description: summary },
                price: (price.cents / 100).toFixed(2),
                priceCurrency: 'USD',
              })),
            },
          ],
  });
}

export default function Marketplace(props: Route.ComponentProps) {
  return (
    <Suspense>
      <MarketplacePage {...props} />
    </Suspense>
  );
}

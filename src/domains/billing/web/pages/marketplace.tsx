import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getCatalog } from '../../contract.ts';
import type { Route } from './+types/marketplace';

// People read the page before they use it: its script follows.
const MarketplacePage = lazy(async () => ({ default: (await import('./marketplace-page.tsx')).MarketplacePage }));

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getCatalog));
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

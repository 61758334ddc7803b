import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { plainDollars } from '#lib/money.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getCatalog } from '../../contract.ts';
import type { Route } from './+types/bundle';

// People read the page before they use it: its script follows.
const BundleOffer = lazy(async () => ({ default: (await import('./bundle-page.tsx')).BundleOffer }));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { bundles, services } = await loadForPage(() => api.call(getCatalog));
  const bundle = bundles.find((one) => one.id === id);
  // Gone or never there: prices of old bundles stand with the orders that bought them.
  if (bundle === undefined)
    return data({ bundle: null, others: bundles.map((one) => ({ id: one.id, name: one.name })) }, { status: 404 });
  const parts = services.filter((service) => bundle.lines.some(({ serviceId }) => serviceId === service.id));
  return { bundle, parts, addOns: services.filter((service) => bundle.addOns.includes(service.id)) };
}

export function meta({ matches, loaderData, params: { id } }: Route.MetaArgs) {
  const bundle = loaderData?.bundle ?? null;
  return pageMeta({
    site: siteOf(matches),
    title: bundle?.name ?? 'Bundle not available',
    description: bundle?.outcome ?? 'This bundle isn’t available.',
    path: `/marketplace/bundle/${id}`,
    isIndexed: bundle !== null,
    structuredData:
      bundle === null
        ? []
        : [
            {
              '@type': 'Product',
              name: bundle.name,
              description: bundle.outcome,
              offers: { '@type': 'Offer', price: plainDollars(bundle.cents), priceCurrency: 'USD' },
            },
          ],
  });
}

export default function BundlePage(props: Route.ComponentProps) {
  return (
    <Suspense>
      <BundleOffer {...props} />
    </Suspense>
  );
}

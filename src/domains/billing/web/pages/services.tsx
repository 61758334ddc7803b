import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getCatalog } from '../../contract.ts';
import type { Route } from './+types/services';

// People read the page before they use it: its script follows.
const ServicesPage = lazy(async () => ({ default: (await import('./services-page.tsx')).ServicesPage }));

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getCatalog));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Plans and checkout',
    description: 'Choose a monthly, yearly or per-sale plan, see tax and refund rules, and pay.',
    path: '/services',
  });
}

export default function Services(props: Route.ComponentProps) {
  return (
    <Suspense>
      <ServicesPage {...props} />
    </Suspense>
  );
}

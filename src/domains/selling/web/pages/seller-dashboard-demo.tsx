import { lazy, Suspense } from 'react';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { makeSample } from '../dashboard/make-sample.ts';
import { DashboardSkeleton } from '../dashboard/dashboard-skeleton.tsx';
import type { Route } from './+types/seller-dashboard-demo';

// Its scripts load after the page appears.
const SampleDashboard = lazy(async () => ({ default: (await import('../dashboard/sample-dashboard.tsx')).SampleDashboard }));

/** Made on the server, so its days are the same in the browser. */
export const loader = () => ({ sample: makeSample(new Date()) });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Seller dashboard (demonstration)',
    description: 'The seller dashboard with made-up figures: views, questions, tours and price, next to similar homes.',
    path: '/seller-dashboard-demo',
    isIndexed: false,
  });
}

export default function SellerDashboardDemo({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <SampleDashboard sample={loaderData.sample} />
    </Suspense>
  );
}

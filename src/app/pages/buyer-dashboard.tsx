import { lazy, Suspense } from 'react';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import type { Route } from './+types/buyer-dashboard';
import { DashboardSkeleton } from './buyer-dashboard/dashboard-skeleton.tsx';

const Dashboard = lazy(() => import('./buyer-dashboard/dashboard.tsx'));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Buyer dashboard',
    description: 'Your matches, saved searches, favorites, tours and questions in one place.',
    path: '/buyer-dashboard',
    isIndexed: false,
  });
}

export default function BuyerDashboard() {
  return (
    <SignedInOnly
      title="Buyer dashboard"
      reason="Saved searches, favorites, tours and questions are kept with your account. What you saved in this browser joins them."
    >
      <h1 className="font-serif text-3xl text-ink">Buyer dashboard</h1>
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </SignedInOnly>
  );
}

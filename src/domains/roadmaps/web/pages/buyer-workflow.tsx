import { lazy, Suspense } from 'react';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/buyer-workflow';

const RoadmapView = lazy(async () => ({ default: (await import('../components/roadmap-view.tsx')).RoadmapView }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Deal roadmap',
    description: 'Every step from preparing to moving in: tasks, owners, deadlines, and what to do next.',
    path: '/buyer-workflow',
    isIndexed: false,
  });
}

export default function BuyerWorkflow() {
  return (
    <SignedInOnly
      title="Your deal roadmap"
      reason="Your roadmap keeps your tasks, dates and notes, so it needs to know whose they are."
    >
      <Suspense fallback={<Spinner page />}>
        <RoadmapView />
      </Suspense>
    </SignedInOnly>
  );
}

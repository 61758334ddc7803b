import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import { readPlace } from '../../model/flow-steps.ts';
import type { Route } from './+types/buyer-flow';

// Its scripts load after the page appears.
const FlowView = lazy(async () => ({ default: (await import('../components/flow-view.tsx')).FlowView }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Find your match',
    description:
      'Seven short steps, none of them required: budget, places, travel times, wishes. Then homes ranked with a score, reasons and close calls.',
    path: '/buyer-flow',
  });
}

export default function BuyerFlow() {
  const [params] = useSearchParams();
  const step = params.get('step');
  return (
    <Suspense fallback={<Spinner page />}>
      <FlowView place={readPlace(step)} isStepGiven={step !== null} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import { readStep } from '../application-steps.ts';
import type { Route } from './+types/fast-online-application';

const ApplicationView = lazy(async () => ({ default: (await import('../components/application-view.tsx')).ApplicationView }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Fast online application',
    description: 'Prepare a loan application once, see your ratios live, and hand it to the lenders you choose. No credit pull.',
    path: '/fast-online-application',
    isIndexed: false,
  });
}

export default function FastOnlineApplication() {
  const [params] = useSearchParams();
  return (
    <SignedInOnly
      title="Fast online application"
      reason="Prepare a loan application in eight short steps. It holds your income and savings, so it is kept encrypted under your account."
    >
      {(user) => (
        <Suspense fallback={<Spinner page />}>
          <ApplicationView step={readStep(params.get('step'))} applicant={user} />
        </Suspense>
      )}
    </SignedInOnly>
  );
}

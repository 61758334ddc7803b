import { lazy, Suspense } from 'react';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/cma';

// Its scripts come after the page has been shown.
const CmaView = lazy(async () => ({ default: (await import('../components/cma-view.tsx')).CmaView }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Comparative market analysis',
    description:
      'Price a home in five steps: confirm its facts, find comparable sales, adjust with rates from local sales, weigh, and print the report.',
    path: '/cma',
  });
}

export default function CmaPage() {
  return (
    <SignedInOnly title="Comparative market analysis" reason="Analyses are kept in your account, and nobody else sees them.">
      <Suspense fallback={<Spinner page />}>
        <CmaView />
      </Suspense>
    </SignedInOnly>
  );
}

import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getLegalAddition } from '../../contract.ts';
import type { Route } from './+types/terms';

// People read the page before they use it: its script follows.
const TermsInForce = lazy(async () => ({ default: (await import('../texts/terms-in-force.tsx')).TermsInForce }));

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    addition: await loadForPage(() =>
      context.get(apiContext).call(getLegalAddition, {
        params: { text: 'terms' },
        query: { preview: new URL(request.url).searchParams.get('preview') ?? undefined },
      }),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Terms of Service',
    description: 'What the service is and is not, fair housing, and what we expect of each other.',
    path: '/terms',
  });
}

export default function Terms({ loaderData: { addition } }: Route.ComponentProps) {
  return (
    <Suspense>
      <TermsInForce addition={addition} />
    </Suspense>
  );
}

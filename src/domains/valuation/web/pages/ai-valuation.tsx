import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getHomeValuation } from '../../contract.ts';
import { readHomeId } from '../read-home-id.ts';
import type { Route } from './+types/ai-valuation';

// People read the page before they use it: its script follows.
const ValueView = lazy(async () => ({ default: (await import('../components/value-view.tsx')).ValueView }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const homeId = readHomeId(request.url);
  if (homeId === null) return { valuation: null };
  const api = context.get(apiContext);
  return loadForPage(async () => ({ valuation: await api.call(getHomeValuation, { params: { homeId } }) }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const address = loaderData?.valuation?.address;
  return pageMeta({
    site: siteOf(matches),
    title: address == null ? 'What is a home worth?' : `Value of ${address}`,
    description:
      'An estimate from recorded sales with its range, the reasons and the comparable sales. An estimate, not an appraisal.',
    path: '/ai-valuation',
    isIndexed: address == null,
  });
}

export default function AiValuation({ loaderData: { valuation } }: Route.ComponentProps) {
  return (
    <Suspense>
      <ValueView valuation={valuation} />
    </Suspense>
  );
}

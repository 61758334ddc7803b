import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { getHomeValuation, getKeptEstimate, getModelCard } from '../../contract.ts';
import { loadIndex } from '../load-index.ts';
import { readHomeId, readValuationId } from '../read-home-id.ts';
import type { Route } from './+types/ai-valuation-details';

// People read the page before they use it: its script follows.
const DetailsView = lazy(async () => ({ default: (await import('../components/details-view.tsx')).DetailsView }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const [homeId, valuationId] = [readHomeId(request.url), readValuationId(request.url)];
  if (homeId === null && valuationId === null) return null;
  const api = context.get(apiContext);
  const find = async () => {
    if (homeId !== null) return { valuation: await api.call(getHomeValuation, { params: { homeId } }), keptAt: null };
    return api.call(getKeptEstimate, { params: { valuationId: valuationId ?? '' } });
  };
  return loadForPage(async () => {
    const [{ valuation, keptAt }, { card }] = await Promise.all([find(), api.call(getModelCard)]);
    const index = await loadIndex(api);
    return { valuation, keptAt, card, backtest: index?.backtest ?? null };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Why the estimate is what it is',
    description: 'The drivers, comparable sales, sensitivity, data and model behind a home value estimate.',
    path: '/ai-valuation-details',
    isIndexed: false,
  });
}

export default function AiValuationDetails({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <DetailsView details={loaderData} />
    </Suspense>
  );
}

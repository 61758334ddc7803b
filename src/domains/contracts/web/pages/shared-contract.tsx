import { lazy, Suspense } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { contractSharing, getSharedContractReport } from '../../contract.ts';
import type { Route } from './+types/shared-contract';

// People read the page before they use it: its script follows.
const View = lazy(async () => ({ default: (await import('../components/shared-contract-view.tsx')).SharedContractView }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const shared = await loadForPage(() => context.get(apiContext).call(contractSharing.open, { params: { token: params.token } }));
  return { shared, reportUrl: endpointUrl(getSharedContractReport.path, { token: params.token }) };
}

export const headers = keptNowhere;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: `What ${loaderData?.shared.analysis.name ?? 'a contract'} says`,
    description: 'The terms, deadlines and risks of a contract that was shared with you.',
    path: '/contract-terms',
    isIndexed: false,
  });
}

export default function SharedContract({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <View {...loaderData} />
    </Suspense>
  );
}

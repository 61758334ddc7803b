import { lazy, Suspense } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { cmaSharing, getSharedReportPdf } from '../../contract.ts';
import type { Route } from './+types/shared-cma';

// People read the page before they use it: its script follows.
const SharedReport = lazy(async () => ({ default: (await import('../components/shared-report.tsx')).SharedReport }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const shared = await loadForPage(() => context.get(apiContext).call(cmaSharing.open, { params: { token: params.token } }));
  return { shared, reportUrl: endpointUrl(getSharedReportPdf.path, { token: params.token }) };
}

export const headers = keptNowhere;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: `Market analysis of ${loaderData?.shared.address ?? 'a home'}`,
    description: 'A comparative market analysis that was shared with you.',
    path: '/cma',
    isIndexed: false,
  });
}

export default function SharedCma({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <SharedReport {...loaderData} />
    </Suspense>
  );
}

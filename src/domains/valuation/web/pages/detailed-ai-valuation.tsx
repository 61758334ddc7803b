import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { getHomeReport, getHomeValuation, getListingReport, getListingValuation } from '../../contract.ts';
import { loadReport } from '../load-report.ts';
import { readHomeId } from '../read-home-id.ts';
import type { Route } from './+types/detailed-ai-valuation';

// People read the page before they use it: its script follows.
const ReportView = lazy(async () => ({ default: (await import('../components/report-view.tsx')).ReportView }));
const ChooseHome = lazy(async () => ({ default: (await import('../components/choose-home.tsx')).ChooseHome }));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const homeId = readHomeId(request.url);
  const { listingId: listingKey } = params;
  if (listingKey === undefined && homeId === null) return null;
  return loadForPage(async () => ({
    report: await loadReport(
      api,
      await (listingKey === undefined
        ? api.call(getHomeValuation, { params: { homeId: homeId ?? 0 } })
        : api.call(getListingValuation, { params: { listingKey } })),
    ),
    pdfUrl:
      listingKey === undefined ? endpointUrl(getHomeReport.path, { homeId }) : endpointUrl(getListingReport.path, { listingKey }),
  }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title:
      loaderData?.report.valuation.address == null
        ? 'Valuation report'
        : `Valuation report: ${loaderData.report.valuation.address}`,
    description: 'The full, printable valuation report of a home.',
    path: '/detailed-ai-valuation',
    isIndexed: false,
  });
}

export default function DetailedAiValuation({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      {loaderData === null ? (
        <ChooseHome title="Valuation report" target="/detailed-ai-valuation">
          Type an address to make its report.
        </ChooseHome>
      ) : (
        <ReportView {...loaderData.report} pdfUrl={loaderData.pdfUrl} canShare />
      )}
    </Suspense>
  );
}

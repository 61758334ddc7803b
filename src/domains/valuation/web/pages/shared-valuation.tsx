import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { endpointUrl } from '#lib/endpoint.ts';
import { getSharedReport, valuationSharing } from '../../contract.ts';
import { nameFactWithin } from '../../model/fact-names.ts';
import { loadReport } from '../load-report.ts';
import type { Route } from './+types/shared-valuation';

const ReportView = lazy(async () => ({ default: (await import('../components/report-view.tsx')).ReportView }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(async () => {
    const { valuation, ...share } = await api.call(valuationSharing.open, { params: { token: params.token } });
    return { share, report: await loadReport(api, valuation), pdfUrl: endpointUrl(getSharedReport.path, params) };
  });
}

export const headers = keptNowhere;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: `Valuation report: ${loaderData?.report.valuation.address ?? 'a home'}`,
    description: 'The valuation report of a home that was shared with you.',
    path: '/ai-valuation',
    isIndexed: false,
  });
}

/** What somebody with a link to a valuation report sees. */
export default function SharedValuation({ loaderData: { share, report, pdfUrl } }: Route.ComponentProps) {
  const corrected = share.correctedFacts.map((fact) => nameFactWithin(fact));
  const notice = (
    <Notice
      tone="info"
      className="mt-6"
      title={
        <>
          Shared by {share.sharedBy}, until <ReaderEnd at={share.expiresAt} />
        </>
      }
    >
      {corrected.length === 0
        ? 'By the facts on record.'
        : `With facts that differ from the record as ${share.sharedBy} put them: ${corrected.join(', ')}.`}
    </Notice>
  );
  return (
    <Suspense>
      <ReportView {...report} pdfUrl={pdfUrl} notice={notice} />
    </Suspense>
  );
}

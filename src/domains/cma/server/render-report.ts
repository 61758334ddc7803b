import { getMarket } from '#domains/market/server/index.ts';
import { readMapShapes } from '#domains/neighborhoods/server/index.ts';
import { frameMap } from '#platform/pdf/map-frame.ts';
import { writeApart } from '#platform/pdf/pdf-helper.ts';
import type { Cma, ReportPage } from '../contract.ts';
import { loadPictures, type PictureContext } from './load-pictures.ts';
import type * as report from './report/report.tsx';

const writeReport = writeApart<typeof report.writeReport>(new URL('./report/report.tsx', import.meta.url), 'writeReport');

/** Warms up the report renderer while somebody reads an analysis. */
export const prepareReports = writeReport.prepare;

/** Renders an analysis as a PDF: its shown pages in their order. */
export async function renderReport(ctx: PictureContext, cma: Cma): Promise<Uint8Array<ArrayBuffer>> {
  const box = frameMap([cma.subject, ...cma.comps.map((comp) => comp.facts.home)]);
  const prints = (page: ReportPage) => cma.report.pages.some((one) => one.isShown && one.page === page);
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const [shapes, market, pictures] = await Promise.all([
    prints('map') ? readMapShapes(ctx.db, box) : null,
    prints('market') && cma.marketSlug !== null
      ? getMarket(ctx, { slug: cma.marketSlug, query: { propertyType: 'all', window: 3, months: 36 } })
      : null,
    loadPictures(ctx, prints('comparables') ? sold : []),
  ]);
  return writeReport(cma, { market, map: shapes === null ? null : { shapes, box }, pictures });
}

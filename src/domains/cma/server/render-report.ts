import { getMarket } from '#domains/market/server/index.ts';
import { boxAround, type Box } from '#lib/geo.ts';
import type { Cma, ReportPage } from '../contract.ts';
import { loadPictures, type PictureContext } from './load-pictures.ts';
import { NO_SHAPES, readMapShapes } from './read-map-shapes.ts';
import { writeReport } from './report/report.tsx';

/** Around the outermost homes, in degrees of latitude. */
const MARGIN_DEGREES = 0.004;
/** Width over height of the printed map. */
const MAP_SHAPE = 516 / 400;

/** The report of an analysis as PDF: its shown pages in their order. */
export async function renderReport(ctx: PictureContext, cma: Cma): Promise<Uint8Array<ArrayBuffer>> {
  const points = [cma.subject, ...cma.comps.map((comp) => comp.facts.home)];
  const box = fillShape(boxAround(points.map((point) => [point.longitude, point.latitude])));
  const prints = (page: ReportPage) => cma.report.pages.some((one) => one.isShown && one.page === page);
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const [shapes, market, pictures] = await Promise.all([
    prints('map') ? readMapShapes(ctx.db, box) : NO_SHAPES,
    prints('market') && cma.marketSlug !== null
      ? getMarket(ctx, cma.marketSlug, { propertyType: 'all', window: 3, months: 36 })
      : null,
    loadPictures(ctx, prints('comparables') ? sold : []),
  ]);
  return writeReport(cma, { market, shapes, box, pictures });
}

/** The box with a margin, widened one way or the other to the shape of the printed map. */
function fillShape(tight: Box): Box {
  const [longitude, latitude] = [(tight.west + tight.east) / 2, (tight.south + tight.north) / 2];
  const perLongitude = Math.cos((latitude * Math.PI) / 180);
  const height = tight.north - tight.south + 2 * MARGIN_DEGREES;
  const width = (tight.east - tight.west) * perLongitude + 2 * MARGIN_DEGREES;
  const tall = Math.max(height, width / MAP_SHAPE) / 2;
  const wide = (tall * MAP_SHAPE) / perLongitude;
  return { west: longitude - wide, east: longitude + wide, south: latitude - tall, north: latitude + tall };
}

import { getMarket } from '#domains/market/server/index.ts';
import { boxAround } from '#lib/geo.ts';
import type { Context } from '#platform/http/context.ts';
import type { Cma } from '../contract.ts';
import { readMapShapes } from './read-map-shapes.ts';
import { writeReport } from './report/report.tsx';

const MARGIN_DEGREES = 0.004;

/** The report of an analysis as PDF: its shown pages in their order. */
export async function renderReport(ctx: Context, cma: Cma): Promise<Uint8Array<ArrayBuffer>> {
  const points = [cma.subject, ...cma.comps.map((comp) => comp.facts.home)];
  const tight = boxAround(points.map((point) => [point.longitude, point.latitude]));
  const box = {
    west: tight.west - MARGIN_DEGREES * 1.4,
    east: tight.east + MARGIN_DEGREES * 1.4,
    south: tight.south - MARGIN_DEGREES,
    north: tight.north + MARGIN_DEGREES,
  };
  const [shapes, market] = await Promise.all([
    readMapShapes(ctx.db, box),
    cma.marketSlug === null ? null : getMarket(ctx, cma.marketSlug, { propertyType: 'all', window: 3, months: 36 }),
  ]);
  return writeReport(cma, { market, shapes, box });
}

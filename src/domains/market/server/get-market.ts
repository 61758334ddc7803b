import { MIN_SAMPLE } from '#lib/min-sample.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Market } from '../contract.ts';
import { buildMarket } from '../model/build-market.ts';
import { type MarketType, type MarketWindow } from '../model/metrics.ts';
import { endOfMonth, shiftMonth } from '../model/months.ts';
import { findAreaAndWider, findProfile, findState, listStats, type AreaRow } from './queries.ts';

export interface MarketQuery {
  propertyType: MarketType;
  window: MarketWindow;
  months: number;
}

/** Returns the market of a place by the published definitions. Throws `not-found`. */
export async function getMarket(ctx: Context, { slug, query }: { slug: string; query: MarketQuery }): Promise<Market> {
  const [areas, state] = await Promise.all([findAreaAndWider(ctx.db, slug), findState(ctx.db)]);
  const [area, ...ancestors] = areas;
  if (area === undefined) throw new DomainError('not-found', 'There is no such place.');
  const lastMonth = state?.throughMonth;
  const shared = {
    area: presentArea(area),
    propertyType: query.propertyType,
    windowMonths: query.window,
    seasonallyAdjusted: false,
  } as const;
  if (state === undefined || lastMonth === undefined)
    return {
      ...shared,
      periodStart: null,
      asOf: null,
      figures: {},
      series: { months: [], values: {}, samples: {} },
      wider: null,
      profile: null,
    };
  const [rows, profile] = await Promise.all([
    listStats(ctx.db, {
      placeId: area.id,
      propertyTypes: [query.propertyType],
      windowMonths: query.window,
      fromMonth: shiftMonth(lastMonth, -Math.max(query.months, 13)),
    }),
    findProfile(ctx.db, area.id),
  ]);
  const market = buildMarket(rows, {
    lastMonth,
    length: query.months,
    windowMonths: query.window,
    known: { sales: state.coverage.sales, listings: state.coverage.listings },
  });
  const isThin = market.figures.medianSalePrice.sample < MIN_SAMPLE;
  return {
    ...shared,
    periodStart: shiftMonth(lastMonth, 1 - query.window),
    asOf: endOfMonth(lastMonth),
    ...market,
    wider: isThin ? await findWider(ctx, ancestors, query, lastMonth) : null,
    profile,
  };
}

/** The nearest wider place with enough sales. */
async function findWider(ctx: Context, ancestors: AreaRow[], query: MarketQuery, lastMonth: string): Promise<Market['wider']> {
  for (const area of ancestors) {
    const [row] = await listStats(ctx.db, {
      placeId: area.id,
      propertyTypes: [query.propertyType],
      windowMonths: query.window,
      fromMonth: lastMonth,
    });
    if ((row?.figures.medianSalePrice?.[1] ?? 0) >= MIN_SAMPLE) return presentArea(area);
  }
  return null;
}

function presentArea({ slug, name, kind }: AreaRow): Market['area'] {
  return { slug, name, kind };
}

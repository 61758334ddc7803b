import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { HomeValuation, MarketIndex } from '../contract.ts';
import type { Estimate } from '../model/estimate-home.ts';
import { levelOnDay } from '../model/hedonic-model.ts';
import type { InstalledValuation } from '../model/install-valuation.ts';
import { firstDayOfMonth, monthOfDay } from '../model/sales-table.ts';
import { findPlaceId } from './queries.ts';
import type { Serving } from './serving-model.ts';
import { requireServingModel } from './serving-model.ts';
import { FORECAST_MONTHS } from '../model/install-valuation.ts';

interface Levels {
  levels: Float64Array;
  spreads: Float64Array;
  sales: number;
}

const HISTORY_MONTHS = 60;
const MIDDLE_OF_MONTH = 15;

function levelsOf(installed: InstalledValuation, areaId: number | null): Levels & { isArea: boolean } {
  const area = installed.areas.find((candidate) => candidate.areaId === areaId);
  const { market, training } = installed.model;
  return area === undefined ? { ...market, sales: training.sales, isArea: false } : { ...area, isArea: true };
}

/** By how much prices changed between two days (days since 1970) in an area, as a factor; of the whole market where the area has too few sales. */
export function changeBetween(installed: InstalledValuation, areaId: number | null, from: number, to: number): number {
  const { levels } = levelsOf(installed, areaId);
  const { firstMonth } = installed.model.market;
  return Math.exp(levelOnDay(levels, firstMonth, to) - levelOnDay(levels, firstMonth, from));
}

export interface IndexPath {
  /** Log level of prices against the first of the days asked for. */
  levels: number[];
  sales: number;
  /** False: the area has too few sales, and the whole market stands in for it. */
  isArea: boolean;
  modelVersion: string;
}

/** Price levels in an area on some days (days since 1970), relative to the first. */
export function followIndex({ installed, version }: Serving, areaId: number | null, days: readonly number[]): IndexPath {
  const { levels, sales, isArea } = levelsOf(installed, areaId);
  const { firstMonth } = installed.model.market;
  const at = (day: number) => levelOnDay(levels, firstMonth, day);
  const here = at(days[0] ?? 0);
  return { levels: days.map((day) => at(day) - here), sales, isArea, modelVersion: version };
}

/** An estimate carried back and forward along the index of its area. */
export function carryAlongIndex(
  serving: Serving,
  areaId: number | null,
  estimate: Estimate,
  day: number,
): Pick<HomeValuation, 'history' | 'forecast' | 'change30Days'> {
  const { installed } = serving;
  const { market } = installed.model;
  const { levels, spreads } = levelsOf(installed, areaId);
  const here = levelOnDay(levels, market.firstMonth, day);
  const current = monthOfDay(day);
  const spreadHere = spreads[Math.min(spreads.length - 1, Math.max(0, current - market.firstMonth))] ?? 0;
  const low = estimate.low68 / estimate.estimate;
  const high = estimate.high68 / estimate.estimate;
  const point = (month: number, extraSpread: number) => {
    const middle =
      estimate.estimate * Math.exp(levelOnDay(levels, market.firstMonth, firstDayOfMonth(month) + MIDDLE_OF_MONTH) - here);
    return {
      month: nameMonth(month),
      low: Math.round(middle * Math.exp(-Math.hypot(Math.log(low), extraSpread))),
      middle: Math.round(middle),
      high: Math.round(middle * Math.exp(Math.hypot(Math.log(high), extraSpread))),
    };
  };
  const first = Math.max(market.firstMonth, current - HISTORY_MONTHS);
  const last = Math.min(market.firstMonth + levels.length - 1, current + FORECAST_MONTHS);
  const months = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
  return {
    history: [
      ...months(first, current - 1).map((month) => point(month, 0)),
      {
        month: nameMonth(current),
        low: Math.round(estimate.low68),
        middle: Math.round(estimate.estimate),
        high: Math.round(estimate.high68),
      },
    ],
    forecast: months(current + 1, last).map((month) => {
      const spread = spreads[month - market.firstMonth] ?? 0;
      return point(month, (installed.backtest?.widening ?? 1) * Math.sqrt(Math.max(0, spread ** 2 - spreadHere ** 2)));
    }),
    change30Days: Math.round(estimate.estimate * (1 - 1 / changeBetween(installed, areaId, day - 30, day))),
  };
}

/** The index of an area or of the whole market. Throws `not-found` for a place that is unknown or has too few sales. */
export async function getMarketIndex(ctx: Context, slug: string | undefined): Promise<MarketIndex> {
  const { installed } = await requireServingModel(ctx);
  const place = slug === undefined ? undefined : await findPlaceId(ctx.db, slug);
  if (slug !== undefined && place === undefined) throw new DomainError('not-found', 'There is no such place.');
  const { levels, spreads, sales, isArea } = levelsOf(installed, place?.id ?? null);
  if (place !== undefined && !isArea)
    throw new DomainError('not-found', 'Too few sales are recorded there for an index of its own.');
  const { market } = installed.model;
  const base = levels[0] ?? 0;
  const points = Array.from(levels, (level, step) => ({
    month: nameMonth(market.firstMonth + step),
    low: percentOf(level - base - (spreads[step] ?? 0)),
    middle: percentOf(level - base),
    high: percentOf(level - base + (spreads[step] ?? 0)),
  }));
  return {
    area: place?.name ?? null,
    sales,
    points: points.slice(0, market.observed),
    forecast: points.slice(market.observed, market.observed + FORECAST_MONTHS),
    repeatSales:
      place === undefined
        ? Array.from(installed.repeatSales ?? [], (value, step) => ({
            month: nameMonth(market.firstMonth + step),
            value: percentOf(value),
          }))
        : [],
    backtest: installed.backtest,
  };
}

function percentOf(log: number): number {
  return Math.round(10_000 * Math.exp(log)) / 100;
}

function nameMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

import { quantile } from '#lib/quantile.ts';
import type { MarketPrior, MonthObservation } from './market-levels.ts';
import { followMarket } from './market-levels.ts';
import { monthOfDay } from './sales-table.ts';
import { median } from './statistics.ts';
import type { ValuationModel } from './valuation-model.ts';

export interface AreaMarket {
  areaId: number;
  sales: number;
  levels: Float64Array;
  spreads: Float64Array;
}

const FEWEST_SALES = 40;

/** An area drifts slowly away from the whole market and has no season of its own. */
const DRIFT_PRIOR: MarketPrior = {
  seasonAmplitude: 0,
  seasonPeakMonth: 0,
  seasonSpread: 0.0005,
  monthlyGrowth: 0,
  monthlyGrowthSpread: 0.0004,
  levelDrift: 0.003,
  growthDrift: 0.00005,
  damping: 1,
  observationFloor: 0.003,
};

/** The level of every area that has enough sales, for the same months as the whole market. Area 0 means no area. */
export function followAreas(model: ValuationModel, areaOf: ArrayLike<number>): AreaMarket[] {
  const { market, past } = model;
  const byArea = new Map<number, number[]>();
  for (let sale = 0; sale < past.count; sale++) {
    const area = areaOf[sale]!;
    if (area === 0) continue;
    const sales = byArea.get(area) ?? [];
    sales.push(sale);
    byArea.set(area, sales);
  }
  return [...byArea]
    .filter(([, sales]) => sales.length >= FEWEST_SALES)
    .sort(([a], [b]) => a - b)
    .map(([areaId, sales]) => {
      const usual = median(sales.map((sale) => past.residual[sale]!));
      const byMonth: number[][] = Array.from({ length: market.observed }, () => []);
      for (const sale of sales) byMonth[monthOfDay(past.day[sale]!) - market.firstMonth]!.push(past.residual[sale]! - usual);
      const drift = followMarket(
        byMonth.map((seen, step) => observe(seen, market.firstMonth + step)),
        market.levels.length - market.observed,
        DRIFT_PRIOR,
      );
      return {
        areaId,
        sales: sales.length,
        levels: market.levels.map((level, step) => level + drift.levels[step]!),
        spreads: market.spreads.map((spread, step) => Math.hypot(spread, drift.spreads[step]!)),
      };
    });
}

/** The month's level from its sales: their median, and the standard error of that median. */
export function observe(seen: readonly number[], month: number): MonthObservation {
  if (seen.length === 0) return { month, level: 0, error: Infinity };
  const level = median(seen);
  const spread = 1.4826 * median(seen.map((value) => Math.abs(value - level)));
  // With only a few sales, their spread tells less than the usual spread.
  const error = (1.2533 * Math.max(spread, seen.length < 8 ? 0.12 : 0.02)) / Math.sqrt(seen.length);
  return { month, level, error };
}

export interface ForecastBacktest {
  months: number;
  forecasts: number;
  medianAbsoluteError: number;
  /** The same error for the simple forecast that prices do not change. */
  unchangedError: number;
  coverage68: number;
  /** How many times wider than the model's own band the band has to be to hold two thirds of the outcomes. */
  widening: number;
}

const FEWEST_MONTHS = 18;

/**
 * Forecasts `ahead` months from every past month, using only what was known then, and compares them with the outcomes. Undefined
 * if the record is too short.
 */
export function backtestForecast(observations: readonly MonthObservation[], ahead: number): ForecastBacktest | undefined {
  const errors: number[] = [];
  const unchanged: number[] = [];
  const ratios: number[] = [];
  for (let known = FEWEST_MONTHS; known + ahead <= observations.length; known++) {
    const target = observations[known + ahead - 1]!;
    if (!Number.isFinite(target.error)) continue;
    const { levels, spreads } = followMarket(observations.slice(0, known), ahead);
    const error = target.level - levels[known + ahead - 1]!;
    errors.push(Math.abs(error));
    unchanged.push(Math.abs(target.level - levels[known - 1]!));
    ratios.push(Math.abs(error) / Math.hypot(spreads[known + ahead - 1]!, target.error));
  }
  if (errors.length < 6) return undefined;
  const widening = Math.max(1, quantile(ratios, 0.68));
  return {
    months: ahead,
    forecasts: errors.length,
    medianAbsoluteError: median(errors),
    unchangedError: median(unchanged),
    coverage68: ratios.filter((ratio) => ratio <= widening).length / ratios.length,
    widening,
  };
}

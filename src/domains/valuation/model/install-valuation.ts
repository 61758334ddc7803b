import type { AccuracyReport } from './accuracy.ts';
import { reportAccuracy } from './accuracy.ts';
import type { AreaMarket, ForecastBacktest } from './area-markets.ts';
import { backtestForecast, followAreas } from './area-markets.ts';
import { alignHomes, createEstimator, estimateHome } from './estimate-home.ts';
import type { SalePair } from './repeat-sales.ts';
import { fitRepeatSales } from './repeat-sales.ts';
import type { SalesTable } from './sales-table.ts';
import { indicesWhere, monthOfDay, takeSales } from './sales-table.ts';
import type { TrainingOptions } from './train-model.ts';
import { FEWEST_SALES, trainModel } from './train-model.ts';
import type { ValuationModel } from './valuation-model.ts';

export const INSTALLED_FORM = 5;

/** Everything an installation needs to answer. */
export interface InstalledValuation {
  form: typeof INSTALLED_FORM;
  model: ValuationModel;
  /** The records behind the model's sales, in the model's order. */
  saleIds: Float64Array;
  parcelIds: Float64Array;
  areas: AreaMarket[];
  repeatSales: Float64Array | null;
  /** How forecasts from past months compare with what came. */
  backtest: ForecastBacktest | null;
}

export interface HeldOut extends AccuracyReport {
  fromDay: number;
  toDay: number;
}

export interface InstallationInput {
  table: SalesTable;
  saleIds: Float64Array;
  parcelIds: Float64Array;
  /** The area of each sale; 0 for none. */
  areaIds: Float64Array;
  areaNames: Readonly<Record<number, string>>;
}

const HELD_OUT_SHARE = 0.06;
export const FORECAST_MONTHS = 12;

/** Trains without the newest sales to measure the error on them, then trains on all sales. */
export async function installValuation(
  input: InstallationInput,
  options: TrainingOptions,
): Promise<{ installed: InstalledValuation; heldOut: HeldOut | null }> {
  const { table, onProgress = () => {} } = { ...input, ...options };
  const heldOut = await judgeNewest(input, {
    ...options,
    onProgress: (share, step) => onProgress(share * 0.48, `Checking: ${step}`),
  });
  const model = await trainModel(table, { ...options, onProgress: (share, step) => onProgress(0.48 + share * 0.5, step) });
  const installed: InstalledValuation = {
    form: INSTALLED_FORM,
    model,
    saleIds: input.saleIds,
    parcelIds: input.parcelIds,
    areas: followAreas(model, input.areaIds),
    repeatSales: fitRepeatSales(pairSales(input), model.market.firstMonth, model.market.observed) ?? null,
    backtest: backtestForecast(model.observations, FORECAST_MONTHS) ?? null,
  };
  onProgress(1, 'Done');
  return { installed, heldOut };
}

async function judgeNewest(input: InstallationInput, options: TrainingOptions): Promise<HeldOut | null> {
  const { table } = input;
  const days = Int32Array.from(table.day).sort();
  const border = days[Math.floor(days.length * (1 - HELD_OUT_SHARE))] ?? 0;
  const older = indicesWhere(table.count, (sale) => table.day[sale]! < border);
  if (older.length < FEWEST_SALES) return null;
  const newer = indicesWhere(table.count, (sale) => table.day[sale]! >= border);
  const model = await trainModel(takeSales(table, older), options);
  const test = takeSales(table, newer);
  const aligned = alignHomes(model, test);
  const estimator = createEstimator(model);
  const estimates = Array.from({ length: test.count }, (_, home) => {
    const given = estimateHome(estimator, aligned, home);
    return typeof given === 'string' ? null : given;
  });
  const areaOf = (home: number) => input.areaNames[input.areaIds[newer[home]!]!];
  return { ...reportAccuracy(test, estimates, areaOf), fromDay: border, toDay: days.at(-1) ?? border };
}

// The same home, sold twice in different months.
function pairSales({ table, parcelIds }: InstallationInput): SalePair[] {
  const byParcel = new Map<number, number[]>();
  for (let sale = 0; sale < table.count; sale++) {
    const sales = byParcel.get(parcelIds[sale]!) ?? [];
    sales.push(sale);
    byParcel.set(parcelIds[sale]!, sales);
  }
  return [...byParcel.values()].flatMap((sales) => {
    const order = sales.sort((a, b) => table.day[a]! - table.day[b]!);
    return order.slice(1).flatMap((second, i) => {
      const first = order[i]!;
      const [firstMonth, secondMonth] = [monthOfDay(table.day[first]!), monthOfDay(table.day[second]!)];
      return firstMonth === secondMonth
        ? []
        : [{ firstMonth, secondMonth, logRatio: Math.log(table.price[second]! / table.price[first]!) }];
    });
  });
}

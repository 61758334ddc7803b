import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { shiftMonth } from './months.ts';
import { isCount, METRIC_KEYS, METRICS, type MetricKey, type RawFigures } from './metrics.ts';

export interface MonthFigures {
  /** First day of the last month of the period. */
  month: string;
  figures: RawFigures;
}

export interface ShownFigure {
  value: number | null;
  sample: number;
  reason: 'too-few' | 'not-recorded' | null;
  yearOverYear: number | null;
  monthOverMonth: number | null;
}

export interface Known {
  /** The first month from which each count is complete; a later month without a row counted nothing. */
  sales: string | null;
  listings: string | null;
}

/** Figures of homes for sale cover the whole period, or only its last day. The other figures cover sales and contracts. */
const DURING_PERIOD: ReadonlySet<MetricKey> = new Set([
  'newListings',
  'medianListPrice',
  'priceDrops',
  'delisted',
  'cancellations',
]);
const ON_LAST_DAY: ReadonlySet<MetricKey> = new Set(['inventory', 'medianAgeOfInventory', 'monthsOfSupply']);

/** The public form of a raw figure: a value from fewer than `MIN_SAMPLE` homes is withheld. */
export function showFigure(metric: MetricKey, row: MonthFigures | undefined, month: string, since: string | null): ShownFigure {
  const nothing = { yearOverYear: null, monthOverMonth: null };
  const raw = row?.figures[metric];
  if (isCount(metric)) {
    const isKnown = since !== null && month >= since;
    if (!isKnown) return { value: null, sample: 0, reason: 'not-recorded', ...nothing };
    const value = raw?.[0] ?? 0;
    return { value, sample: value, reason: null, ...nothing };
  }
  if (raw === undefined) {
    const reason = since === null || month < since ? 'not-recorded' : 'too-few';
    return { value: null, sample: 0, reason, ...nothing };
  }
  const [value, sample] = raw;
  const isEnough = value !== null && sample >= MIN_SAMPLE;
  return { value: isEnough ? value : null, sample, reason: isEnough ? null : 'too-few', ...nothing };
}

/** Relative change of a figure; for a share, the difference in points. Null if either figure is missing or the base is zero. */
export function changeOf(metric: MetricKey, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null;
  if (METRICS[metric].unit === 'share') return now - before;
  return before === 0 ? null : now / before - 1;
}

export interface BuiltMarket {
  figures: Record<MetricKey, ShownFigure>;
  series: {
    months: string[];
    values: Record<MetricKey, (number | null)[]>;
    samples: Record<MetricKey, number[]>;
  };
}

/** The newest period with its changes, and the series of the last `length` periods. */
export function buildMarket(
  rows: readonly MonthFigures[],
  options: { lastMonth: string; length: number; windowMonths: number; known: Known },
): BuiltMarket {
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const figureAt = (metric: MetricKey, month: string) =>
    showFigure(metric, byMonth.get(month), month, since(metric, options.known, options.windowMonths));
  const months = monthsUpTo(options.lastMonth, options.length);
  const collect = <T>(read: (metric: MetricKey) => T) =>
    Object.fromEntries(METRIC_KEYS.map((metric) => [metric, read(metric)])) as Record<MetricKey, T>;
  return {
    figures: collect((metric) => {
      const now = figureAt(metric, options.lastMonth);
      return {
        ...now,
        yearOverYear: changeOf(metric, now.value, figureAt(metric, shiftMonth(options.lastMonth, -12)).value),
        monthOverMonth: changeOf(metric, now.value, figureAt(metric, shiftMonth(options.lastMonth, -1)).value),
      };
    }),
    series: {
      months,
      values: collect((metric) => months.map((month) => figureAt(metric, month).value)),
      samples: collect((metric) => months.map((month) => figureAt(metric, month).sample)),
    },
  };
}

function since(metric: MetricKey, known: Known, windowMonths: number): string | null {
  if (ON_LAST_DAY.has(metric)) return known.listings;
  const first = DURING_PERIOD.has(metric) ? known.listings : known.sales;
  return first === null ? null : shiftMonth(first, windowMonths - 1);
}

function monthsUpTo(last: string, length: number): string[] {
  return Array.from({ length }, (_, at) => shiftMonth(last, at - length + 1));
}

import { METRICS, type MetricKey } from '../../contract.ts';
import { formatFigure } from '../format-figure.ts';
import { formatCompactMoney } from '#lib/format.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ExplorerState, MarketOfArea } from './explorer-state.ts';
import { SavePicture } from '#ui/charts/save-picture.tsx';

const CHARTED: readonly MetricKey[] = [
  'medianSalePrice',
  'medianPricePerSqft',
  'medianDaysOnMarket',
  'saleToList',
  'inventory',
  'monthsOfSupply',
  'homesSold',
  'newListings',
  'priceDrops',
  'offMarketInTwoWeeks',
];

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Each figure over time, one line for each area. */
export function MarketCharts({ areas, state }: { areas: readonly MarketOfArea[]; state: ExplorerState }) {
  const months = areas[0]?.market.series.months ?? [];
  const asOf = areas[0]?.market.asOf;
  if (months.length === 0 || asOf == null) return null;
  return (
    <section aria-labelledby="trends" className="mt-16">
      <SectionHeading
        id="trends"
        title="Trends"
        lead={state.window === 1 ? 'Month by month.' : `Each point covers the ${state.window} months up to it.`}
      />
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-2 print:grid-cols-2 print:gap-y-4">
        {CHARTED.map((metric) => (
          <TrendChart key={metric} metric={metric} areas={areas} months={months} asOf={asOf} />
        ))}
      </div>
    </section>
  );
}

function TrendChart({
  metric,
  areas,
  months,
  asOf,
}: {
  metric: MetricKey;
  areas: readonly MarketOfArea[];
  months: string[];
  asOf: string;
}) {
  const series = areas.map(({ market }) => ({ label: market.area.name, values: market.series.values[metric] ?? [] }));
  const shown = months.map((_, at) => at).filter((at) => at >= firstKnown(series.map((line) => line.values)));
  if (shown.length < 2) return null;
  const { unit, label } = METRICS[metric];
  return (
    <SavePicture fileName={`${metric}-${asOf}.png`} label={label}>
      <LineChart
        title={label}
        xLabel="Period ending"
        xs={shown.map((at) => Date.parse(months[at] ?? ''))}
        series={series.map((line) => ({ label: line.label, values: shown.map((at) => line.values[at] ?? null) }))}
        formatX={(x) => monthFormat.format(new Date(x))}
        formatValue={(value) => formatFigure(metric, value)}
        formatTick={(value) => (unit === 'dollars' ? formatCompactMoney(value * 100) : formatFigure(metric, value))}
        height={220}
      />
    </SavePicture>
  );
}

/** Charts begin where records do. */
function firstKnown(lines: readonly (readonly (number | null)[])[]): number {
  const starts = lines.map((line) => line.findIndex((value) => value !== null)).filter((at) => at >= 0);
  return starts.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...starts);
}

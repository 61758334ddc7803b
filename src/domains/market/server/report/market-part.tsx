import { View } from '@react-pdf/renderer';
import { formatNumber, formatPercent, formatSigned } from '#lib/format.ts';
import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { TrendChart } from '#platform/pdf/charts/time-charts.tsx';
import { day, money } from '#platform/pdf/print-words.ts';
import { type Frame, Heading, ReportPart, Table } from '#platform/pdf/report-parts.tsx';
import { METRICS, type Market, type MetricKey } from '../../contract.ts';

const SHOWN: readonly MetricKey[] = [
  'medianSalePrice',
  'homesSold',
  'inventory',
  'monthsOfSupply',
  'medianDaysOnMarket',
  'saleToList',
  'priceDrops',
];
const CHARTED: readonly MetricKey[] = ['medianSalePrice', 'medianDaysOnMarket', 'inventory'];
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });

function sayFigure(metric: MetricKey, value: number | null | undefined): string {
  if (value == null) return 'withheld';
  const { unit } = METRICS[metric];
  if (unit === 'dollars' || unit === 'dollars-per-sqft') return money(Math.round(value * 100));
  if (unit === 'share') return formatPercent(value);
  return formatNumber(value, unit === 'months' ? 1 : 0);
}

/** A report page on the market of a place; nothing if it has no figures yet. */
export function MarketPart({ market, frame }: { market: Market | null; frame: Frame }) {
  if (market === null || market.asOf === null) return null;
  return (
    <ReportPart
      frame={frame}
      title={`The market in ${market.area.name}`}
      lead={`All homes, three months to ${day(market.asOf)}. Not seasonally adjusted. Figures with fewer than ${MIN_SAMPLE} homes behind them are withheld.`}
    >
      <Table
        columns={[
          { header: 'Figure', width: 40 },
          { header: 'Value', width: 20, align: 'right' },
          { header: 'Compared with a year earlier', width: 20, align: 'right' },
          { header: 'Homes behind it', width: 20, align: 'right' },
        ]}
        rows={SHOWN.map((metric) => {
          const figure = market.figures[metric];
          const change = figure?.yearOverYear;
          return [
            METRICS[metric].label,
            sayFigure(metric, figure?.value),
            change == null ? '' : formatSigned(change, formatPercent),
            formatNumber(figure?.sample ?? 0),
          ];
        })}
      />
      {CHARTED.map((metric) => (
        <View key={metric} wrap={false}>
          <Heading>{METRICS[metric].label}</Heading>
          <TrendChart
            points={pointsOf(market, metric)}
            color={frame.color}
            format={(value) => (METRICS[metric].unit === 'dollars' ? `$${Math.round(value / 1000)}K` : formatNumber(value))}
          />
        </View>
      ))}
    </ReportPart>
  );
}

function pointsOf(market: Market, metric: MetricKey) {
  const values = market.series.values[metric] ?? [];
  return market.series.months.map((month, at) => ({ label: monthFormat.format(new Date(month)), value: values[at] ?? null }));
}

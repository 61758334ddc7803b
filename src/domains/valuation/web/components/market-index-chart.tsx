import { LineChart } from '#ui/charts/line-chart.tsx';
import type { MarketIndex } from '../../contract.ts';
import { monthNumber, sayMonth } from '../../model/say-values.ts';

/** The price level by month: by what homes are (hedonic), and by homes that sold twice (repeat sales). */
export function MarketIndexChart({ index }: { index: MarketIndex }) {
  const repeat = new Map(index.repeatSales.map(({ month, value }) => [month, value]));
  const series: { label: string; values: (number | null)[] }[] = [
    { label: 'Hedonic index', values: index.points.map(({ middle }) => middle) },
  ];
  if (repeat.size > 0)
    series.push({ label: 'Repeat-sales index', values: index.points.map(({ month }) => repeat.get(month) ?? null) });
  return (
    <LineChart
      title={`Price index of ${index.area ?? 'the whole market'}`}
      description={`100 is the first month. From ${index.sales.toLocaleString('en-US')} recorded sales.`}
      xs={index.points.map(({ month }) => monthNumber(month))}
      series={series}
      xLabel="Month"
      formatX={sayMonth}
      formatValue={(value) => value.toFixed(1)}
    />
  );
}

import { formatDate, formatNumber } from '#lib/format.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import type { ListingFigures } from '../../contract.ts';
import { FUNNEL, MEASURE_WORDS } from './measure-words.ts';

/** From a card in a list to an offer, since the home was listed. */
export function FunnelChart({ figures }: { figures: ListingFigures }) {
  const totals = new Map(figures.measures.map(({ key, total }) => [key, total]));
  return (
    <BarChart
      title="From a list to an offer"
      description="Since the home was listed. Each step has its own count, so one person can be in several, and people who come by a link were in no list here."
      source="Cards in lists count from the day this site began to count them."
      bars={FUNNEL.map((key) => ({ label: MEASURE_WORDS[key].step, value: totals.get(key) ?? 0 }))}
      categoryLabel="Step"
      valueLabel="Times"
      formatValue={(value) => formatNumber(value)}
    />
  );
}

/** Views and saves of the last four weeks by day. */
export function DaysChart({ figures }: { figures: ListingFigures }) {
  // Today is not over yet, and would look like a drop.
  const days = figures.days.slice(0, -1);
  return (
    <LineChart
      title="Views and saves by day"
      description="Whole days in the home’s time zone, the last four weeks."
      xs={days.map(({ day }) => Date.parse(day))}
      series={[
        { label: 'Views', values: days.map(({ views }) => views) },
        { label: 'Saves', values: days.map(({ saves }) => saves) },
      ]}
      xLabel="Day"
      formatX={(at) => formatDate(new Date(at).toISOString().slice(0, 10), figures.timeZone, 'short')}
      formatValue={(value) => formatNumber(value)}
      fromZero
    />
  );
}

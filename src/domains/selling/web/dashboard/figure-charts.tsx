import { utcDay } from '#lib/calendar.ts';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import type { ListingFigures } from '../../contract.ts';
import { FUNNEL, MEASURE_WORDS } from './measure-words.ts';

/** From a card in a list to an offer, since the home was listed: each step, and what share of the one before went on. */
export function FunnelChart({ figures }: { figures: ListingFigures }) {
  const totals = new Map(figures.measures.map(({ key, total }) => [key, total]));
  const counts = FUNNEL.map((key) => totals.get(key) ?? 0);
  const longest = Math.log1p(Math.max(1, ...counts));
  return (
    <section aria-labelledby="funnel">
      <h3 id="funnel" className="text-base font-semibold">
        From a list to an offer
      </h3>
      <p className="text-sm text-ink-soft">
        Since the home was listed. Each step has its own count, so one person can be in several, and people who come through a
        link weren’t in any list here.
      </p>
      <ol className="mt-4 grid gap-3">
        {FUNNEL.map((key, at) => (
          <li key={key}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm">{MEASURE_WORDS[key].label}</span>
              <span className="text-sm text-ink-soft">
                <span className="text-base font-semibold text-ink">{formatNumber(counts[at] ?? 0)}</span>
                {sayStep(counts, at)}
              </span>
            </p>
            <svg aria-hidden="true" className="mt-1 block h-2 w-full">
              <rect width="100%" height="8" rx="4" className="fill-sunken" />
              <rect width={`${(Math.log1p(counts[at] ?? 0) / longest) * 100}%`} height="8" rx="4" className="fill-series-1" />
            </svg>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-ink-soft">
        Bars are on a logarithmic scale. Cards in lists count from the day this site began to count them.
      </p>
    </section>
  );
}

/** ", 8.6% of views". Nothing where more went on than came, because they came another way. */
function sayStep(counts: readonly number[], at: number): string {
  const [before, now, from] = [counts[at - 1] ?? 0, counts[at] ?? 0, FUNNEL[at - 1]];
  return from === undefined || before === 0 || now > before
    ? ''
    : `, ${formatPercent(now / before)} of ${MEASURE_WORDS[from].of}`;
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
      formatX={(at) => formatDate(utcDay(new Date(at)), figures.timeZone, 'short')}
      formatValue={(value) => formatNumber(value)}
      fromZero
    />
  );
}

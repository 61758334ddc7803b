import { formatCompactMoney, formatDate, formatMoney } from '#lib/format.ts';
import { BandChart } from '../charts/band-chart.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { Histogram } from '../charts/histogram.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { WaterfallChart } from '../charts/waterfall-chart.tsx';
import { Card } from '../card.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const months = Array.from({ length: 24 }, (_, at) => Date.UTC(2024, at, 1));
const wave = (at: number, base: number, rise: number) => Math.round((base + rise * at + 14 * Math.sin(at / 2)) * 100_000);
const sayMonth = (time: number) => formatDate(new Date(time).toISOString(), 'UTC').replace(/ \d+,/, '');
const money = (cents: number) => formatMoney(cents, 'never');

export function ChartSpecimens() {
  return (
    <Chapter title="Charts">
      <Specimen name="Line" layout="stack">
        <Card>
          <LineChart
            title="Median sale price"
            description="Houses and condos in Alderbrook by month."
            source="County records, as of Mar 4, 2026"
            xs={months}
            xLabel="Month"
            formatX={sayMonth}
            formatValue={money}
            formatTick={formatCompactMoney}
            series={[
              { label: 'Houses', values: months.map((_, at) => wave(at, 780, 4)) },
              {
                label: 'Condos',
                values: months.map((_, at) => (at === 6 ? null : wave(at + 3, 520, 2))),
              },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="Band" layout="stack">
        <Card>
          <BandChart
            title="Estimate over time"
            xLabel="Month"
            middleLabel="Estimate"
            bandLabel="80% range"
            formatX={sayMonth}
            formatValue={money}
            formatTick={formatCompactMoney}
            points={months.map((x, at) => {
              const middle = wave(at, 800, 3);
              return {
                x,
                middle,
                low: middle * (0.93 + at / 1200),
                high: middle * (1.06 - at / 1500),
              };
            })}
          />
        </Card>
      </Specimen>
      <Specimen name="Bar and histogram" layout="grid">
        <Card>
          <BarChart
            title="Median price by district"
            categoryLabel="District"
            valueLabel="Median price"
            formatValue={money}
            formatTick={formatCompactMoney}
            bars={[
              { label: 'Alderbrook', value: 84_700_000, highlighted: true },
              { label: 'Quarry', value: 96_000_000 },
              { label: 'Mill End', value: 61_200_000 },
              { label: 'Harbor', value: 72_500_000 },
            ]}
          />
        </Card>
        <Card>
          <Histogram
            title="Prices of sold homes"
            countLabel="Homes sold"
            valueLabel="Price"
            formatValue={formatCompactMoney}
            mark={{ value: 84_000_000, label: 'This home' }}
            bins={[4, 11, 24, 38, 31, 17, 8, 3].map((count, at) => ({
              from: (40 + at * 15) * 1_000_000,
              to: (55 + at * 15) * 1_000_000,
              count,
            }))}
          />
        </Card>
      </Specimen>
      <Specimen name="Waterfall" layout="stack">
        <Card>
          <WaterfallChart
            title="From sale price to net proceeds"
            stepLabel="Step"
            formatValue={money}
            steps={[
              { label: 'Sale price', change: 84_000_000, total: true },
              { label: 'Mortgage payoff', change: -31_200_000 },
              { label: 'Agent fees', change: -4_200_000 },
              { label: 'Transfer tax', change: -1_100_000 },
              { label: 'Tax credit', change: 400_000 },
              { label: 'Net proceeds', total: true },
            ]}
          />
        </Card>
      </Specimen>
    </Chapter>
  );
}

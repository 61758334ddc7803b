import { View } from '@react-pdf/renderer';
import { formatCompactMoney, formatNumber } from '#lib/format.ts';
import { BandChart, TrendChart } from '#platform/pdf/charts/time-charts.tsx';
import { Heading, ReportPart, SOFT, styles, Table } from '#platform/pdf/report-parts.tsx';
import { Text } from '#platform/pdf/text.tsx';
import type { HomeValuation } from '../../contract.ts';
import { FORECAST, HISTORY, sayBacktest } from '../../model/report-words.ts';
import { monthNumber, sayDay, sayDollars, sayMonth, saySigned } from '../../model/say-values.ts';
import type { ReportPageProps } from './report-data.ts';

const nameMonth = (month: string) => sayMonth(monthNumber(month));
const compact = (value: number) => formatCompactMoney(value * 100);
const labelled = (points: HomeValuation['history']) => points.map((point) => ({ ...point, label: nameMonth(point.month) }));

export function HistoryPage({ frame, valuation, index }: ReportPageProps) {
  const { history, forecast, recorded, estimate } = valuation;
  const now = history.at(-1);
  const last = forecast.at(-1);
  if (estimate === null || now === undefined) return null;
  return (
    <ReportPart frame={frame} title="Past and future" lead={HISTORY}>
      <BandChart points={labelled(history)} color={frame.color} format={compact} />
      <Text style={{ marginTop: 2, fontSize: 8, color: SOFT }}>The band is the 68% range.</Text>
      {last === undefined ? null : (
        <View wrap={false}>
          <Heading>The next twelve months</Heading>
          <Text style={styles.lead}>{FORECAST}</Text>
          <BandChart points={labelled([now, ...forecast])} color={frame.color} format={compact} />
          <Text style={{ marginTop: 4 }}>
            Expected in {nameMonth(last.month)}: {sayDollars(last.middle)}, in two of three cases between {sayDollars(last.low)}{' '}
            and {sayDollars(last.high)}. It isn’t a promise, and not a reason on its own to buy, sell or wait.
          </Text>
          {index?.backtest == null ? null : <Text style={{ marginTop: 4 }}>{sayBacktest(index.backtest)}</Text>}
        </View>
      )}
      {recorded.length === 0 ? null : (
        <View wrap={false}>
          <Heading>What models said of this home before</Heading>
          <Table
            columns={[
              { header: 'As of', width: 30 },
              { header: 'Model', width: 45 },
              { header: 'Estimate', width: 25, align: 'right' },
            ]}
            rows={recorded.slice(-6).map((one) => [sayDay(one.asOf), one.modelVersion, sayDollars(one.estimate)])}
          />
        </View>
      )}
    </ReportPart>
  );
}

export function IndexPage({ frame, index }: ReportPageProps) {
  if (index === null) return null;
  const repeat = new Map(index.repeatSales.map(({ month, value }) => [month, value]));
  const [first, newest] = [index.points[0], index.points.at(-1)];
  return (
    <ReportPart
      frame={frame}
      title={`Price index of ${index.area ?? 'the whole market'}`}
      lead={`The price of the same home by month; 100 is ${first === undefined ? 'the first month' : nameMonth(first.month)}. From ${formatNumber(index.sales)} recorded sales.`}
    >
      <TrendChart
        points={index.points.map(({ month, middle }) => ({
          label: nameMonth(month),
          value: middle,
          second: repeat.get(month) ?? null,
        }))}
        color={frame.color}
        format={(value) => formatNumber(value)}
        height={190}
      />
      <Text style={{ marginTop: 4, marginBottom: 16, fontSize: 8.5, color: SOFT }}>
        {repeat.size === 0
          ? 'By what homes are (hedonic).'
          : 'Solid: by what homes are (hedonic). Dashed: by homes that sold twice (repeat sales).'}{' '}
        {newest === undefined ? '' : `${nameMonth(newest.month)}: ${newest.middle.toFixed(1)}.`}
      </Text>
      <Table
        columns={[
          { header: 'Month', width: 34 },
          { header: 'Index', width: 22, align: 'right' },
          { header: 'A year before', width: 22, align: 'right' },
          { header: 'Change', width: 22, align: 'right' },
        ]}
        rows={yearsOf(index.points)}
      />
    </ReportPart>
  );
}

/** The newest month and the same month of the years before, newest first. */
function yearsOf(points: readonly { month: string; middle: number }[]): string[][] {
  return points
    .toReversed()
    .filter((_, at) => at % 12 === 0)
    .flatMap(({ month, middle }, at, years) => {
      const before = years[at + 1];
      if (before === undefined) return [];
      const change = middle / before.middle - 1;
      return [[nameMonth(month), middle.toFixed(1), before.middle.toFixed(1), saySigned(change)]];
    });
}

import type { HomeValuation, MarketIndex } from '../../contract.ts';
import { BandChart } from '#ui/charts/band-chart.tsx';
import { formatCompactMoney } from '#lib/format.ts';
import { FORECAST, HISTORY, sayBacktest } from '../../model/report-words.ts';
import { monthNumber, sayDollars, sayMonth } from '../../model/say-values.ts';

const pointOf = ({ month, low, middle, high }: HomeValuation['history'][number]) => ({
  x: monthNumber(month),
  low,
  middle,
  high,
});
const compact = (value: number) => formatCompactMoney(value * 100);

/** Today's estimate carried back and forward along the price index of its area. */
export function ValueHistory({ valuation }: { valuation: HomeValuation }) {
  if (valuation.history.length < 3) return null;
  return (
    <BandChart
      title="Value over the last years"
      description={HISTORY}
      points={valuation.history.map(pointOf)}
      xLabel="Month"
      middleLabel="Estimate"
      bandLabel="68% range"
      formatX={sayMonth}
      formatValue={sayDollars}
      formatTick={compact}
    />
  );
}

export function ValueForecast({
  valuation,
  backtest,
}: {
  valuation: HomeValuation;
  backtest?: MarketIndex['backtest'] | undefined;
}) {
  const now = valuation.history.at(-1);
  if (now === undefined || valuation.forecast.length === 0) return null;
  return (
    <div>
      <BandChart
        title="The next twelve months"
        description={FORECAST}
        points={[now, ...valuation.forecast].map(pointOf)}
        xLabel="Month"
        middleLabel="Expected"
        bandLabel="68% range"
        formatX={sayMonth}
        formatValue={sayDollars}
        formatTick={compact}
      />
      {backtest != null && <p className="mt-2 max-w-measure text-sm text-ink-soft">{sayBacktest(backtest)}</p>}
    </div>
  );
}

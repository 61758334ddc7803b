import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { LabelAxis, measurePlot, pickTicks, ValueAxis } from './axes.tsx';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { usePointFocus } from './use-point-focus.ts';
import { formatNumber } from '#lib/format.ts';

export interface HistogramBin {
  from: number;
  to: number;
  count: number;
}

export interface HistogramProps extends ChartText {
  /** Neighboring bins of equal width, rising. */
  bins: readonly HistogramBin[];
  /** The things counted ("Homes sold") and the measure they are binned by ("Price"). */
  countLabel: string;
  valueLabel: string;
  formatValue: (value: number) => string;
  /** A value to stand out, such as the home of this page. */
  mark?: { value: number; label: string } | undefined;
}

export function Histogram({ bins, countLabel, valueLabel, formatValue, mark, ...text }: HistogramProps) {
  const { active, pointProps } = usePointFocus(bins.length);
  const height = text.height ?? 240;
  const isMarked = (bin: HistogramBin) => mark !== undefined && mark.value >= bin.from && mark.value < bin.to;
  const activeBin = active === undefined ? undefined : bins[active];

  function sayBin(bin: HistogramBin) {
    return `${formatValue(bin.from)} to ${formatValue(bin.to)} · ${formatNumber(bin.count)}`;
  }

  function sayMark() {
    if (mark) return `${mark.label} ${formatValue(mark.value)}`;
    return `${formatNumber(bins.reduce((sum, bin) => sum + bin.count, 0))} in all`;
  }

  return (
    <ChartFrame
      {...text}
      readout={activeBin ? sayBin(activeBin) : sayMark()}
      table={{
        headers: [valueLabel, countLabel],
        rows: bins.map((bin) => [`${formatValue(bin.from)} to ${formatValue(bin.to)}`, formatNumber(bin.count)]),
      }}
    >
      {(width) => {
        const [start, end] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
        const counts = bins.map(({ count }) => count);
        const y = scaleLinear<number>({ domain: [0, Math.max(1, ...counts)], nice: 3 });
        const ticks = pickTicks(y, 3, counts);
        const plot = measurePlot(
          width,
          height,
          ticks.map((count) => formatNumber(count)),
        );
        y.range([plot.bottom, plot.top]);
        const x = scaleLinear<number>({ domain: [start, end], range: [plot.left, plot.right] });
        return (
          <>
            <ValueAxis plot={plot} ticks={ticks} toY={y} format={formatNumber} />
            {bins.map((bin, at) => (
              <Bar
                key={bin.from}
                x={x(bin.from) + 1}
                y={y(bin.count)}
                width={Math.max(1, x(bin.to) - x(bin.from) - 2)}
                height={plot.bottom - y(bin.count)}
                rx={2}
                className={at === active || isMarked(bin) ? 'fill-series-1' : 'fill-series-soft'}
              />
            ))}
            {mark === undefined ? null : (
              <line
                x1={x(mark.value)}
                x2={x(mark.value)}
                y1={plot.top - 4}
                y2={plot.bottom}
                strokeWidth="2"
                strokeDasharray="4 3"
                className="stroke-series-2"
              />
            )}
            <LabelAxis
              plot={plot}
              labels={[...bins.map((bin) => bin.from), end].map((value) => ({
                x: x(value),
                text: formatValue(value),
              }))}
            />
            {bins.map((bin, at) => (
              <rect
                key={bin.from}
                {...pointProps(at, sayBin(bin))}
                x={x(bin.from)}
                y={plot.top}
                width={Math.max(1, x(bin.to) - x(bin.from))}
                height={plot.bottom - plot.top}
                fill="transparent"
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { LabelAxis, measurePlot, pickTicks, ValueAxis } from './axes.tsx';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { usePointFocus } from './use-point-focus.ts';

export interface BarDatum {
  label: string;
  value: number;
  /** The bar the page is about. */
  highlighted?: boolean | undefined;
}

export interface BarChartProps extends ChartText {
  bars: readonly BarDatum[];
  /** What the bars are ("District") and what their height is ("Median price"). */
  categoryLabel: string;
  valueLabel: string;
  formatValue: (value: number) => string;
  formatTick?: ((value: number) => string) | undefined;
  /** The bars form a sequence, such as months: if there are many, some get no label, and the last is read first. */
  isScale?: boolean | undefined;
}

export function BarChart({
  bars,
  categoryLabel,
  valueLabel,
  formatValue,
  formatTick = formatValue,
  isScale,
  ...text
}: BarChartProps) {
  const { active, pointProps } = usePointFocus(bars.length);
  const height = text.height ?? 260;
  const hasHighlight = bars.some((bar) => bar.highlighted);
  const highlighted = bars.findIndex((bar) => bar.highlighted);
  const readBar = bars[active ?? Math.max(0, highlighted === -1 && isScale === true ? bars.length - 1 : highlighted)];

  function sayBar(bar: BarDatum) {
    return `${bar.label} · ${formatValue(bar.value)}`;
  }

  return (
    <ChartFrame
      {...text}
      readout={readBar && sayBar(readBar)}
      table={{
        headers: [categoryLabel, valueLabel],
        rows: bars.map((bar) => [bar.label, formatValue(bar.value)]),
      }}
    >
      {(width) => {
        const values = bars.map((bar) => bar.value);
        const y = scaleLinear<number>({
          domain: [Math.min(0, ...values), Math.max(0, ...values)],
          nice: 4,
        });
        const ticks = pickTicks(y, 4, values);
        const plot = measurePlot(width, height, ticks.map(formatTick));
        y.range([plot.bottom, plot.top]);
        const x = scaleBand({
          domain: bars.map((bar) => bar.label),
          range: [plot.left, plot.right],
          padding: 0.3,
        });
        const thickness = Math.min(x.bandwidth(), 56);
        const center = (bar: BarDatum) => (x(bar.label) ?? 0) + x.bandwidth() / 2;
        return (
          <>
            <ValueAxis plot={plot} ticks={ticks} toY={y} format={formatTick} />
            {bars.map((bar, at) => (
              <Bar
                key={bar.label}
                x={center(bar) - thickness / 2}
                y={Math.min(y(0), y(bar.value))}
                width={thickness}
                height={Math.abs(y(0) - y(bar.value))}
                rx={3}
                className={at === active || bar.highlighted || !hasHighlight ? 'fill-series-1' : 'fill-series-soft'}
              />
            ))}
            <line aria-hidden="true" x1={plot.left} x2={plot.right} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
            <LabelAxis
              crowded={isScale ? 'thin' : 'cut'}
              plot={plot}
              labels={bars.map((bar) => ({ x: center(bar), text: bar.label }))}
            />
            {bars.map((bar, at) => (
              <rect
                key={bar.label}
                {...pointProps(at, sayBar(bar))}
                x={center(bar) - x.step() / 2}
                y={plot.top}
                width={x.step()}
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

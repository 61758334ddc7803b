import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { LabelAxis, measurePlot, pickTicks, ValueAxis } from './axes.tsx';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { lookOfSeries } from './series-looks.ts';
import { usePointFocus } from './use-point-focus.ts';

export interface LineSeries {
  label: string;
  /** One value for each `x`; null where there is none. */
  values: readonly (number | null)[];
}

export interface LineChartProps extends ChartText {
  /** Rising positions, such as milliseconds or indexes. */
  xs: readonly number[];
  series: readonly LineSeries[];
  /** The table's heading for the positions: "Month". */
  xLabel: string;
  formatX: (x: number) => string;
  formatValue: (value: number) => string;
  /** Shorter, for the axis. */
  formatTick?: ((value: number) => string) | undefined;
  fromZero?: boolean | undefined;
}

export function LineChart({
  xs,
  series,
  xLabel,
  formatX,
  formatValue,
  formatTick = formatValue,
  fromZero,
  ...text
}: LineChartProps) {
  const { active, pointProps } = usePointFocus(xs.length);
  const height = text.height ?? 260;
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  /** What is read and marked while nothing is pointed at. */
  const newest = Math.max(
    0,
    xs.findLastIndex((_, at) => series.some((line) => line.values[at] != null)),
  );
  const sayValue = (value: number | null | undefined) => (value == null ? 'no data' : formatValue(value));

  function sayPoint(at: number) {
    const said = series.map((line) =>
      series.length > 1 ? `${line.label} ${sayValue(line.values[at])}` : sayValue(line.values[at]),
    );
    return `${formatX(xs[at] ?? 0)} · ${said.join(' · ')}`;
  }

  return (
    <ChartFrame
      {...text}
      legend={
        series.length > 1 ? series.map((line, at) => ({ label: line.label, look: lookOfSeries(at), shape: 'line' })) : undefined
      }
      readout={xs.length === 0 ? undefined : sayPoint(active ?? newest)}
      table={{
        headers: [xLabel, ...series.map((line) => line.label)],
        rows: xs.map((x, at) => [formatX(x), ...series.map((line) => sayValue(line.values[at]))]),
      }}
    >
      {(width) => {
        if (values.length === 0) return null;
        const y = scaleLinear<number>({
          // Leaves room below the lowest point, but shows nothing below zero if no value is.
          domain: [fromZero ? Math.min(0, low) : Math.max(low < 0 ? -Infinity : 0, low - (high - low) * 0.08), high],
          nice: 4,
        });
        const ticks = pickTicks(y, 4, values);
        const plot = measurePlot(width, height, ticks.map(formatTick));
        y.range([plot.bottom, plot.top]);
        const x = scaleLinear<number>({
          domain: [xs[0] ?? 0, xs.at(-1) ?? 1],
          range: [plot.left + 6, plot.right - 6],
        });
        const step = (plot.right - plot.left) / Math.max(1, xs.length);
        const activeX = active === undefined ? undefined : x(xs[active] ?? 0);
        return (
          <>
            <ValueAxis plot={plot} ticks={ticks} toY={y} format={formatTick} />
            <LabelAxis plot={plot} labels={xs.map((at) => ({ x: x(at), text: formatX(at) }))} />
            {activeX === undefined ? null : (
              <line x1={activeX} x2={activeX} y1={plot.top} y2={plot.bottom} className="stroke-line-strong" />
            )}
            {series.map((line, lineAt) => {
              const look = lookOfSeries(lineAt);
              return (
                <g key={line.label}>
                  <LinePath
                    data={xs.map((at, index) => ({ at, value: line.values[index] ?? null }))}
                    defined={(point) => point.value !== null}
                    x={(point) => x(point.at)}
                    y={(point) => y(point.value ?? 0)}
                    strokeWidth={2.25}
                    strokeLinejoin="round"
                    strokeDasharray={look.dash}
                    className={look.stroke}
                  />
                  {xs.map((at, index) => {
                    const value = line.values[index];
                    const isMarked = index === (active ?? newest);
                    // No line leads to it.
                    const isAlone = line.values[index - 1] == null && line.values[index + 1] == null;
                    return value == null || !(isMarked || isAlone) ? null : (
                      <circle
                        key={at}
                        cx={x(at)}
                        cy={y(value)}
                        r="4.5"
                        strokeWidth="2"
                        className={`${look.fill} stroke-surface`}
                      />
                    );
                  })}
                </g>
              );
            })}
            {xs.map((at, index) => (
              <rect
                key={at}
                {...pointProps(index, sayPoint(index))}
                x={x(at) - step / 2}
                y={plot.top}
                width={step}
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

import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { LabelAxis, measurePlot, ValueAxis } from './axes.tsx';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { lookOfSeries } from './series-looks.ts';
import { usePointFocus } from './use-point-focus.ts';

export interface BandPoint {
  /** Rising positions, such as milliseconds. */
  x: number;
  low: number;
  middle: number;
  high: number;
}

export interface BandChartProps extends ChartText {
  points: readonly BandPoint[];
  xLabel: string;
  /** What the line is ("Estimate") and what the band around it ("80% range"). */
  middleLabel: string;
  bandLabel: string;
  formatX: (x: number) => string;
  formatValue: (value: number) => string;
  formatTick?: ((value: number) => string) | undefined;
}

/** An estimate over time, always with its range. */
export function BandChart({
  points,
  xLabel,
  middleLabel,
  bandLabel,
  formatX,
  formatValue,
  formatTick = formatValue,
  ...text
}: BandChartProps) {
  const { active, pointProps } = usePointFocus(points.length);
  const height = text.height ?? 260;
  const look = lookOfSeries(0);
  const low = Math.min(...points.map((point) => point.low));
  const high = Math.max(...points.map((point) => point.high));
  const marked = active === undefined ? points.at(-1) : points[active];

  function sayPoint(point: BandPoint) {
    return `${formatX(point.x)} · ${formatValue(point.middle)} (${formatValue(point.low)} to ${formatValue(point.high)})`;
  }

  return (
    <ChartFrame
      {...text}
      legend={[
        { label: middleLabel, look, shape: 'line' },
        { label: bandLabel, look, shape: 'area' },
      ]}
      readout={marked && sayPoint(marked)}
      table={{
        headers: [xLabel, 'Low', middleLabel, 'High'],
        rows: points.map((point) => [
          formatX(point.x),
          formatValue(point.low),
          formatValue(point.middle),
          formatValue(point.high),
        ]),
      }}
    >
      {(width) => {
        if (points.length === 0) return null;
        const y = scaleLinear<number>({
          // Leaves room below the lowest point, but shows nothing below zero if no value is.
          domain: [Math.max(low < 0 ? -Infinity : 0, low - (high - low) * 0.1), high],
          nice: 4,
        });
        const ticks = y.ticks(4);
        const plot = measurePlot(width, height, ticks.map(formatTick));
        y.range([plot.bottom, plot.top]);
        const x = scaleLinear<number>({
          domain: [points[0]?.x ?? 0, points.at(-1)?.x ?? 1],
          range: [plot.left + 6, plot.right - 6],
        });
        const step = (plot.right - plot.left) / Math.max(1, points.length);
        return (
          <>
            <ValueAxis plot={plot} ticks={ticks} toY={y} format={formatTick} />
            <LabelAxis plot={plot} labels={points.map((point) => ({ x: x(point.x), text: formatX(point.x) }))} />
            <Area
              data={[...points]}
              x={(point) => x(point.x)}
              y0={(point) => y(point.low)}
              y1={(point) => y(point.high)}
              className="fill-series-1 opacity-15"
            />
            <LinePath
              data={[...points]}
              x={(point) => x(point.x)}
              y={(point) => y(point.middle)}
              strokeWidth={2.25}
              strokeLinejoin="round"
              className="stroke-series-1"
            />
            {marked ? (
              <g>
                <line
                  x1={x(marked.x)}
                  x2={x(marked.x)}
                  y1={y(marked.low)}
                  y2={y(marked.high)}
                  strokeWidth="1.5"
                  className="stroke-series-1"
                />
                <circle cx={x(marked.x)} cy={y(marked.middle)} r="4.5" strokeWidth="2" className="fill-series-1 stroke-surface" />
              </g>
            ) : null}
            {points.map((point, at) => (
              <rect
                key={point.x}
                {...pointProps(at, sayPoint(point))}
                x={x(point.x) - step / 2}
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

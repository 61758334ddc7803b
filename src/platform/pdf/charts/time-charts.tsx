import { Polygon, Polyline, Svg } from '@react-pdf/renderer';
import { Figure, SOFT } from '../report-parts.tsx';
import { BOTTOM, scaleOf, TimeAxis, timeScale, ValueAxis, WIDTH } from './axes.tsx';

/** A figure over time, alone or beside a second one in gray, with gaps where it is withheld. */
export function TrendChart({
  points,
  color,
  format,
  height = 112,
}: {
  points: readonly { label: string; value: number | null; second?: number | null }[];
  color: string;
  format: (value: number) => string;
  height?: number;
}) {
  const known = (read: (point: (typeof points)[number]) => number | null | undefined) =>
    points.flatMap((point, at) => {
      const value = read(point);
      return value == null ? [] : [{ at, value }];
    });
  const [first, second] = [known(({ value }) => value), known((point) => point.second)];
  if (first.length < 2) return null;
  const y = scaleOf(
    [...first, ...second].map(({ value }) => value),
    height - BOTTOM,
    10,
  );
  const x = timeScale(points.length);
  const path = (series: typeof first) => series.map((point) => `${x(point.at)},${y.to(point.value)}`).join(' ');
  return (
    <Figure
      alt={`Chart over time: ${points.flatMap(({ label, value }) => (value === null ? [] : [`${label} ${format(value)}`])).join(', ')}`}
    >
      <Svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
        <ValueAxis y={y} format={format} />
        <TimeAxis labels={points.map(({ label }) => label)} x={x} y={height - 8} />
        {second.length < 2 ? null : (
          <Polyline points={path(second)} stroke={SOFT} strokeWidth={1} strokeDasharray="3 2" fill="none" />
        )}
        <Polyline points={path(first)} stroke={color} strokeWidth={1.6} fill="none" />
      </Svg>
    </Figure>
  );
}

export interface BandPoint {
  label: string;
  low: number;
  middle: number;
  high: number;
}

/** A figure over time, with its range. */
export function BandChart({
  points,
  color,
  format,
}: {
  points: readonly BandPoint[];
  color: string;
  format: (value: number) => string;
}) {
  if (points.length < 2) return null;
  const height = 150;
  const y = scaleOf(
    points.flatMap(({ low, high }) => [low, high]),
    height - BOTTOM,
    10,
  );
  const x = timeScale(points.length);
  const path = (values: readonly number[]) => values.map((value, at) => `${x(at)},${y.to(value)}`);
  const upper = path(points.map(({ high }) => high));
  const lower = path(points.map(({ low }) => low));
  return (
    <Figure
      alt={`Chart over time, with its range: ${points.map(({ label, low, middle, high }) => `${label} ${format(middle)} (${format(low)} to ${format(high)})`).join(', ')}`}
    >
      <Svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
        <Polygon points={[...upper, ...lower.toReversed()].join(' ')} fill={color} fillOpacity={0.16} />
        <ValueAxis y={y} format={format} />
        <TimeAxis labels={points.map(({ label }) => label)} x={x} y={height - 8} />
        <Polyline points={path(points.map(({ middle }) => middle)).join(' ')} stroke={color} strokeWidth={1.6} fill="none" />
      </Svg>
    </Figure>
  );
}

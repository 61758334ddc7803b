import { Circle, G, Line, Polyline, Rect, Svg } from '@react-pdf/renderer';
import { INK, LINE, SOFT } from './sheet.tsx';
import { Text } from './text.tsx';

const WIDTH = 516;
const HEIGHT = 210;
const LEFT = 56;
const BOTTOM = 24;
const small = { fontSize: 7.5, fill: SOFT } as const;

interface Scale {
  to: (value: number) => number;
  ticks: number[];
}

function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = niceStep((high - low || Math.abs(high) || 1) / 4);
  const start = Math.floor(low / step) * step;
  const end = Math.max(start + step, Math.ceil(high / step) * step);
  const ticks = Array.from({ length: Math.round((end - start) / step) + 1 }, (_, at) => start + at * step);
  return { to: (value) => from + ((value - start) / (end - start)) * (to - from), ticks };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

function ValueAxis({ y, format }: { y: Scale; format: (value: number) => string }) {
  return (
    <G>
      {y.ticks.map((tick) => (
        <G key={tick}>
          <Line x1={LEFT} x2={WIDTH} y1={y.to(tick)} y2={y.to(tick)} stroke={LINE} strokeWidth={0.5} />
          <Text x={LEFT - 6} y={y.to(tick) + 2.5} textAnchor="end" style={small} fill={SOFT}>
            {format(tick)}
          </Text>
        </G>
      ))}
    </G>
  );
}

export interface Dot {
  x: number;
  y: number;
  label: string;
  isSubject: boolean;
}

/** Each home by size and price; the subject stands out. */
export function ScatterChart({
  dots,
  color,
  formatX,
  formatY,
}: {
  dots: readonly Dot[];
  color: string;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
}) {
  const x = scaleOf(
    dots.map((dot) => dot.x),
    LEFT + 14,
    WIDTH - 14,
  );
  const y = scaleOf(
    dots.map((dot) => dot.y),
    HEIGHT - BOTTOM - 8,
    10,
  );
  return (
    <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <ValueAxis y={y} format={formatY} />
      {x.ticks.map((tick) => (
        <Text key={tick} x={x.to(tick)} y={HEIGHT - 8} textAnchor="middle" style={small} fill={SOFT}>
          {formatX(tick)}
        </Text>
      ))}
      {dots.map((dot) => (
        <G key={dot.label}>
          <Circle cx={x.to(dot.x)} cy={y.to(dot.y)} r={dot.isSubject ? 6 : 4.5} fill={dot.isSubject ? '#c2410c' : color} />
          <Text x={x.to(dot.x) + 8} y={y.to(dot.y) + 3} style={{ fontSize: 8 }} fill={INK}>
            {dot.label}
          </Text>
        </G>
      ))}
    </Svg>
  );
}

/** A figure over time. Gaps where it is withheld. */
export function TrendChart({
  points,
  color,
  format,
}: {
  points: readonly { label: string; value: number | null }[];
  color: string;
  format: (value: number) => string;
}) {
  const known = points.flatMap((point, at) => (point.value === null ? [] : [{ at, value: point.value }]));
  if (known.length < 2) return null;
  const height = 112;
  const y = scaleOf(
    known.map((point) => point.value),
    height - BOTTOM,
    10,
  );
  const x = (at: number) => LEFT + 8 + (at / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 24);
  const every = Math.ceil(points.length / 6);
  return (
    <Svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
      <ValueAxis y={y} format={format} />
      {points.map((point, at) =>
        at % every === 0 ? (
          <Text key={point.label} x={x(at)} y={height - 8} textAnchor="middle" style={small} fill={SOFT}>
            {point.label}
          </Text>
        ) : null,
      )}
      <Polyline
        points={known.map((point) => `${x(point.at)},${y.to(point.value)}`).join(' ')}
        stroke={color}
        strokeWidth={1.6}
        fill="none"
      />
    </Svg>
  );
}

/** Chances of a sale by strategy and week, as bars. */
export function ChanceBars({ chance, color }: { chance: number; color: string }) {
  return (
    <Svg width={86} height={8} viewBox="0 0 86 8">
      <Rect x={0} y={1} width={86} height={6} fill="#eee9dd" />
      <Rect x={0} y={1} width={86 * Math.min(1, Math.max(0, chance))} height={6} fill={color} />
    </Svg>
  );
}

import { G, Line } from '@react-pdf/renderer';
import { PLAIN } from '../fonts.ts';
import { LINE, SOFT } from '../report-parts.tsx';
import { Text } from '../text.tsx';

/** The size of every chart, in points. */
export const WIDTH = 516;
export const LEFT = 56;
export const BOTTOM = 24;
export const small = { fontSize: 7.5, fill: SOFT, fontFamily: PLAIN };

interface Scale {
  to: (value: number) => number;
  ticks: number[];
}

/** A round scale with room for all values, and the places of its marks. */
export function scaleOf(values: readonly number[], from: number, to: number): Scale {
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

export function ValueAxis({ y, format }: { y: Scale; format: (value: number) => string }) {
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

/** The places of the points of a series, the first at the left. */
export function timeScale(count: number): (at: number) => number {
  return (at) => LEFT + 8 + (at / Math.max(1, count - 1)) * (WIDTH - LEFT - 24);
}

export function TimeAxis({ labels, x, y }: { labels: readonly string[]; x: (at: number) => number; y: number }) {
  const every = [1, 2, 3, 6, 12, 24, 36].find((step) => labels.length / step <= 7) ?? Math.ceil(labels.length / 6);
  return (
    <G>
      {labels.map((label, at) =>
        at % every === 0 ? (
          <Text key={label} x={x(at)} y={y} textAnchor="middle" style={small} fill={SOFT}>
            {label}
          </Text>
        ) : null,
      )}
    </G>
  );
}

import { Circle, G, Line, Rect, Svg } from '@react-pdf/renderer';
import { ACCENT, Figure, INK, SOFT } from '../report-parts.tsx';
import { Text } from '../text.tsx';
import { scaleOf, small, WIDTH } from './axes.tsx';
import { BOLD, PLAIN } from '../fonts.ts';

/** The odds of a sale by strategy and week, as bars. */
export function ChanceBars({ chance, color }: { chance: number; color: string }) {
  return (
    <Svg width={86} height={8} viewBox="0 0 86 8">
      <Rect x={0} y={1} width={86} height={6} fill="#eee9dd" />
      <Rect x={0} y={1} width={86 * Math.min(1, Math.max(0, chance))} height={6} fill={color} />
    </Svg>
  );
}

export interface WaterfallStep {
  label: string;
  /** What a step adds, or the value of a total. */
  value: number;
  isTotal: boolean;
}

const STEP_HEIGHT = 22;
const STEP_LABEL = 190;
const STEP_VALUE = 74;

/** From one figure to another, step by step: each bar begins where the one above it ends. */
export function WaterfallChart({
  steps,
  color,
  format,
}: {
  steps: readonly WaterfallStep[];
  color: string;
  format: (step: WaterfallStep) => string;
}) {
  const bars = placeSteps(steps);
  const x = scaleOf([0, ...bars.map(({ to }) => to)], STEP_LABEL, WIDTH - STEP_VALUE);
  const height = steps.length * STEP_HEIGHT;
  return (
    <Figure alt={`Chart, step by step: ${steps.map((step) => `${step.label} ${format(step)}`).join(', ')}`}>
      <Svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
        {bars.map(({ step, from, to }, at) => {
          const top = at * STEP_HEIGHT;
          const [left, right] = [x.to(Math.min(from, to)), x.to(Math.max(from, to))];
          const next = bars[at + 1];
          return (
            <G key={step.label}>
              <Text x={0} y={top + 14} style={{ fontSize: 8.5, fontFamily: step.isTotal ? BOLD : PLAIN }} fill={INK}>
                {step.label}
              </Text>
              <Rect
                x={left}
                y={top + 4}
                width={Math.max(1, right - left)}
                height={STEP_HEIGHT - 8}
                fill={step.isTotal ? SOFT : step.value < 0 ? ACCENT : color}
              />
              {next === undefined ? null : (
                <Line x1={x.to(to)} x2={x.to(to)} y1={top + 4} y2={top + STEP_HEIGHT + 4} stroke={SOFT} strokeWidth={0.5} />
              )}
              <Text x={WIDTH} y={top + 14} textAnchor="end" style={{ fontSize: 8.5, fontFamily: BOLD }} fill={INK}>
                {format(step)}
              </Text>
            </G>
          );
        })}
      </Svg>
    </Figure>
  );
}

/** The begin and end of each bar. */
function placeSteps(steps: readonly WaterfallStep[]): { step: WaterfallStep; from: number; to: number }[] {
  let running = 0;
  return steps.map((step) => {
    const from = step.isTotal ? 0 : running;
    running = from + step.value;
    return { step, from, to: running };
  });
}

/** A figure within a likely range and a wider one. */
export function RangeBar({
  low,
  innerLow,
  middle,
  innerHigh,
  high,
  color,
  format,
}: {
  low: number;
  innerLow: number;
  middle: number;
  innerHigh: number;
  high: number;
  color: string;
  format: (value: number) => string;
}) {
  const x = (value: number) => 40 + ((value - low) / (high - low || 1)) * (WIDTH - 80);
  const edge = (value: number, y: number, label: string) => (
    <G>
      <Line x1={x(value)} x2={x(value)} y1={24} y2={40} stroke={SOFT} strokeWidth={0.6} />
      <Text x={x(value)} y={y} textAnchor="middle" style={{ fontSize: 8, fontFamily: PLAIN }} fill={INK}>
        {format(value)}
      </Text>
      <Text x={x(value)} y={y + 9} textAnchor="middle" style={small} fill={SOFT}>
        {label}
      </Text>
    </G>
  );
  return (
    <Figure
      alt={`Range: most likely ${format(middle)}; 68% from ${format(innerLow)} to ${format(innerHigh)}; 80% from ${format(low)} to ${format(high)}`}
    >
      <Svg width={WIDTH} height={94} viewBox={`0 0 ${WIDTH} 94`}>
        <Rect x={x(low)} y={28} width={x(high) - x(low)} height={8} fill={color} fillOpacity={0.22} />
        <Rect x={x(innerLow)} y={26} width={x(innerHigh) - x(innerLow)} height={12} fill={color} fillOpacity={0.55} />
        <Circle cx={x(middle)} cy={32} r={6} fill={color} stroke="#ffffff" strokeWidth={1.2} />
        <Text x={x(middle)} y={14} textAnchor="middle" style={{ fontSize: 10, fontFamily: BOLD }} fill={INK}>
          {format(middle)}
        </Text>
        {edge(innerLow, 51, '68%')}
        {edge(innerHigh, 51, '68%')}
        {edge(low, 71, '80%')}
        {edge(high, 71, '80%')}
      </Svg>
    </Figure>
  );
}

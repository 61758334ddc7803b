import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { usePointFocus } from './use-point-focus.ts';

export interface WaterfallStep {
  label: string;
  /** A change in the running sum. */
  change?: number | undefined;
  /** Shows the whole sum so far: where the chart starts and where it ends. */
  total?: boolean | undefined;
}

export interface WaterfallChartProps extends Omit<ChartText, 'height'> {
  steps: readonly WaterfallStep[];
  stepLabel: string;
  formatValue: (value: number) => string;
}

interface PlacedStep extends WaterfallStep {
  before: number;
  after: number;
}

const ROW = 48;
const BAR_TOP = 24;
const BAR = 14;

/**
 * Explains a sum, one line for each step: sale price to net proceeds, a comparable to its
 * adjusted price. Lines instead of columns, so that words and figures fit on a phone.
 */
export function WaterfallChart({ steps, stepLabel, formatValue, ...text }: WaterfallChartProps) {
  const { active, pointProps } = usePointFocus(steps.length);
  const placed = placeSteps(steps);
  const ends = placed.flatMap((step) => [step.total ? 0 : step.before, step.after]);

  function sayChange(step: PlacedStep) {
    if (step.total) return formatValue(step.after);
    return `${step.after >= step.before ? '+' : ''}${formatValue(step.after - step.before)}`;
  }

  return (
    <ChartFrame
      {...text}
      height={placed.length * ROW}
      readout={undefined}
      table={{
        headers: [stepLabel, 'Change', 'Sum'],
        rows: placed.map((step) => [step.label, step.total ? '' : sayChange(step), formatValue(step.after)]),
      }}
    >
      {(width) => {
        const x = scaleLinear<number>({
          domain: [Math.min(0, ...ends), Math.max(0, ...ends)],
          range: [0, width],
        });
        return placed.map((step, at) => {
          const top = at * ROW;
          const [from, to] = [x(step.total ? 0 : step.before), x(step.after)];
          const next = placed[at + 1];
          return (
            <g key={step.label}>
              <g aria-hidden="true" className={step.total ? 'font-semibold' : undefined}>
                <text y={top + 17} className="fill-ink text-sm">
                  {step.label}
                </text>
                <text x={width} y={top + 17} textAnchor="end" className="fill-ink text-sm">
                  {sayChange(step)}
                </text>
              </g>
              <rect
                x="0"
                y={top + BAR_TOP}
                width={width}
                height={BAR}
                rx="3"
                className={at === active ? 'fill-line' : 'fill-sunken'}
              />
              <Bar
                x={Math.min(from, to)}
                y={top + BAR_TOP}
                width={Math.max(2, Math.abs(from - to))}
                height={BAR}
                rx={3}
                className={fillOf(step)}
              />
              {next === undefined
                ? null
                : linkBars(top + BAR_TOP + BAR, isClear(to, width, next.label, sayChange(next))).map(([y1, y2]) => (
                    <line key={y1} x1={to} x2={to} y1={y1} y2={y2} strokeDasharray="2 2" className="stroke-line-strong" />
                  ))}
              <rect
                {...pointProps(at, `${step.label} · ${sayChange(step)}`)}
                x="0"
                y={top + 1}
                width={width}
                height={ROW - 4}
                fill="transparent"
              />
            </g>
          );
        });
      }}
    </ChartFrame>
  );
}

/** Width of the text's wide letters: no word is wider than this estimate, so none meets a line. */
const LETTER = 8.5;

/** Whether a line down at `x` meets neither the words nor the figure of the row it crosses. */
export function isClear(x: number, width: number, label: string, figure: string): boolean {
  return x > label.length * LETTER && x < width - figure.length * LETTER;
}

/** The line from one bar down to the next; only its ends if it would cross the words between. */
function linkBars(from: number, isWhole: boolean): [number, number][] {
  const to = from + ROW - BAR;
  return isWhole ? [[from, to]] : [[from, from + 8]];
}

function placeSteps(steps: readonly WaterfallStep[]): PlacedStep[] {
  let sum = 0;
  return steps.map((step) => {
    const before = sum;
    sum += step.change ?? 0;
    return { ...step, before, after: sum };
  });
}

function fillOf(step: PlacedStep): string {
  if (step.total) return 'fill-series-1';
  return step.after >= step.before ? 'fill-series-3' : 'fill-series-2';
}

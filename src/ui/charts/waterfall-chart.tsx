import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { measurePlot, ValueAxis } from './axes.tsx';
import { ChartFrame, type ChartText } from './chart-frame.tsx';
import { usePointFocus } from './use-point-focus.ts';

export interface WaterfallStep {
  label: string;
  /** A change in the running sum. */
  change?: number | undefined;
  /** Shows the whole sum so far: where the chart starts and where it ends. */
  total?: boolean | undefined;
}

export interface WaterfallChartProps extends ChartText {
  steps: readonly WaterfallStep[];
  stepLabel: string;
  formatValue: (value: number) => string;
  formatTick?: ((value: number) => string) | undefined;
}

interface PlacedStep extends WaterfallStep {
  before: number;
  after: number;
}

/** How a sum comes about, step by step: sale price to net proceeds, a comparable to its adjusted price. */
export function WaterfallChart({
  steps,
  stepLabel,
  formatValue,
  formatTick = formatValue,
  ...text
}: WaterfallChartProps) {
  const { active, pointProps } = usePointFocus(steps.length);
  const height = text.height ?? 300;
  const placed = placeSteps(steps);
  const activeStep = active === undefined ? undefined : placed[active];

  function sayChange(step: PlacedStep) {
    if (step.total) return formatValue(step.after);
    return `${step.after >= step.before ? '+' : ''}${formatValue(step.after - step.before)}`;
  }

  return (
    <ChartFrame
      {...text}
      height={height}
      readout={activeStep && `${activeStep.label} · ${sayChange(activeStep)}`}
      table={{
        headers: [stepLabel, 'Change', 'Sum'],
        rows: placed.map((step) => [
          step.label,
          step.total ? '' : sayChange(step),
          formatValue(step.after),
        ]),
      }}
    >
      {(width) => {
        const ends = placed.flatMap((step) =>
          step.total ? [0, step.after] : [step.before, step.after],
        );
        const y = scaleLinear<number>({
          domain: [Math.min(0, ...ends), Math.max(0, ...ends)],
          nice: 4,
        });
        const ticks = y.ticks(4);
        const measured = measurePlot(width, height, ticks.map(formatTick));
        const plot = { ...measured, bottom: measured.bottom - 14 };
        y.range([plot.bottom, plot.top]);
        const x = scaleBand({
          domain: placed.map((step) => step.label),
          range: [plot.left, plot.right],
          padding: 0.22,
        });
        return (
          <>
            <ValueAxis plot={plot} ticks={ticks} toY={y} format={formatTick} />
            {placed.map((step, at) => {
              const left = x(step.label) ?? 0;
              const [from, to] = [step.total ? 0 : step.before, step.after];
              return (
                <g key={step.label} aria-hidden="true">
                  <Bar
                    x={left}
                    y={Math.min(y(from), y(to))}
                    width={x.bandwidth()}
                    height={Math.max(2, Math.abs(y(from) - y(to)))}
                    rx={2}
                    className={`${fillOf(step)} ${active === undefined || at === active ? '' : 'opacity-60'}`}
                  />
                  {at < placed.length - 1 ? (
                    <line
                      x1={left + x.bandwidth()}
                      x2={left + x.step()}
                      y1={y(to)}
                      y2={y(to)}
                      strokeDasharray="2 2"
                      className="stroke-line-strong"
                    />
                  ) : null}
                  <StepLabel
                    x={left + x.bandwidth() / 2}
                    y={plot.bottom + 16}
                    room={x.step()}
                    text={step.label}
                    index={at + 1}
                  />
                </g>
              );
            })}
            {placed.map((step, at) => (
              <rect
                key={step.label}
                {...pointProps(at, `${step.label} · ${sayChange(step)}`)}
                x={(x(step.label) ?? 0) - (x.step() - x.bandwidth()) / 2}
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

/** Words on two lines where they fit, else the number of the row in the table. */
function StepLabel({
  x,
  y,
  room,
  text,
  index,
}: {
  x: number;
  y: number;
  room: number;
  text: string;
  index: number;
}) {
  const words = text.split(' ');
  const middle = Math.ceil(words.length / 2);
  const lines = [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
  const fits = lines.every((line) => line.length * 6.5 < room);
  return (
    <text textAnchor="middle" className="fill-ink-soft text-xs">
      {fits ? (
        lines.map((line, at) => (
          <tspan key={at} x={x} y={y + at * 14}>
            {line}
          </tspan>
        ))
      ) : (
        <tspan x={x} y={y}>
          {index}
        </tspan>
      )}
    </text>
  );
}

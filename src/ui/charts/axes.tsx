const TICK_TEXT = 'fill-ink-soft text-xs';

export interface PlotBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The area left for the drawing once labels have their room. */
export function measurePlot(width: number, height: number, valueLabels: readonly string[]): PlotBox {
  const longest = Math.max(0, ...valueLabels.map((label) => label.length));
  return { left: Math.ceil(longest * 7) + 10, right: width - 12, top: 12, bottom: height - 28 };
}

/** About `count` values for the axis; whole numbers only where all that is drawn is whole, as numbers of people are. */
export function pickTicks(scale: { ticks: (count: number) => number[] }, count: number, values: readonly number[]): number[] {
  const ticks = scale.ticks(count);
  return values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks;
}

export function ValueAxis({
  plot,
  ticks,
  toY,
  format,
}: {
  plot: PlotBox;
  ticks: readonly number[];
  toY: (value: number) => number;
  format: (value: number) => string;
}) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={plot.left} x2={plot.right} y1={toY(tick)} y2={toY(tick)} className="stroke-line" />
          <text x={plot.left - 8} y={toY(tick)} dy="0.32em" textAnchor="end" className={TICK_TEXT}>
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface AxisLabel {
  x: number;
  text: string;
}

/** Labels below the plot; if they would touch, `thin` leaves some out and `cut` shortens all. */
export function LabelAxis({
  plot,
  labels,
  crowded = 'thin',
}: {
  plot: PlotBox;
  labels: readonly AxisLabel[];
  crowded?: 'thin' | 'cut';
}) {
  const longest = Math.max(1, ...labels.map((label) => label.text.length));
  const room = (plot.right - plot.left) / (longest * 7 + 16);
  const every = crowded === 'cut' ? 1 : Math.max(1, Math.ceil(labels.length / Math.max(1, room)));
  const characters = Math.floor(((plot.right - plot.left) / Math.max(1, labels.length) - 8) / 6.5);
  const shown = crowded === 'thin' ? labels : labels.map((label) => ({ ...label, text: cut(label.text, characters) }));
  return (
    <g aria-hidden="true">
      {shown.map((label, at) =>
        at % every === 0 ? (
          <text key={label.x} x={keepInside(label, plot)} y={plot.bottom + 18} textAnchor="middle" className={TICK_TEXT}>
            {label.text}
          </text>
        ) : null,
      )}
    </g>
  );
}

function cut(text: string, characters: number): string {
  return text.length <= characters ? text : `${text.slice(0, Math.max(1, characters - 1)).trim()}…`;
}

function keepInside(label: AxisLabel, plot: PlotBox): number {
  const half = label.text.length * 3.5;
  return Math.min(plot.right + 10 - half, Math.max(half, label.x));
}

import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { cn } from '../class-names.ts';
import { usePointFocus } from './use-point-focus.ts';

export interface SparklineProps {
  /** What it shows: "Median price, last 12 months". */
  label: string;
  points: readonly { label: string; value: number }[];
  formatValue: (value: number) => string;
  className?: string | undefined;
}

const WIDTH = 120;
const HEIGHT = 36;

/** The shape of a development beside its figure. */
export function Sparkline({ label, points, formatValue, className }: SparklineProps) {
  const { active, pointProps } = usePointFocus(points.length);
  const values = points.map((point) => point.value);
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, points.length - 1)],
    range: [4, WIDTH - 4],
  });
  const y = scaleLinear<number>({
    domain: [Math.min(...values), Math.max(...values)],
    range: [HEIGHT - 5, 5],
  });
  const marked = active ?? points.length - 1;
  const markedPoint = points[marked];
  const step = WIDTH / Math.max(1, points.length);
  const say = (point: { label: string; value: number }) => `${point.label} · ${formatValue(point.value)}`;
  return (
    <figure className={cn('w-30 shrink-0', className)}>
      <figcaption className="sr-only">{label}</figcaption>
      <svg
        role="group"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        className="block max-w-full overflow-visible"
      >
        <LinePath
          data={[...points]}
          x={(_point, at) => x(at)}
          y={(point) => y(point.value)}
          strokeWidth={1.75}
          strokeLinejoin="round"
          className="stroke-series-1"
        />
        {markedPoint ? <circle cx={x(marked)} cy={y(markedPoint.value)} r="3" className="fill-series-1" /> : null}
        {points.map((point, at) => (
          <rect
            key={point.label}
            {...pointProps(at, say(point))}
            x={x(at) - step / 2}
            y="0"
            width={step}
            height={HEIGHT}
            fill="transparent"
          >
            <title>{say(point)}</title>
          </rect>
        ))}
      </svg>
      <details className="text-right text-xs text-ink-soft">
        <summary className="inline-flex min-h-6 min-w-11 items-center justify-end rounded-control hover:text-ink pointer-coarse:min-h-control">
          {active === undefined || !markedPoint ? 'Data' : say(markedPoint)}
          <span className="sr-only"> of {label}</span>
        </summary>
        <table className="w-full text-left">
          <caption className="sr-only">{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row" className="font-normal">
                  {point.label}
                </th>
                <td className="text-right">{formatValue(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

import { cn } from './class-names.ts';
import { meterProps, toPercent, type ProgressProps } from './progress-meter.ts';

/** A bar for work of known size, such as an upload; its label stands above it. */
export function ProgressBar({ label, value, className }: ProgressProps) {
  const percent = toPercent(value);
  return (
    <div className={cn('min-w-0', className)}>
      <div aria-hidden="true" className="mb-1 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-ink-soft">{percent}%</span>
      </div>
      <div {...meterProps(label, percent)} className="h-1.5 overflow-clip rounded-full bg-line">
        <svg aria-hidden="true" className="block h-full w-full">
          <rect width={`${percent}%`} height="100%" className="fill-brand" />
        </svg>
      </div>
    </div>
  );
}

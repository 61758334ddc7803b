import { cn } from './class-names.ts';
import { meterProps, toPercent, type ProgressProps } from './progress-meter.ts';

export interface ProgressRingProps extends ProgressProps {
  /** The content in the middle; the default is the percentage. */
  text?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

const ringSizes = {
  small: 'size-11 text-xs',
  medium: 'size-16 text-sm',
  large: 'size-28 text-xl',
} as const;

export function ProgressRing({ label, value, text, size = 'medium', className }: ProgressRingProps) {
  const percent = toPercent(value);
  return (
    <div
      {...meterProps(label, percent)}
      className={cn('relative inline-flex shrink-0 items-center justify-center font-semibold', ringSizes[size], className)}
    >
      <svg aria-hidden="true" viewBox="0 0 40 40" className="absolute inset-0 -rotate-90">
        <circle cx="20" cy="20" r="17" fill="none" strokeWidth="4" className="stroke-line" />
        {percent === 0 ? null : (
          <circle
            cx="20"
            cy="20"
            r="17"
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            className="stroke-brand"
          />
        )}
      </svg>
      <span aria-hidden="true">{text ?? `${percent}%`}</span>
    </div>
  );
}

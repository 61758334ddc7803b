export interface ProgressProps {
  label: string;
  /** 0 to 1. */
  value: number;
  className?: string | undefined;
}

export function toPercent(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100);
}

export function meterProps(label: string, percent: number) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
  } as const;
}

/** How a figure is written. */
export type MetricForm = 'count' | 'share' | 'cents' | 'milliseconds';

/** What an alert may watch, over whole days. */
export const METRICS = {
  visitors: { label: 'Visitors', form: 'count' },
  'sign-ups': { label: 'Sign-ups', form: 'count' },
  'empty-searches': { label: 'Searches without a home', form: 'share' },
  'partly-read': { label: 'Sentences not fully understood', form: 'share' },
  errors: { label: 'Failures in browsers', form: 'count' },
  'slow-paint': { label: 'Largest paint, 75th percentile', form: 'milliseconds' },
  requests: { label: 'Requests to experts', form: 'count' },
  filled: { label: 'Requests that were filled', form: 'share' },
  paid: { label: 'Paid by buyers', form: 'cents' },
} as const satisfies Record<string, { label: string; form: MetricForm }>;
export type Metric = keyof typeof METRICS;
export const METRIC_KEYS = Object.keys(METRICS) as [Metric, ...Metric[]];

export const COMPARISONS = ['above', 'below'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Whether a figure passes its bound. */
export function passes(value: number, comparison: Comparison, threshold: number): boolean {
  return comparison === 'above' ? value > threshold : value < threshold;
}

/** How a figure is written. */
export type MetricForm = 'count' | 'share' | 'cents' | 'milliseconds';

/** What an alert may watch, over whole days. `worse` is where nobody wants the figure to go. */
export const METRICS = {
  visitors: { label: 'Visitors', form: 'count', worse: 'below' },
  'sign-ups': { label: 'Sign-ups', form: 'count', worse: 'below' },
  'empty-searches': { label: 'Searches without a home', form: 'share', worse: 'above' },
  'partly-read': { label: 'Sentences not fully understood', form: 'share', worse: 'above' },
  errors: { label: 'Failures in browsers', form: 'count', worse: 'above' },
  'slow-paint': { label: 'Largest paint, 75th percentile', form: 'milliseconds', worse: 'above' },
  requests: { label: 'Requests to experts', form: 'count', worse: 'below' },
  filled: { label: 'Requests that were filled', form: 'share', worse: 'below' },
  paid: { label: 'Paid by buyers', form: 'cents', worse: 'below' },
} as const satisfies Record<string, { label: string; form: MetricForm; worse: Comparison }>;
export type Metric = keyof typeof METRICS;
export const METRIC_KEYS = Object.keys(METRICS) as [Metric, ...Metric[]];

export const COMPARISONS = ['above', 'below'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Whether a figure passes its bound. */
export function passes(value: number, comparison: Comparison, threshold: number): boolean {
  return comparison === 'above' ? value > threshold : value < threshold;
}

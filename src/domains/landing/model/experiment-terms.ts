/** What an experiment of a landing page may count. */
export const METRICS = {
  lead: 'A request sent from the page',
  action: 'The page’s first button pressed',
} as const;
export type Metric = keyof typeof METRICS;
export const METRIC_KEYS = Object.keys(METRICS) as [Metric, ...Metric[]];

/** When its figures may be looked at. */
export const METHODS = {
  sequential: 'At any time: an interval that is valid at every look, and wider',
  fixed: 'Once, at the planned size: nothing is shown before',
} as const;
export type Method = keyof typeof METHODS;
export const METHOD_KEYS = Object.keys(METHODS) as [Method, ...Method[]];

export const LEAST_ARMS = 2;
export const MOST_ARMS = 4;
export const MOST_EXPERIMENTS = 200;
/** Larger experiments would never end on a landing page. */
export const MOST_USERS = 10_000_000;

import { SEQUENTIAL_MIN_CONVERSIONS } from '#domains/experiments/contract.ts';

/**
 * What an experiment may count, once a visitor and day. `page` comes from the page itself, `act` from what pages report of use
 * (analytics), `trouble` too, and is better when it is rarer.
 */
export const METRICS = {
  lead: { words: 'A request sent from the page', from: 'page' },
  action: { words: 'A click on the page’s first button', from: 'page' },
  search_found: { words: 'A search with results', from: 'act' },
  home_saved: { words: 'A home saved', from: 'act' },
  home_asked: { words: 'A question about a home', from: 'act' },
  tour_asked: { words: 'A tour asked for', from: 'act' },
  signed_up: { words: 'An account made', from: 'act' },
  error: { words: 'A failure on a page', from: 'trouble' },
  slow: { words: 'A page that took over 2.5 s to show', from: 'trouble' },
} as const satisfies Record<string, { words: string; from: 'page' | 'act' | 'trouble' }>;
export type Metric = keyof typeof METRICS;
export const METRIC_KEYS = Object.keys(METRICS) as [Metric, ...Metric[]];
/** What an experiment may be about: nobody plans to cause trouble. */
export const GOAL_KEYS = METRIC_KEYS.filter((key) => METRICS[key].from !== 'trouble') as [Metric, ...Metric[]];

/** A page that takes longer to show its largest part is slow (web.dev). */
export const SLOW_MS = 2500;

/** When its figures may be looked at. */
export const METHODS = {
  sequential: 'At any time: an interval that is valid at every look, and wider',
  fixed: 'Once, at the planned size: nothing is shown before',
} as const;
export type Method = keyof typeof METHODS;
export const METHOD_KEYS = Object.keys(METHODS) as [Method, ...Method[]];

export const LEAST_ARMS = 2;
export const MOST_ARMS = 4;
export const MOST_GUARDRAILS = 4;
export const MOST_EXPERIMENTS = 200;
/** Larger experiments would never end on a landing page. */
export const MOST_USERS = 10_000_000;
/** What each arm needs before an experiment that may be looked at any time says anything. */
export const FEWEST_CONVERSIONS = SEQUENTIAL_MIN_CONVERSIONS;

/**
 * How the server tells the page of a request which arm it assigned: `{experiment} {arm}`. It never comes from outside, and is part
 * of what a page is remembered by.
 */
export const ARM_HEADER = 'x-landing-arm';

/** The arm that a page’s request carries; null without one. */
export function readArmHeader(value: string | null): { experiment: string; arm: number } | null {
  const [, experiment, arm] = /^([\da-f-]{36}) (\d)$/.exec(value ?? '') ?? [];
  return experiment === undefined ? null : { experiment, arm: Number(arm) };
}

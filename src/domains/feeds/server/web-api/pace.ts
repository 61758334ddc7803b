import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { FeedProfile } from '../../model/profiles.ts';

const PERIODS = [
  ['perSecond', 1000],
  ['perMinute', 60_000],
  ['perHour', 3_600_000],
  ['perDay', 86_400_000],
] as const;

/**
 * Waits before a request until none of the limits is passed. Throws OperatorError where that would take longer than
 * `mostWaitMs`: the next run goes on.
 */
export function createPace(
  limits: FeedProfile['limits'],
  wait: (ms: number, value: undefined, options: { signal?: AbortSignal }) => Promise<unknown> = sleep,
): (mostWaitMs: number, signal?: AbortSignal) => Promise<void> {
  const windows = PERIODS.flatMap(([name, ms]) => {
    const most = limits[name];
    return most === undefined ? [] : [{ ms, most, asked: [] as number[] }];
  });
  return async (mostWaitMs, signal) => {
    for (;;) {
      const now = Date.now();
      let waitMs = 0;
      for (const { ms, most, asked } of windows) {
        while (asked[0] !== undefined && asked[0] <= now - ms) asked.shift();
        if (asked.length >= most) waitMs = Math.max(waitMs, (asked[0] ?? now) + ms - now);
      }
      if (waitMs <= 0) break;
      if (waitMs > mostWaitMs) throw new OperatorError('The quota of the feed is used up; the next run goes on from here.');
      await wait(waitMs, undefined, signal === undefined ? {} : { signal });
    }
    for (const { asked } of windows) asked.push(Date.now());
  };
}

import { performance } from 'node:perf_hooks';

const LOOK_MS = 10_000;
/** Part of the time that the process computed; a resting one only looks after its jobs. */
const RESTING_BELOW = 0.03;
/** Collecting takes a fifth of a second, in which nobody is answered. */
const WORTH_BYTES = 24 * 1024 * 1024;

/**
 * Gives memory back to the system whenever the process rests after it has worked. The engine collects by itself only while
 * objects are made, and keeps the pages that it has emptied: after a busy minute two hundred megabytes, for good. Does nothing
 * without Node's `--expose-gc`. Returns what ends it.
 */
export function giveBackAtRest({ lookMs = LOOK_MS }: { lookMs?: number } = {}): () => void {
  let looked = performance.eventLoopUtilization();
  let left = 0;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(looked);
    looked = performance.eventLoopUtilization();
    if (utilization > RESTING_BELOW || process.memoryUsage.rss() < left + WORTH_BYTES) return;
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    left = process.memoryUsage.rss();
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

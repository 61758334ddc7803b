import { setImmediate } from 'node:timers/promises';

const TURN_MS = 15;

/**
 * For long work in a process that also answers requests: gives the items one by one, and lets everything else go first
 * whenever a turn of 15 milliseconds has passed.
 */
export async function* takeTurns<T>(items: Iterable<T>): AsyncGenerator<T, void, undefined> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}

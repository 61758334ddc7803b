import { setImmediate, setTimeout } from 'node:timers/promises';
import { isAnsweringMany } from '#platform/http/underway.ts';

const TURN_MS = 15;
/** With a turn before it, a tenth of the processor is left to the work. */
const REST_MS = 9 * TURN_MS;

/**
 * For long work in the background of a process that also answers requests: gives the items one by one, lets everything
 * else go first whenever a turn of 15 milliseconds has passed, and rests between turns while many requests are under way,
 * unless one of them waits for it (`isAwaited`).
 */
export async function* takeTurns<T>(items: Iterable<T>, { isAwaited = false } = {}): AsyncGenerator<T, void, undefined> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < TURN_MS) continue;
    await (isAnsweringMany() && !isAwaited ? setTimeout(REST_MS) : setImmediate());
    since = performance.now();
  }
}

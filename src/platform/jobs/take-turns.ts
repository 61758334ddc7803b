import { setImmediate, setTimeout } from 'node:timers/promises';
import { isAnsweringMany } from './underway.ts';

const TURN_MS = 15;
/** After each turn; it leaves a tenth of the processor to the work. */
const REST_MS = 9 * TURN_MS;

/**
 * For long background work in a process that also answers requests. It gives the items one by one, lets everything
 * else go first after each turn of 15 milliseconds, and rests between turns while many requests are under way,
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

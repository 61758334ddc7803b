import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs steps to their end and lets other requests run between them. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await nextTurn();
  }
}

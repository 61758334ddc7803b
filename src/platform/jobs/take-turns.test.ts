import { describe, expect, it } from 'vitest';
import { whileAnswering } from './underway.ts';
import { takeTurns } from './take-turns.ts';

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('long work', () => {
  it('lets others go first between its turns, and loses nothing', async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    const seen: number[] = [];
    for await (const item of takeTurns([1, 2, 3, 4, 5, 6])) {
      workFor(20);
      seen.push(item);
    }
    clearInterval(timer);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    expect(others).toBeGreaterThanOrEqual(4);
  });

  it('rests while many requests are under way, and goes on after them', async () => {
    const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
    const requests = Array.from({ length: 8 }, () => whileAnswering(() => answers));
    let isAnswered = false;
    const rests: number[] = [];
    let since = performance.now();
    for await (const item of takeTurns([1, 2, 3, 4])) {
      if (item > 1) rests.push(performance.now() - since);
      if (item === 3) {
        answer();
        await Promise.all(requests);
        isAnswered = true;
      }
      workFor(20);
      since = performance.now();
    }
    expect(isAnswered).toBe(true);
    expect(rests).toHaveLength(3);
    expect(Math.min(...rests.slice(0, 2))).toBeGreaterThan(100);
  });
});

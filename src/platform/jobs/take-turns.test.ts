import { describe, expect, it } from 'vitest';
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
});

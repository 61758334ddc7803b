import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTo, firstCounts, secondsUntilFree, slotAt, totalOf, type Counts } from './sliding-window.ts';

const LIMIT = { hits: 10, perSeconds: 3600 };

/** Tries at these times (in seconds), and says which tries pass. */
function passing(times: readonly number[]): number[] {
  let counts: Counts | undefined;
  return times.filter((time) => {
    const slot = slotAt(time * 1000, LIMIT.perSeconds);
    const next = counts === undefined ? firstCounts(slot, 1) : addTo(counts, slot, 1);
    if (totalOf(next) > LIMIT.hits) return false;
    counts = next;
    return true;
  });
}

it('lets no window of its length hold more than the limit, wherever it begins', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 }), (unsorted) => {
      const passed = passing(unsorted.toSorted((a, b) => a - b));
      for (const from of passed)
        expect(passed.filter((time) => time >= from && time < from + LIMIT.perSeconds).length).toBeLessThanOrEqual(LIMIT.hits);
    }),
  );
});

it('lets through what comes slowly enough, and all again after a pause', () => {
  const slow = Array.from({ length: 50 }, (_, n) => n * 370);
  expect(passing(slow)).toEqual(slow);
  const burst = (at: number) => Array<number>(12).fill(at);
  expect(passing([...burst(3599), ...burst(3601), ...burst(3601 + 3660)])).toHaveLength(20);
});

it('says when one more fits', () => {
  const at = 3_600_100;
  const full = firstCounts(slotAt(at * 1000, LIMIT.perSeconds), LIMIT.hits);
  const wait = secondsUntilFree(full, LIMIT, at * 1000);
  expect(wait).toBeGreaterThanOrEqual(LIMIT.perSeconds);
  expect(wait).toBeLessThanOrEqual(LIMIT.perSeconds + 60);
  const then = slotAt((at + wait) * 1000, LIMIT.perSeconds);
  expect(totalOf(addTo(full, then - 1, 1))).toBe(LIMIT.hits + 1);
  expect(totalOf(addTo(full, then, 1))).toBe(1);
});

it('counts on where a clock is behind', () => {
  const counts = addTo(addTo(firstCounts(100, 1), 103, 2), 101, 4);
  expect(counts).toMatchObject({ slot: 103 });
  expect(totalOf(counts)).toBe(7);
  expect(totalOf(addTo(counts, 161, 0))).toBe(6);
  expect(totalOf(addTo(counts, 999, 0))).toBe(0);
});

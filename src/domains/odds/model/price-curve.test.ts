import { expect, it } from 'vitest';
import { chanceAfter } from './price-curve.ts';

const CURVE = [0.2, 0.4, 0.5, 0.7].map((middle) => ({ middle }));

it('counts only homes that were still for sale, and only weeks that lie ahead', () => {
  expect(chanceAfter(CURVE, 2)).toBeCloseTo((0.7 - 0.4) / 0.6);
  expect(chanceAfter(CURVE, 1)).toBeCloseTo((0.7 - 0.2) / 0.8);
  // On the day of listing the curve itself says it; beyond its end nothing does.
  expect([chanceAfter(CURVE, 0), chanceAfter(CURVE, 4), chanceAfter(CURVE, 9), chanceAfter([], 1)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(chanceAfter([{ middle: 1 }, { middle: 1 }], 1)).toBeNull();
});

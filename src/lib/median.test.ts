import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianOf } from './median.ts';

it('is the middle of the sorted numbers, or the mean of the two in the middle', () => {
  const numbers = fc.array(
    fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })),
    {
      minLength: 1,
      maxLength: 200,
    },
  );
  fc.assert(
    fc.property(numbers, (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
      expect((medianOf(values) ?? Number.NaN) + 0).toBe((below + above) / 2 + 0);
    }),
  );
});

it('is found in numbers that are in order, in reverse, or all alike', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => at);
  expect(medianOf(many)).toBe(5000);
  expect(medianOf(many.toReversed())).toBe(5000);
  expect(medianOf(many.map(() => 7))).toBe(7);
});

it('is not there where no number is', () => {
  expect(medianOf([])).toBeNull();
});

import { expect, it } from 'vitest';
import { measureAccuracy } from './accuracy.ts';
import type { Estimate } from './estimate-home.ts';

it('gives the mean of the signed errors beside their median: a few estimates far too high move the mean alone', () => {
  const of = (estimate: number) => ({ estimate, low68: 90, high68: 110, low80: 80, high80: 120 }) as Estimate;
  const { medianSignedError, meanSignedError } = measureAccuracy([100, 100, 100], [of(130), of(100), of(100)]);
  expect(medianSignedError).toBe(0);
  expect(meanSignedError).toBeCloseTo(0.1);
});

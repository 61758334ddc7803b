import { describe, expect, it } from 'vitest';
import { bandOf, confidenceOf } from './confidence.ts';

describe('the confidence of an estimate', () => {
  it.each([
    [0.1449, 86, 'High'],
    [0.15, 85, 'Medium'],
    [0.3, 70, 'Medium'],
    [0.306, 69, 'Low'],
  ])('of a deviation of %d is %d, %s', (fsd, confidence, band) => {
    expect(confidenceOf(fsd)).toBe(confidence);
    expect(bandOf(confidence)).toBe(band);
  });
});

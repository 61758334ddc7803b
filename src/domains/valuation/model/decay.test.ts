import { expect, it } from 'vitest';
import { decay } from './decay.ts';

it('is near the exponential, and never nothing', () => {
  for (let x = 0; x < 40; x += 0.0137) {
    expect(Math.abs(decay(x) - Math.exp(-x))).toBeLessThan(1e-5);
    expect(decay(x)).toBeGreaterThan(0);
  }
  expect(decay(0)).toBe(1);
  expect(decay(16)).toBe(Math.exp(-16));
});

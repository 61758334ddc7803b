import { describe, expect, it } from 'vitest';
import { measureDisparity } from './disparity.ts';

const all = { n: 2000, mdape: 0.07, medianSignedError: -0.01, coverage80: 0.8 };

describe('the disparity of areas', () => {
  it('flags a gap that chance does not explain, and none that it does', () => {
    const groups = {
      high: { n: 120, mdape: 0.09, medianSignedError: 0.06, coverage80: 0.75 },
      few: { n: 10, mdape: 0.07, medianSignedError: 0.05, coverage80: 0.8 },
      same: { n: 400, mdape: 0.07, medianSignedError: -0.012, coverage80: 0.8 },
    };
    const found = measureDisparity(all, groups);
    expect(found.map(({ name, isBeyondChance }) => [name, isBeyondChance])).toEqual([
      ['high', true],
      ['few', false],
      ['same', false],
    ]);
    expect(found[0]?.gap).toBeCloseTo(0.07, 9);
    expect(found[0]?.chance).toBeCloseTo((2.5758 * 1.2533 * 1.4826 * 0.09) / Math.sqrt(120), 9);
  });
});

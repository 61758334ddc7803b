import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_PEOPLE, hideFew } from './hide-few.ts';

const hide = (counts: readonly number[]) => hideFew(counts, (count) => count);

describe('values of few people', () => {
  it.each([
    [
      [40, 15, 9],
      [40, 15, 9],
    ],
    [[40, 15, 4], [40]],
    // Two of one each would follow from the sum: what is hidden has to be of five.
    [[40, 15, 1, 1], [40]],
    [
      [40, 15, 3, 3],
      [40, 15],
    ],
    [[3], []],
    [[1, 1], []],
    [[], []],
  ])('of %j shows %j', (counts, shown) => {
    expect(hide(counts).shown).toEqual(shown);
    expect(hide(counts).hidden).toBe(counts.length - shown.length);
  });

  it('never follow from the sum of all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 }), (counts) => {
        const { shown, hidden } = hide(counts);
        const rest = counts.reduce((sum, count) => sum + count, 0) - shown.reduce((sum, count) => sum + count, 0);
        expect(shown.every((count) => count >= FEWEST_PEOPLE)).toBe(true);
        if (shown.length > 0) expect(hidden === 0 || (hidden > 1 && rest >= FEWEST_PEOPLE)).toBe(true);
      }),
    );
  });
});

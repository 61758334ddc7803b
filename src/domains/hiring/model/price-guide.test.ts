import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidePrice } from './price-guide.ts';

const quotes = (count: number, vendors: number) =>
  Array.from({ length: count }, (_, index) => ({ vendorId: `v${index % vendors}`, totalCents: (index + 1) * 10_000 }));

describe('a price guide', () => {
  it('gives quartiles of at least eight quotes of five vendors', () => {
    expect(guidePrice(quotes(9, 5))).toEqual({
      isKnown: true,
      lowCents: 30_000,
      medianCents: 50_000,
      highCents: 70_000,
      quotes: 9,
      vendors: 5,
    });
  });

  it('says that it does not know below that', () => {
    expect(guidePrice(quotes(7, 7))).toEqual({ isKnown: false, quotes: 7, vendors: 7 });
    expect(guidePrice(quotes(40, 4))).toEqual({ isKnown: false, quotes: 40, vendors: 4 });
    expect(guidePrice([])).toEqual({ isKnown: false, quotes: 0, vendors: 0 });
  });

  it('has half of the quotes between its quartiles, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 8, maxLength: 60 }), (totals) => {
        const guide = guidePrice(totals.map((totalCents, index) => ({ vendorId: String(index % 6), totalCents })));
        if (!guide.isKnown) throw new Error('enough');
        const most = Math.ceil((totals.length - 1) / 4);
        expect(totals.filter((cents) => cents < guide.lowCents - 1).length).toBeLessThanOrEqual(most);
        expect(totals.filter((cents) => cents > guide.highCents + 1).length).toBeLessThanOrEqual(most);
        expect(guide.lowCents).toBeLessThanOrEqual(guide.medianCents);
        expect(guide.medianCents).toBeLessThanOrEqual(guide.highCents);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binPrices } from './bin-prices.ts';

describe('bins of prices', () => {
  it('count every price once, in neighboring bins of equal width, few enough to read', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1000, max: 40_000_000 }), { minLength: 1, maxLength: 300 }), (prices) => {
        const bins = binPrices(prices);
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(prices.length);
        for (const [at, bin] of bins.entries()) {
          expect(bin.to - bin.from).toBe((bins[0]?.to ?? 0) - (bins[0]?.from ?? 0));
          if (at > 0) expect(bin.from).toBe(bins[at - 1]?.to);
        }
        expect(bins.length).toBeLessThanOrEqual(18);
      }),
    );
  });

  it('do not stretch for one outlier', () => {
    const bins = binPrices([...Array.from({ length: 200 }, (_, at) => 300_000 + at * 1000), 30_000_000]);
    expect(bins[0]).toMatchObject({ from: 300_000 });
    expect(bins.at(-1)?.to).toBeLessThanOrEqual(600_000);
  });
});

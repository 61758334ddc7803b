import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitParts, planGap, sayTax, splitCents, sumQuote, type QuoteLine } from './quote-sum.ts';

const line = (quantity: number, unitCents: number, isTaxable = true): QuoteLine => ({
  label: 'Work',
  quantity,
  unitCents,
  isTaxable,
});

describe('the sum of a quote', () => {
  it('taxes the sum once, not each line', () => {
    const lines = Array.from({ length: 4 }, () => line(100, 250));
    expect(sumQuote(lines, [{ jurisdiction: 'City', rate: 86_250 }])).toMatchObject({
      subtotalCents: 1000,
      taxCents: [86],
      totalCents: 1086,
    });
  });

  it('rounds halves up, and leaves out what is not taxed', () => {
    expect(sumQuote([line(50, 101)], []).lineCents).toEqual([51]);
    expect(sumQuote([line(100, 50), line(100, 1000, false)], [{ jurisdiction: 'State', rate: 10_000 }])).toMatchObject({
      taxableCents: 50,
      taxCents: [1],
      totalCents: 1051,
    });
  });

  it('is what exact fractions give, for any quote', () => {
    const lines = fc.array(
      fc.record({
        label: fc.constant('Work'),
        quantity: fc.integer({ min: 1, max: 1_000_000 }),
        unitCents: fc.integer({ min: 0, max: 100_000_000 }),
        isTaxable: fc.boolean(),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const taxes = fc.array(fc.record({ jurisdiction: fc.string(), rate: fc.integer({ min: 0, max: 250_000 }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(lines, taxes, (all, some) => {
        const sum = sumQuote(all, some);
        const near = (cents: number, times: number, over: number, of: number) => {
          const distance = BigInt(cents) * BigInt(over) - BigInt(of) * BigInt(times);
          return 2n * distance <= BigInt(over) && 2n * distance > -BigInt(over);
        };
        for (const [index, cents] of sum.lineCents.entries())
          expect(near(cents, all[index]?.quantity ?? 0, 100, all[index]?.unitCents ?? 0)).toBe(true);
        for (const [index, cents] of sum.taxCents.entries())
          expect(near(cents, some[index]?.rate ?? 0, 1_000_000, sum.taxableCents)).toBe(true);
        expect(sum.totalCents).toBe([...sum.lineCents, ...sum.taxCents].reduce((a, b) => a + b, 0));
      }),
    );
  });
});

describe('payment by parts', () => {
  it('knows what a plan lacks', () => {
    expect(planGap(1000, { depositCents: 300, milestones: [{ label: 'Done', cents: 700 }] })).toBe(0);
    expect(planGap(1000, { depositCents: 0, milestones: [{ label: 'Done', cents: 999 }] })).toBe(1);
    expect(planGap(1000, { depositCents: 600, milestones: [{ label: 'Done', cents: 600 }] })).toBe(-200);
  });

  it('gives what lacks to the parts without an amount, and changes amounts only where there is none', () => {
    expect(fitParts(472_41, [300_00, 0])).toEqual([300_00, 172_41]);
    expect(fitParts(100, [0, 0, 0])).toEqual([34, 33, 33]);
    expect(fitParts(900, [200, 400])).toEqual([300, 600]);
    expect(fitParts(300, [200, 400, 0])).toEqual([100, 200, 0]);
  });

  it('says a tax by its place, as far as it is known', () => {
    expect(sayTax({ jurisdiction: 'Washington', rate: 86_250 })).toBe('Tax (Washington, 8.625%)');
    expect(sayTax({ jurisdiction: '', rate: 50_000 })).toBe('Tax (5%)');
  });

  it('splits without losing a cent, each part within one of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }),
        (cents, weights) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          const parts = splitCents(cents, weights);
          if (sum === 0) return;
          expect(parts.reduce((a, b) => a + b, 0)).toBe(cents);
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (cents * (weights[index] ?? 0)) / sum)).toBeLessThan(1.001);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferTaxBracketsSchema } from './net-sheet.ts';
import { sayTransferTax, transferTaxOf, type TransferTax } from './transfer-tax.ts';

const DOLLARS = 100;
const bracket = (aboveDollars: number, millionths: number) => ({ aboveCents: aboveDollars * DOLLARS, millionths });

const NEW_JERSEY: TransferTax = {
  transferTaxKind: 'whole',
  transferTaxRate: 0,
  transferTaxBrackets: [
    bracket(1_000_000, 10_000),
    bracket(2_000_000, 20_000),
    bracket(2_500_000, 25_000),
    bracket(3_000_000, 30_000),
    bracket(3_500_000, 35_000),
  ],
};
const WASHINGTON: TransferTax = {
  transferTaxKind: 'parts',
  transferTaxRate: 0,
  transferTaxBrackets: [bracket(0, 11_000), bracket(525_000, 12_800), bracket(1_525_000, 27_500), bracket(3_025_000, 30_000)],
};

describe('a transfer tax', () => {
  it.each([
    [1_000_000, 0],
    [2_000_000, 20_000],
    [2_000_001, 40_000.02],
    [3_600_000, 126_000],
  ])('of the whole price takes of $%d, $%d', (price, tax) => {
    expect(transferTaxOf(price * DOLLARS, NEW_JERSEY)).toBe(Math.round(tax * DOLLARS));
  });

  it.each([
    [525_000, 5_775],
    [525_001, 5_775.01],
    [1_525_000, 18_575],
    [4_025_000, 89_825],
  ])('of each part takes of $%d, $%d', (price, tax) => {
    expect(transferTaxOf(price * DOLLARS, WASHINGTON)).toBe(Math.round(tax * DOLLARS));
  });

  it('of one rate is that of the price', () => {
    expect(transferTaxOf(61_250_000, { transferTaxKind: 'rate', transferTaxRate: 0.0128, transferTaxBrackets: [] })).toBe(
      784_000,
    );
  });

  it('by parts grows with the price, without a jump', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (price) => {
        const step = transferTaxOf(price + 1, WASHINGTON) - transferTaxOf(price, WASHINGTON);
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it('is said with what it counts on', () => {
    expect(sayTransferTax({ ...NEW_JERSEY, transferTaxBrackets: NEW_JERSEY.transferTaxBrackets.slice(0, 2) })).toBe(
      'Transfer tax, of the whole price: 1% above $1,000,000, 2% above $2,000,000.',
    );
    expect(sayTransferTax(WASHINGTON)).toMatch(
      /^Transfer tax, of each part of the price: 1.1% above \$0, 1.28% above \$525,000,/,
    );
    expect(sayTransferTax({ ...WASHINGTON, transferTaxKind: 'rate' })).toBeNull();
  });

  it('refuses brackets out of order', () => {
    expect(transferTaxBracketsSchema.safeParse([bracket(5, 1), bracket(5, 2)]).success).toBe(false);
    expect(transferTaxBracketsSchema.safeParse(WASHINGTON.transferTaxBrackets).success).toBe(true);
  });
});

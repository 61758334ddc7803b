import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSFER_TAX_ROWS } from './rows/transfer-taxes.ts';
import { rowsAt } from './rows/row.ts';
import {
  NEW_TRANSFER_TAX,
  sayTransferTaxes,
  transferTaxBracketsSchema,
  transferTaxOf,
  transferTaxSchema,
} from './transfer-tax.ts';

const DOLLARS = 100;
const bracket = (aboveDollars: number, millionths: number) => ({ aboveCents: aboveDollars * DOLLARS, millionths });
const taxesOf = (state: string, day = '2026-11-23', county: string | null = null) =>
  rowsAt(TRANSFER_TAX_ROWS, { state, county }, day)[0]?.taxes ?? [];
const sellers = (state: string, dollars: number, day?: string, county?: string) =>
  taxesOf(state, day, county).reduce((sum, tax) => sum + transferTaxOf(dollars * DOLLARS, tax).sellerCents, 0) / DOLLARS;
const WASHINGTON = {
  ...NEW_TRANSFER_TAX,
  brackets: [bracket(0, 11_000), bracket(525_000, 12_800), bracket(1_525_000, 27_500), bracket(3_025_000, 30_000)],
};

describe('a transfer tax', () => {
  it.each([
    [1_000_000, 0],
    [2_000_000, 20_000],
    [2_000_001, 40_000.02],
    [3_600_000, 126_000],
  ])('of the whole price takes of $%d, $%d', (price, tax) => {
    const fee = taxesOf('NJ').find(({ name }) => name === 'Graduated percent fee');
    expect(fee && transferTaxOf(price * DOLLARS, fee).cents).toBe(Math.round(tax * DOLLARS));
  });

  it.each([
    ['NJ', 350_000, 150 * 4 + 50 * 6.7 + 150 * 7.8],
    ['NJ', 350_001, 150 * 5.8 + 50 * 8.5 + 150.5 * 9.6],
    ['NJ', 1_250_000, 12_600 + 12_500],
    ['NJ', 2_750_000, 30_750 + 68_750],
    ['WA', 525_000, 5_775 + 2_625],
    ['WA', 4_025_000, 89_825 + 20_125],
    ['FL', 300_001, 2_100.7],
    ['AL', 500_000, 0],
    ['NY', 1_000_000, 4_000],
    ['PA', 400_000, 4_000],
    ['TX', 5_000_000, 0],
  ])('in %s takes of the seller of a home of $%d, $%d', (state, price, tax) => {
    expect(sellers(state, price)).toBeCloseTo(tax, 6);
  });

  it('follows the closing day and the county', () => {
    expect(sellers('NJ', 2_000_001, '2025-07-09')).toBeLessThan(22_000);
    expect(sellers('NJ', 2_000_001, '2025-07-10') - sellers('NJ', 2_000_001, '2025-07-09')).toBeCloseTo(40_000.02, 6);
    expect(sellers('FL', 100_000, '2026-01-01', 'Miami-Dade')).toBe(600);
    // Newer figures of Washington are not known: the last ones serve.
    expect(sellers('WA', 525_000, '2027-03-01')).toBe(8_400);
  });

  it('by parts grows with the price, without a jump', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (price) => {
        const step = transferTaxOf(price + 1, WASHINGTON).cents - transferTaxOf(price, WASHINGTON).cents;
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it('is the sum of both parts, whatever the share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_00 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (price, sellerShare) => {
          const { cents, sellerCents, buyerCents } = transferTaxOf(price, { ...WASHINGTON, sellerShare });
          expect(sellerCents + buyerCents).toBe(cents);
          expect(Math.min(sellerCents, buyerCents)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('counts started units as whole ones', () => {
    const tax = { ...NEW_TRANSFER_TAX, brackets: [bracket(0, 7_000)], unitCents: 100_00 };
    expect([10_000, 10_001, 20_000].map((price) => transferTaxOf(price, tax).cents)).toEqual([70, 140, 140]);
  });

  it('is said with what it counts on', () => {
    expect(sayTransferTaxes([])).toBeNull();
    expect(sayTransferTaxes([{ ...NEW_TRANSFER_TAX, brackets: [bracket(0, 12_800)], sellerShare: 0.5 }])).toBe(
      'Transfer tax, 1.28% of the price, the seller pays 50% of it.',
    );
    expect(
      sayTransferTaxes([
        { ...NEW_TRANSFER_TAX, basis: 'whole', brackets: [bracket(1_000_000, 10_000), bracket(2_000_000, 20_000)] },
      ]),
    ).toBe('Transfer tax, of the whole price: 1% above $1,000,000, 2% above $2,000,000.');
  });

  it('refuses brackets out of order, and every known row is in order', () => {
    expect(transferTaxBracketsSchema.safeParse([bracket(5, 1), bracket(5, 2)]).success).toBe(false);
    for (const row of TRANSFER_TAX_ROWS) {
      expect(row.taxes.map((tax) => transferTaxSchema.parse(tax))).toEqual(row.taxes);
      expect(row.source).not.toBe('');
    }
  });
});

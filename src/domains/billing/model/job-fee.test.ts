import { expect, it } from 'vitest';
import { HIRED_FEE_BPS, releaseFee } from './job-fee.ts';

const feeOf = (cents: number, taxCents: number, released = cents) =>
  releaseFee({ cents, taxCents, feeBps: HIRED_FEE_BPS }, released);

it('keeps a tenth of the price before sales tax, half a cent up, and nothing of a part without a price', () => {
  expect([feeOf(400_00, 0), feeOf(408_60, 8_60), feeOf(5, 0), feeOf(400_00, 0, 100_00)]).toEqual([40_00, 40_00, 1, 10_00]);
  expect(feeOf(0, 0)).toBe(0);
});

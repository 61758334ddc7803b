import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';
import { HIGH_DEPOSIT, isDepositHigh } from './high-deposit.ts';

test.each([
  // What is customary in Massachusetts and New York is no flag there.
  ['MA', 0.05, [], false],
  ['NY', 0.1, ['liquidated_damages'], false],
  ['NY', 0.12, [], true],
  [null, 0.1, [], false],
  ['CA', 0.03, [], false],
  ['CA', 0.031, [], true],
  ['WA', 0.05, [], false],
  ['WA', 0.051, [], true],
  // Wherever the deposit does not come back, less of the price matters.
  ['MA', 0.05, ['non_refundable_deposit'], true],
  ['ID', 0.031, ['deposit_paid_to_seller'], true],
  ['ID', 0.03, ['deposit_paid_to_seller'], false],
] as const)('in %s %d of the price with %j', (jurisdiction, share, flags, isHigh) =>
  expect(isDepositHigh({ price: 500_000, deposit: { amount: 500_000 * share }, jurisdiction }, flags)).toBe(isHigh),
);

const paper = (state: string, more = '') => `PURCHASE AND SALE AGREEMENT
This agreement is made on June 28, 2026 between Edward Finch ("Seller") and Priya Raman ("Buyer").
Seller agrees to sell and Buyer agrees to buy 16 Harbor Street, Salem, ${state}. Seller delivers a deed.
1. PRICE. The purchase price is $440,000. Buyer shall deposit earnest money of $22,000 with Harbor Title Co.
2. CLOSING. The closing shall occur on or before July 31, 2026.
${more}`;

test.each([
  [paper('MA 01970'), false],
  [paper('CA 94110'), true],
  [paper('MA 01970', '3. The deposit is non-refundable in all events.\n'), true],
])('a paper is asked about by its state and what it says of the deposit %#', (text, isFlagged) =>
  expect(readContract([text]).reading.flags.includes(HIGH_DEPOSIT)).toBe(isFlagged),
);

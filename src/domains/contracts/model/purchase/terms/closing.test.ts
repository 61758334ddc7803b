import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const read = (words: string) =>
  readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Acceptance: September 14, 2026.\n${words}\n`,
  ]).reading;

test('takes the day on which the buyer’s own home closes for no closing of this sale', () => {
  const { dates } = read(
    "Close of Escrow (COE)     [X] 40 Days after Acceptance   OR  [ ] on (date) ________\nSale of Buyer's Property  [X] 4410 Wren St, Napa - to close by October 9, 2026",
  );
  expect(dates?.closing).not.toBe('2026-10-09');
});

test('counts the closing from a row whose name has its short form behind it and whose choice is ticked', () => {
  const { dates } = read(
    'The effective date is September 14, 2026.\nClose of Escrow (COE)     [X] 40 Days after Acceptance   OR  [ ] on (date) ________',
  );
  expect(dates?.closing).toBe('2026-10-24');
});

test('moves nothing else off a weekend where a paper moves the close of escrow alone', () => {
  const { contingencies } = read(
    'The effective date is September 14, 2026.\nInspection: within 12 days after the Effective Date.\nIf COE would fall on a Saturday, Sunday or legal holiday, COE is the next day that is none of them.',
  );
  expect(contingencies?.find(({ type }) => type === 'inspection')?.date).toBe('2026-09-26');
});

test.each([
  ["Seller carries renter's insurance.", 'seller_financing'],
  ['There is no loan condition beyond the Due Diligence Period.', 'waived_financing'],
  ['There is no loan condition beyond the Due Diligence Period.', 'waived_inspection'],
  ['FIXTURES: The swing set does not convey.', 'no_specific_performance'],
])('raises no flag: %s (%s)', (words, code) => {
  expect(read(words).flags).not.toContain(code);
});

import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const timeOf = (words: string, type: string) => {
  const { deadlines, contingencies } = readContract([
    `PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. The effective date is April 7, 2026. Closing is on June 1, 2026.\n${words}\n`,
  ]).reading;
  return [...(deadlines ?? []), ...(contingencies ?? [])].find((term) => term.type === type);
};

test.each([
  ['Radon: Buyer may test, results due within 12 days after the Effective Date.', 'radon_inspection', '2026-04-19'],
  [
    'Wood destroying organisms: Seller shall furnish a report within 7 days after the Effective Date.',
    'pest_inspection',
    '2026-04-14',
  ],
  ['Lead testing, if any, ends 10 days after the Effective Date.', 'lead_inspection', '2026-04-17'],
  ['(b) septic, within 22 days after the Effective Date.', 'septic_inspection', '2026-04-29'],
  [
    'Within three days after the Effective Date, Purchaser shall deposit an additional $25,000.00.',
    'additional_deposit',
    '2026-04-10',
  ],
  ['Purchaser may inspect the Property within two days before Closing.', 'final_walk_through', '2026-05-30'],
  ['Title. Seller shall satisfy valid objections not less than 5 days before closing.', 'title_cure', '2026-05-27'],
])('names a time by what is looked at or cleared: %s', (words, type, day) => {
  expect(timeOf(words, type)?.date).toBe(day);
});

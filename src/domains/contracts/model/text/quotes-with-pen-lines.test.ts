import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';

const PAGE = `OFFER TO BUY A HOME
BUYER __Quinton Sayles______ offers to buy from SELLER __Roland and Thelma Broadus_______ the house at __604 Magnolia Bend, Hattiesburg, MS 39402___.
The price is $__214,000____. Earnest money of $__2,000_____ is due within __3__ days after the effective date.
CLOSING. On or before __February 26_____, 20_27_. Effective date: __January 15__, 20_27_.
Buyer: __Quinton Sayles______  1/13/27     Seller: __Thelma Broadus______  __Roland Broadus____  1/15/27
`;

test('what was written onto lines is read, and quoted as it stands there', () => {
  const { reading, evidence } = readContract([PAGE]);
  expect(reading).toMatchObject({ price: 214_000, dates: { closing: '2027-02-26', effective: '2027-01-15' } });
  expect(reading.parties).toMatchObject({ buyers: ['Quinton Sayles'], sellers: ['Roland Broadus', 'Thelma Broadus'] });
  const text = PAGE.replaceAll(/\s+/g, ' ');
  expect(evidence.map(({ quote }) => quote).filter((quote) => !text.includes(quote))).toEqual([]);
  expect(evidence.find(({ path }) => path === 'price')?.quote).toContain('$__214,000');
  for (const { quote } of reading.deadlines ?? []) expect(text).toContain(quote);
});

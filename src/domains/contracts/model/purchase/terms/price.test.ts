import { describe, expect, test } from 'vitest';
import { readPage, readSale } from '#tests/support/sale-papers.ts';

describe('the price', () => {
  test('of two places that name it outright and differ, neither is told', () => {
    const reading = readSale(
      '1. The purchase price is $455,000.\n2. Closing on or before October 2, 2026.\n5. Summary: Total purchase price $465,000, of which the lender pays 80 percent.',
    );
    expect(reading.price).toBeNull();
    expect(reading.flags).toContain('conflicting_price');
  });

  test('of a price and its first part behind a colon, the price is told', () =>
    expect(
      readSale(
        '2. PRICE. The price shall be $238,000.00: $2,500.00 with earnest money paid to Listing Broker; the balance at closing.',
      ).price,
    ).toBe(238_000));

  test.each([
    ['The purchase price is $455,000. The original purchase price of $470,000 no longer holds.'],
    ['The purchase price is $455,000. If Buyer finds an error, the list price of $470,000 does not matter.'],
  ])('%s', (words) => expect(readSale(words).price).toBe(455_000));
});

test('a price above rows in small letters is not their first', () =>
  expect(
    readPage(`REAL ESTATE SALE CONTRACT
Ana Ruiz (SELLER) agrees to sell and Tom Bell (BUYER) agrees to buy 4 Oak St, Salem, OR 97301. Title by deed, closing on May 1, 2026.
PURCHASE PRICE. The Purchase Price for the Property is: ................. $ 467,250.00
a. Earnest Money in the form of ☐ cash ☒ check, deposited with Kaw Valley Title: $ 9,000.00
c. Total amount financed by BUYER: $ 373,800.00
`),
  ).toMatchObject({ price: 467_250, financing: 373_800, deposit: { amount: 9000 } }));

test('the whole sum behind the box that is ticked under the price is the price, and a ticked yes leads to the deposit', () => {
  const reading = readPage(`REAL ESTATE CONTRACT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak St, Salem, OR 97301. Title by deed, closing on May 1, 2026.
3. PURCHASE PRICE: Buyer shall pay the following (the "Purchase Price"):
[ ] A. CASH: the exact sum of $ ______ .
[X] B. NEW LOAN: the exact sum of $ 214,000.00 subject to a loan of the type indicated: [X] conventional [ ] VA.
4. EARNEST MONEY: [X] A. Yes. Buyer tenders a check for $ 1,000.00 . [ ] B. No.
5. NON-REFUNDABLE DEPOSIT: [X] A. The Non-Refundable Deposit is not applicable. [ ] B. Buyer will pay
to Seller $ ______ within ____ days.
6. TAXES. Prorated.
`);
  expect(reading).toMatchObject({ price: 214_000, deposit: { amount: 1000 } });
  expect(reading.flags).not.toContain('non_refundable_deposit');
  expect(reading.blanks.filter((name) => /deposit|earnest/.test(name))).toEqual([]);
});

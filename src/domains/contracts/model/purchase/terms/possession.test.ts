import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const possessionOf = (text: string) =>
  (readContract([text]).reading.deadlines ?? [])
    .filter(({ type }) => type === 'possession' || type === 'terms')
    .map(({ days, from, date, time }) => [days, from, date, time].filter((part) => part != null).join(' '));

const rows = (time: string, day: string) => `CALIFORNIA RESIDENTIAL PURCHASE AGREEMENT (C.A.R. Form RPA, Revised 12/22)
THIS IS AN OFFER FROM Priya Nair ("Buyer"). THE PROPERTY to be acquired is 772 Alder Ct, Napa, CA 94558.
A        Purchase Price             $ 915,000.00
B        Close of Escrow (COE)      [X] 31 Days after Acceptance OR on ______ (date)
C        Expiration of Offer        3 calendar days after all Buyer Signature(s) or May 5, 2026, at 5 PM or ___ AM/PM
M        Possession
M(1)     Time of Possession         ${time}
M(2)     Seller Occupied or Vacant units   ${day}
N(1)     Seller Delivery of Documents      7 (or __) Days after Acceptance
Acceptance date: May 4, 2026
Buyer /s/ Priya Nair 5/2/2026   Seller /s/ Oren Falk 5/4/2026`;

test.each([
  ['Upon notice of recordation, OR [X] 6 PM or ___ [ ] AM/[ ] PM on date specified', 'COE date', ['0 closing 2026-06-04 18:00']],
  [
    'Upon notice of recordation, OR [ ] 6 PM or ___ [ ] AM/[ ] PM on date specified',
    'COE date or, if checked below,\n         [X] 4 days after COE (29 or fewer days)\n         [ ] ____ days after COE (30 or more days)',
    ['4 closing 2026-06-08 23:59'],
  ],
])('the rows of possession: %s, %s', (time, day, wanted) => {
  expect(possessionOf(rows(time, day))).toEqual(wanted);
  const { reading } = readContract([rows(time, day)]);
  expect(reading.dates?.['closing']).toBe('2026-06-04');
  // What may be filled in instead of what is printed is not missing.
  expect(reading.blanks.filter((name) => /expiration|closing/.test(name))).toEqual([]);
});

const SALE =
  'REAL ESTATE CONTRACT (MISSOURI)\nSeller: Amos Teller. Buyer: Gil Ortega. Property: 12 Elm St, Rolla, MO 65401. Price: $210,000.\nThe Effective Date is September 14, 2026. ';

test.each([
  'Closing shall take place on October 9, 2026. Possession is given the next day, October 10, at 5:00 p.m.',
  'Closing shall take place on October 9, 2026, and Seller hands over possession on the following day at 5:00 p.m.',
])('the day after closing: %s', (sentence) => {
  expect(possessionOf(SALE + sentence)).toEqual(['1 closing 2026-10-10 17:00']);
  expect(readContract([SALE + sentence]).reading.property?.address).toBe('12 Elm St, Rolla, MO 65401');
});

test('possession on the day of closing that was just told', () =>
  expect(
    possessionOf(
      'PURCHASE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301. The purchase price is $410,000. Earnest money: $5,000.\n4. Closing shall be on April 2, 2027. Seller gives possession the same day at 5:00 p.m.',
    ),
  ).toEqual(['0 closing 2027-04-02 17:00']));

import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const timesOf = (text: string) =>
  (
    readContract([
      `PURCHASE AND SALE AGREEMENT\nSeller: Ana Ruiz\nBuyer: Tom Bell\nProperty: 4 Oak Street, Salem, OR 97301\nPurchase price: $410,000\nDate of Acceptance: March 16, 2027\nClosing: April 30, 2027\n${text}\n`,
    ]).reading.deadlines ?? []
  ).map(({ type, date, days, basis }) => `${type} ${date} ${days} ${basis}`);

test('a count between brackets of a form counts', () =>
  expect(timesOf('Earnest money shall be delivered within [2] Business Days after Date of Acceptance.')).toContain(
    'earnest_money_delivery 2027-03-18 2 business',
  ));

test('another count in brackets is for what it says', () => {
  const times = timesOf(
    '13. INSPECTIONS: Buyer shall have a home inspection and serve notice within five (5) Business Days (ten (10) calendar days for a radon test) after Date of Acceptance.',
  );
  expect(times).toContain('inspection 2027-03-23 5 business');
  expect(times).toContain('radon_inspection 2027-03-26 10 calendar');
});

test('a count that its line breaks before its figure is one', () =>
  expect(
    timesOf(
      '15. ASSOCIATIONS: Seller tells the fees. Within ten\n(10) Business Days from the Date of Acceptance, Seller shall deliver to Buyer the declaration and bylaws of the association.',
    ),
  ).toContain('hoa_documents 2027-03-30 10 business'));

test('what may be done no earlier than a day is due on none', () =>
  expect(timesOf('No earlier than seven (7) calendar days prior to Settlement, Buyer may conduct a final walk-through.')).toEqual(
    [],
  ));

test('the hour of a day that its line breaks is no item of a list', () =>
  expect(
    timesOf('2. Seller shall replace the panel, and provide receipts, no later than 5:00\np.m. on April 20, 2027.').join(),
  ).toContain('2027-04-20'));

test('“Release Date” before a day says that it is due, whatever the row is for', () => {
  const times = timesOf(
    'CONTINGENCIES:\nTitle review\tRelease Date: April 2, 2027\nWater rights contingency\tRelease Date: April 9, 2027',
  );
  expect(times).toContain('title_objection 2027-04-02 null calendar');
  expect(times).toContain('water_rights 2027-04-09 null calendar');
});

test('an offer that ends by an hour with its day behind a semicolon', () =>
  expect(
    timesOf('Offer terminates if not countered or accepted by 6:00 o’clock [ ] a.m./ [X] p.m.; on the 10th day of March, 2027.'),
  ).toContain('offer_expiration 2027-03-10 null calendar'));

test('possession behind a tick, and none behind boxes that nobody ticked', () => {
  expect(timesOf('POSSESSION: Seller shall deliver possession on [X] the Closing Date at 5:00 p.m. [ ] ________.')).toContain(
    'possession 2027-04-30 0 calendar',
  );
  expect(timesOf('POSSESSION: Possession to be given [   ] at closing [   ] ........ days after closing.')).toEqual([]);
});

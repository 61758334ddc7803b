import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const HEAD = `CONTRACT OF SALE
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000.
Closing June 1, 2027. Effective Date: April 6, 2027.
`;
const timesOf = (words: string) =>
  [...(readContract([`${HEAD}${words}\n`]).reading.deadlines ?? [])].map(({ type, date }) => `${type} ${date ?? ''}`);

test('a table whose columns are headed by who does what, and when', () => {
  const times = timesOf(`
Party     Duty                                     When
Buyer     Deposit $9,000 with Oak Title            3 days after the Effective Date
Seller    Write what the neighbors owe for the old fence 10 days after the Effective Date
Buyer     Approval by the board of the church      May 3, 2027
Both      Close                                    June 1, 2027`);
  expect(times).toEqual(
    expect.arrayContaining([
      'earnest_money_delivery 2027-04-09',
      'approval_board_church 2027-05-03',
      'write_what_neighbors_owe_for 2027-04-16',
    ]),
  );
  // The closing has a place of its own.
  expect(times.filter((time) => time.endsWith('2027-06-01'))).toEqual([]);
});

test('what the column of former days tells is no time any more', () => {
  const times = timesOf(`
What                Was               Is now
Appraisal           April 20, 2027    May 4, 2027
Loan approval       April 30, 2027    May 11, 2027`);
  expect(times).toEqual(expect.arrayContaining(['appraisal 2027-05-04', 'loan_approval 2027-05-11']));
  expect(times.join('; ')).not.toMatch(/2027-04-[23]0/);
});

test('boxes that are ticked beside days are read elsewhere', () => {
  expect(timesOf('What                  Date\n[ ] Survey            May 4, 2027')).toEqual([]);
});

test('a side beside the day of its mark sets no time', () => {
  expect(
    timesOf('Seller: Odette Finch\nPossession: June 3, 2027 at 10:00 AM\n\nOdette Finch    April 6, 2027, 6:45 p.m.').join(),
  ).not.toContain('odette');
});

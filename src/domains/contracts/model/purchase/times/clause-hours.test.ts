import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const SALE =
  'PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000, with a deed at closing.\nThe Effective Date is March 3, 2027. Closing shall be on April 30, 2027.\n';
const timesIn = (clause: string) => {
  const { contingencies = [], deadlines = [] } = readContract([`${SALE}${clause}\n`]).reading;
  return [...contingencies, ...deadlines].map(({ type, date, time }) =>
    [type, date, time].filter((part) => part != null).join(' '),
  );
};

test.each([
  [
    'Earnest money: within three (3) business days after the Effective Date, and not later than 5:00 p.m. on the last of those days, Buyer shall deposit $5,000 with First Title.',
    ['earnest_money_delivery 2027-03-08 17:00'],
  ],
  [
    'Buyer shall apply for the loan within five days, and shall obtain approval of the loan within thirty days, after the Effective Date, in each case by 5:00 p.m.',
    ['loan_application 2027-03-08 17:00', 'loan_approval 2027-04-02 17:00'],
  ],
  [
    'Seller shall complete the agreed repairs at least three (3) days prior to Closing and deliver receipts by 5:00 p.m. that day.',
    ['repairs 2027-04-27 17:00'],
  ],
  [
    'Inspection: Buyer shall inspect within 10 days after the Effective Date. Buyer’s notice under this paragraph must be received by Seller not later than 6:00 p.m. on the last day of that period.',
    ['inspection 2027-03-13 18:00'],
  ],
  [
    'Financing: if Buyer has no written loan commitment by 5:00 p.m. on day 30 following the Effective Date, either party may terminate.',
    ['loan_approval 2027-04-02 17:00'],
  ],
  [
    'Buyer may terminate if a commitment for the loan cannot be obtained on or before June 4, 2027, by written notice to Seller prior to 5:00 p.m. on said date.',
    ['loan_approval 2027-06-04 17:00'],
  ],
  [
    'Survey: Buyer shall obtain a survey until 5:00 p.m. on that date which is ten (10) days after the Effective Date.',
    ['survey 2027-03-13 17:00'],
  ],
])('an hour away from its time: %s', (clause, times) => {
  expect(timesIn(clause)).toEqual(expect.arrayContaining(times));
});

test.each([
  [
    'Appraisal: Buyer shall have the property appraised within 10 days after the Effective Date, and Seller shall open the house at 9:00 a.m.',
    'appraisal 2027-03-13 23:59',
  ],
  [
    'Insurance: Buyer shall obtain a quote for homeowner’s insurance within 10 days after the Effective Date, or by 4:00 p.m. on March 22, 2027 if Seller agrees.',
    'insurance 2027-03-13 23:59',
  ],
])('takes no hour of something else: %s', (clause, time) => {
  expect(timesIn(clause)).toContain(time);
});

test.each([
  ['If Buyer does not receive the disclosure, Buyer may terminate this Agreement at any time prior to Closing.', '2027-04-30'],
  ['Buyer may terminate this Agreement for any reason on or prior to the Closing Date.', '2027-04-30'],
])('a right that lasts until the closing: %s', (clause, day) => {
  expect(timesIn(clause).some((time) => time.includes(day))).toBe(true);
});

test.each([
  'Buyer may terminate within 7 days after the Effective Date or prior to closing, whichever first occurs.',
  'Seller bears the risk of loss prior to Closing.',
])('no such right: %s', (clause) => {
  expect(timesIn(clause).filter((time) => time.includes('2027-04-30'))).toEqual([]);
});

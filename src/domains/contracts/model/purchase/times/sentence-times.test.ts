import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const readAll = (text: string) => readContract([text]).reading;
const timesIn = (text: string) => {
  const { contingencies = [], deadlines = [] } = readAll(text);
  return [...contingencies, ...deadlines].map(({ type, date, time }) =>
    [type, date, time].filter((part) => part != null).join(' '),
  );
};
const SALE =
  'PURCHASE AND SALE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000 with a deed at closing.\n';
const TIMED = `${SALE}The Effective Date is March 2, 2027. Closing shall be on April 30, 2027.\n`;

test.each([
  [
    'Inspections to be completed within 10 days from the Effective Date. Buyer shall submit repair requests within 3 days thereafter.',
    'repair_request 2027-03-15 23:59',
  ],
  [
    '(j) "Due Diligence Period": The period beginning on the Effective Date and extending through 5:00 p.m. on March 26, 2027.',
    'inspection 2027-03-26 17:00',
  ],
  [
    '2. Buyer must remove: appraisal, no later than 17 days following the Effective Date; loan, no later than 21 days following the Effective Date.',
    'loan_approval 2027-03-23 23:59',
  ],
  [
    '3. Earnest Money: Buyer will pay within 3 days after the Effective Date the sum of $6,000.\n2.A. Loan: Within 3 days after the Effective Date, Buyer shall make application.',
    'loan_application 2027-03-05 23:59',
  ],
  [
    'Inspections shall be completed within 12 days after the Effective Date, and results delivered to Seller within 2 days thereafter.',
    '2027-03-16 23:59',
  ],
  [
    'Inspections: Buyer has ten days from the Effective Date, excluding Saturdays, Sundays and holidays, to inspect.',
    'inspection 2027-03-16 23:59',
  ],
  [
    'Due diligence: a ten (10) calendar day period commencing the first day after the Effective Date.',
    'inspection 2027-03-12 23:59',
  ],
  [
    '12. Inspections: general building within 12 days; septic within 20 days; all from the Effective Date.',
    'inspection 2027-03-14 23:59',
  ],
  ['SPDS within three (3) days after the Effective Date.', 'seller_disclosure 2027-03-05 23:59'],
  ['Mortgage application within 5 days of the Effective Date; firm commitment by April 5, 2027.', 'loan_approval 2027-04-05'],
  ['RADON, WELL and SEPTIC: 20 days from the Effective Date.', '2027-03-22 23:59'],
  [
    'KEY DATES\nEvent\tWhen\tHour\nEarnest money to Sooner Closing\tMarch 8, 2027\t5 p.m.',
    'earnest_money_delivery 2027-03-08 17:00',
  ],
  ['f) Close by April 30, 2027. Possession: closing day at 6 p.m.', 'possession 2027-04-30 18:00'],
  [
    'Buyer has the house inspected within two weeks of the Effective Date and may back out no later than three days after that.',
    '2027-03-19 23:59',
  ],
  ['Seller moves out by 6 p.m. the day before closing.', 'possession 2027-04-29 18:00'],
  ['Expiration: 9:00 PM on March 3, 2027 or the offer lapses.', 'offer_expiration 2027-03-03 21:00'],
  [
    '3. Buyer has until 5:00 p.m. on March 30, 2027 (the "Contingency Date") to approve the Property. Additional Deposit: $7,500 within two business days after the Contingency Date.',
    'additional_deposit 2027-04-01 23:59',
  ],
  [
    'Inspection period: ten business days after the Effective Date. Repair agreement: five business days after the inspection period ends.',
    '2027-03-23 23:59',
  ],
  ['Buyer may terminate by notice given by 5:00 p.m. within 10 days after the Effective Date.', 'terminate 2027-03-12 17:00'],
  [
    '(b) Buyer’s Feasibility Period shall run from the Effective Date until 5:00 p.m. on March 30, 2027. (d) Not later than ten (10) days before the end of the Feasibility Period Buyer shall notify Seller of title objections.',
    'title_objection 2027-03-20',
  ],
  ['Deposits: $5,000 herewith; $19,900 on or before March 12, 2027.', 'additional_deposit 2027-03-12'],
  ['Closing may be delayed, with an automatic extension of 5 business days.', 'closing_extension 2027-05-07 23:59'],
  ['Offer expires [X] 9:00 PM Mountain Time on March 3, 2027 unless accepted.', 'offer_expiration 2027-03-03 21:00'],
  ['This offer must be signed by Seller and delivered by March 4, 2027 at 5:00 p.m.', 'offer_expiration 2027-03-04 17:00'],
  [
    '9. POSSESSION. Full possession of said premises is to be delivered at the time of the delivery of the deed.',
    'possession 2027-04-30',
  ],
  ['POSSESSION: Possession shall be granted to Buyer at the completion of Closing.', 'possession 2027-04-30'],
  ['Possession      Day after closing, noon      Seller', 'possession 2027-05-01 12:00'],
  [
    'Seller shall provide Buyer with the septic permit within 10 days of the Effective Date.',
    'provide_septic_permit 2027-03-12 23:59',
  ],
  ['6. Termination. Either party may terminate upon ten days’ prior written notice.', 'terminate'],
])('%s', (text, wanted) => expect(timesIn(TIMED + text)).toContainEqual(expect.stringContaining(wanted)));

test('a time after a deadline that the paper names follows its day', () => {
  const rows = '24. CONTRACT DEADLINES.\n(a) Seller Disclosure Deadline      March 9, 2027\n';
  const sentence = 'If Seller fails to deliver, Buyer may cancel within 3 days after the Seller Disclosure Deadline.';
  expect(timesIn(TIMED + rows + sentence)).toContainEqual(expect.stringContaining('2027-03-12 23:59'));
});

test('the day of the start itself is no time to do something by', () => {
  const text = `${SALE}2. Earnest money: Holder shall deposit it within 5 banking days of receiving same.\nBinding Agreement Date: This Agreement has been accepted and the Binding Agreement Date is March 2, 2027.`;
  expect(timesIn(text).filter((time) => time.includes('2027-03-02'))).toEqual([]);
});

test.each(['made within 180 days prior to Closing', 'not more than 30 days before Closing'])(
  'how old a letter may be is no time to do something by: %s',
  (age) =>
    expect(
      timesIn(`${TIMED}Seller shall deliver a termite letter ${age}.`).filter((time) => !time.startsWith('closing')),
    ).toEqual(expect.not.arrayContaining([expect.stringMatching(/2026|2027-03/)])),
);

test('the words for the start are no end of an offer', () => {
  const text = `${SALE}The Effective Date is the date of final acceptance by all parties: March 2, 2027.`;
  expect(timesIn(text).join()).not.toContain('2027-03-02');
});

test('possession is kept out of what moves and shortens the others, where the paper says so', () => {
  const counting =
    'Except for the Possession Date, if the last day falls on a Saturday, Sunday or legal holiday, the period extends to the next day that is not. Periods of five days or less shall not include Saturdays, Sundays or legal holidays.';
  const times = timesIn(
    `${TIMED}${counting}\nPossession Date: 2 days after Closing.\nBuyer shall apply for a loan within 4 days after the Effective Date.`,
  );
  expect(times).toContainEqual(expect.stringContaining('possession 2027-05-02'));
  expect(times).toContainEqual(expect.stringContaining('loan_application 2027-03-08'));
});

test.each([
  ['Acceptance: confirmed as personally received by Buyer on March 3, 2027 at 11 AM.', '2027-03-03'],
  ['Acceptance of this Purchase Agreement: accepted by Seller at 6 PM on March 3, 2027.', '2027-03-03'],
  [
    'This Contract is made on March 1, 2027. Apply within 3 days after the Date of Ratification.\nDate of Ratification: March 5, 2027',
    '2027-03-05',
  ],
  ['We both signed on March 4, 2027, and every number of days below counts from that day.', '2027-03-04'],
  ['Acceptance: signed and communicated March 2, 2027.', '2027-03-02'],
  ['Contract acceptance: signed copy delivered March 3, 2027.', '2027-03-03'],
  ['Acceptance: must be signed and delivered by March 3, 2027.', null],
  ['Dated March 2, 2027.\nBuyer has three weeks from the date of this contract to inspect.', '2027-03-02'],
  ['Dated March 2, 2027.\nBuyer has three weeks from acceptance to inspect.', null],
])('the start in "%s"', (text, day) => expect(readAll(SALE + text).dates?.['effective'] ?? null).toBe(day));

test('an amendment counts from its own date', () => {
  const text =
    'AMENDMENT TO PURCHASE CONTRACT\nRe: Contract between Ana Ruiz, Buyer, and Tom Bell, Seller, 4 Oak Street, Salem, OR 97301.\nThis Amendment is dated June 1, 2027. Buyer shall pay an extension deposit of $1,500 within two business days after the date of this Amendment.';
  expect(timesIn(text)).toContain('additional_deposit 2027-06-03 23:59');
});

test.each([
  'RESIDENTIAL PURCHASE AGREEMENT (Nevada)\nBuyer: Ana Ruiz. Seller: Tom Bell. 4 Oak Street, Reno, NV 89501. $455,000. EMD $5,000 within 1 business day. Close of Escrow: April 30, 2027.',
  'AGREEMENT / CONTRACT: SOUTH CAROLINA RESIDENTIAL\nBuyer: Ana Ruiz. Seller: Tom Bell. 4 Oak Street, Beaufort, SC 29902. $447,500. Earnest money $5,000. Closing: April 30, 2027.',
  `CONTRACT OF SALE made as of the 18th day of August, 2027 between Tom Bell ("Seller") and Ana Ruiz ("Purchaser") for 60 Cherry Lane, Saratoga Springs, New York 12866, at $525,000, of which the Purchaser pays $52,500 on signing.\nDownpayment of $52,500 on signing. Closing on or about October 28, 2027.`,
  'FARM AND RANCH CONTRACT\nSeller Tom Bell and Buyer Ana Ruiz contract for 52 acres. Price: $780,000. Earnest money $10,000. Closing on April 30, 2027.',
])('a short agreement is one: %s', (text) => expect(readAll(text).docType).toBe('purchase_agreement'));

test.each([
  [
    'Earnest money is delivered to Escrow by 5 p.m. of the following business day after the Effective Date.',
    'earnest_money_delivery 2027-03-03 17:00',
  ],
  [
    'Upon the Effective Date Buyer shall furnish proof of funds by 5:00 p.m. of the next business day.',
    'proof_of_funds 2027-03-03 17:00',
  ],
  [
    'Earnest money is delivered within two business days of acceptance hereof, by 5 p.m.',
    'earnest_money_delivery 2027-03-04 17:00',
  ],
  ['Inspection deadline: the 15th of March, 2027, at 5:00 p.m.', 'inspection 2027-03-15 17:00'],
  ['All inspections must be finished on or before the fifteenth of March, 2027.', 'inspection 2027-03-15'],
  ['Lender’s approval of the loan is due by 15-Mar-2027.', 'loan_approval 2027-03-15'],
  ['Appraisal to be completed Mar. 15.', 'appraisal 2027-03-15'],
  ['Inspections must be concluded no later than 11:59 pm EDT on Mon., March 15, 2027.', 'inspection 2027-03-15 23:59'],
  ['This offer shall remain open until five o’clock p.m. on March 5, 2027.', 'offer_expiration 2027-03-05 17:00'],
  ['The balance of the deposit, $10,000, is payable March 15, 2027.', 'additional_deposit 2027-03-15'],
  ['Buyer’s loan contingency shall expire thirty days subsequent to the Effective Date.', 'loan_approval 2027-04-01 23:59'],
  ['Within seven days of everyone having signed, Buyer inspects the house.', 'inspection 2027-03-09 23:59'],
  ['Inspections: seven days from ratified contract.', 'inspection 2027-03-09 23:59'],
  [
    'The Inspection Period shall commence on the Effective Date and continue for a period of ten (10) days.',
    'inspection 2027-03-12 23:59',
  ],
  [
    'The inspection period starts on the Effective Date and ends fourteen (14) days later at 5:00 p.m.',
    'inspection 2027-03-16 17:00',
  ],
  [
    'The inspection period shall begin on the Effective Date and shall terminate at the end of the fourteenth day after it.',
    'inspection 2027-03-16 23:59',
  ],
  [
    'This Agreement is subject to Buyer’s depositing earnest money within 5 days of its date.',
    'earnest_money_delivery 2027-03-07 23:59',
  ],
  ['Buyer has one month from the Effective Date to secure financing.', '2027-04-02 23:59'],
  ['Water from the well is tested and the report delivered not later than 15 days prior to Closing.', '2027-04-15 23:59'],
  ['All repairs are to be made by Seller at least ten days before Closing.', 'repairs 2027-04-20 23:59'],
  [
    '7. DUE DILIGENCE runs from the Effective Date through the 10th Business Day thereafter at 6:00 p.m.',
    'inspection 2027-03-16 18:00',
  ],
  [
    'Buyer’s Inspection Period is ten (10) days after the Effective Date. Seller responds within five (5) days after its end.',
    'seller_response 2027-03-17 23:59',
  ],
  ['Buyer applies for a loan within 7 days of this Agreement’s becoming binding.', 'loan_application 2027-03-09 23:59'],
  ['If a commitment has not issued by March 25, 2027, Buyer may cancel.', 'loan_approval 2027-03-25'],
])('a time in other words: %s', (sentence, time) =>
  expect(timesIn(TIMED + sentence)).toContainEqual(expect.stringContaining(time)),
);

test.each([
  'Any period after the Effective Date that ends on a Saturday runs until 5 p.m. of the following business day.',
  'Escrow releases the deposit within 3 days after both sign a release.',
  'A survey is delivered by Seller, and it is certified within 5 days of its date.',
])('no start is made up: %s', (sentence) => expect(timesIn(TIMED + sentence).join()).not.toMatch(/2027-03-0[3-9]/));

test('what a lettered item is about names its time', () => {
  const items =
    'c. Neighborhood. Buyer may look at the neighborhood.\nd. Financing. If Buyer has not waived this condition within 25 days from the Effective Date, either party may terminate.\n(e) Radon. Buyer may test for radon and deliver the report by 9 p.m. on the 10th day following the Effective Date.';
  const times = timesIn(`${TIMED}5. CONDITIONS\n${items}`);
  expect(times).toContain('loan_approval 2027-03-27 23:59');
  expect(times).toContain('radon_inspection 2027-03-12 21:00');
});

test.each([
  ['We close in 40 days from the Effective Date.', '2027-04-11'],
  ['The sale closes 45 days after the Effective Date.', '2027-04-16'],
  ['Closing will happen six weeks from the Effective Date.', '2027-04-13'],
])('a closing that a verb counts: %s', (words, day) =>
  expect(readAll(`${SALE}The Effective Date is March 2, 2027.\n${words}`).dates?.['closing']).toBe(day),
);

import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

/** A short paper, signed last on June 3, 2026, with one clause, a sentence about its start and a note under the marks. */
const paperOf = ({ clause, start = 'The "Effective Date" is the date on which the last party signs.', note = '' }: Said) =>
  `PURCHASE AND SALE AGREEMENT

Buyer: Ann Lee
Seller: Bob Stone
Property: 12 Oak Street, Dover, DE 19901

1. PRICE. The purchase price is $300,000.00.
2. CLOSING. Closing shall take place on July 31, 2026.
3. TERMS. ${clause}
4. TIME. ${start}

Buyer: /s/ Ann Lee      Date: June 1, 2026
Seller: /s/ Bob Stone     Date: June 3, 2026
${note}
`;

interface Said {
  clause: string;
  start?: string;
  note?: string;
}

function timesOf(said: Said): string[] {
  const { contingencies = [], deadlines = [] } = readContract([paperOf(said)]).reading;
  return [...contingencies, ...deadlines].map(({ type, date, time }) => `${type} ${date ?? ''} ${time ?? ''}`.trim());
}

test.each([
  ['this Agreement commences', 'This Agreement commences when the second of the two parties signs it.'],
  ['this offer becomes a contract', 'This offer becomes a contract on the date the last party signs.'],
  ['the date on which this Agreement is last signed', ''],
  ['the Contract is formed', 'The Contract is formed on the date of the last signature.'],
])('a start in words of its own: %s', (event, start) => {
  expect(timesOf({ clause: `Buyer may inspect within 10 days after ${event}.`, start })).toContain('inspection 2026-06-13 23:59');
});

test('what only resembles the start begins no time', () => {
  expect(
    timesOf({ clause: 'The escrow agent pays the deposit out within 5 days after the parties sign a release.' }).join(),
  ).not.toContain('2026-06-08');
  expect(timesOf({ clause: 'Buyer may inspect within 10 days after Buyer signs a lease.' }).join()).not.toContain('2026-06-1');
});

test.each([
  ['A loan commitment is due 30 days from June 5, 2026.', 'loan_approval 2026-07-05'],
  ['Buyer completes all inspections no later than 20 days before July 31, 2026.', 'inspection 2026-07-11'],
  [
    'The survey was received on June 15, 2026. Buyer has 5 days after its receipt to object to title.',
    'title_objection 2026-06-20',
  ],
  ['Notice of defects was given on June 12, 2026; Seller has 6 days to respond.', 'seller_response 2026-06-18'],
  [
    'The inspection took place on June 11, 2026. Within two days after the inspection Buyer shall request repairs.',
    'repair_request 2026-06-13',
  ],
  [
    'Buyer acknowledges receipt of the resale certificate on June 8, 2026. Buyer may cancel within 3 days after its receipt.',
    'hoa_documents 2026-06-11',
  ],
  [
    'Financing Contingency Period: 21 days. Appraisal Contingency Period: 18 days. Both run from the Effective Date.',
    'appraisal 2026-06-21',
  ],
])('a count from what the paper tells: %s', (clause, time) => {
  expect(timesOf({ clause }).join('; ')).toContain(time);
});

test('a copy that was delivered begins what is counted from it', () => {
  const clause = 'Buyer may inspect within 10 days after a fully signed copy is delivered to Buyer.';
  expect(timesOf({ clause, note: 'A fully signed copy was delivered to Buyer on June 4, 2026.' })).toContain(
    'inspection 2026-06-14 23:59',
  );
});

test('a row may hold several times', () => {
  const rows = `See the schedule.

KEY DATES
Financing       application 5 days; commitment 30 days after Effective Date
Title           commitment by June 20, 2026; objections by June 27, 2026
Deposits        $5,000 within 3 days after Effective Date; further $9,000 on June 30, 2026
`;
  expect(timesOf({ clause: rows })).toEqual(
    expect.arrayContaining([
      'loan_application 2026-06-08 23:59',
      'loan_approval 2026-07-03 23:59',
      'title_commitment 2026-06-20',
      'title_objection 2026-06-27',
      'additional_deposit 2026-06-30',
    ]),
  );
});

test.each([
  ['under it', '\n  (a) a home inspection;\n  (b) a radon test; and\n  (c) a septic inspection.\n'],
  ['in the sentence', ' (a) a home inspection; (b) a radon test; and (c) a septic inspection.'],
])('items %s have the time that their head names', (_, items) => {
  expect(timesOf({ clause: `Within 10 days after the Effective Date Buyer may obtain:${items}` })).toEqual(
    expect.arrayContaining(['inspection', 'radon_inspection', 'septic_inspection'].map((type) => `${type} 2026-06-13 23:59`)),
  );
});

test('what is looked at besides the home has its time, and examples have none', () => {
  const clause = 'Within 10 days after the Effective Date Buyer may have the home, and the air for radon, inspected.';
  expect(timesOf({ clause })).toContain('radon_inspection 2026-06-13 23:59');
  const examples = 'Within 10 days after the Effective Date Buyer may inspect the home, including tests for radon and mold.';
  expect(timesOf({ clause: examples }).join()).not.toContain('radon_inspection');
});

test.each([
  ['Anything due on a day may be done until 9:00 p.m. of that day.', '21:00'],
  ['A deadline means 5:00 P.M. on the date shown.', '17:00'],
  ['For purposes of this Agreement a day is over at 6:00 p.m.', '18:00'],
])('the hour of all times: %s', (said, time) => {
  const start = `The "Effective Date" is the date on which the last party signs. ${said}`;
  expect(timesOf({ clause: 'Buyer may inspect within 10 days after the Effective Date.', start })).toContain(
    `inspection 2026-06-13 ${time}`,
  );
});

test('keys “that afternoon” are handed over on the day of closing', () => {
  expect(timesOf({ clause: 'We close on July 31, 2026. Keys at 5:00 that afternoon.' })).toContain('possession 2026-07-31 17:00');
});

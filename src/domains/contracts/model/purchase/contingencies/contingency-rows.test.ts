import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';
import { answerOfRow } from './contingency-rows.ts';

test.each([
  ['Building inspection\twithin 10 days', 'inspection', true],
  ['Appraisal contingency: Yes ☒ No', 'appraisal', false],
  ['Appraisal contingency: Yes ☒ No ☐', 'appraisal', true],
  ['Appraisal at the price or above\tyes', 'appraisal', true],
  ['Mortgage\t☒ Yes ☐ No\tamount $ ______', 'financing', true],
  ['HOME SALE CONTINGENCY: ☐ Yes ☒ No', 'sale_of_home', false],
  ['Attorney review: three business days.', 'attorney_review', true],
])('%s', (row, type, isChosen) => expect(answerOfRow(row)).toEqual({ type, isChosen }));

test.each([
  'Financing: no, cash',
  'Inspection fee\t$400',
  'Final inspection\tyes',
  'Inspection: ☐ Yes ☐ No',
  'Mortgage\tRidge Bank',
  'Seller’s mortgage: yes',
])('no answer: %s', (row) => expect(answerOfRow(row)).toBeUndefined());

const contingenciesOf = (terms: string) =>
  (
    readContract([
      `PURCHASE AND SALE AGREEMENT\nSeller: Ana Ruiz\nBuyer: Tom Bell\nSeller agrees to sell and Buyer agrees to buy 4 Oak Street, Salem, OR 97301.\nPurchase price: $410,000\n${terms}\nClosing date: June 12, 2026\n`,
    ]).reading.contingencies ?? []
  ).map(({ type, status, days }) => `${type} ${status} ${days ?? ''}`.trim());

test('a sheet of rows tells its contingencies, with an open start', () =>
  expect(contingenciesOf('Building inspection\twithin 10 days\nAppraisal\t☒ required by lender ☐ waived')).toEqual([
    'inspection stated 10',
    'appraisal stated',
  ]));

test('one sentence names several', () =>
  expect(
    contingenciesOf(
      'The promise to buy depends on a satisfactory inspection, on the bank’s approval of a loan, and on what an appraiser says.',
    ).toSorted(),
  ).toEqual(['appraisal stated', 'financing stated', 'inspection stated']));

test('a way out that waits for no day', () =>
  expect(contingenciesOf('Buyer may cancel if no bank lends the buyer a mortgage loan.')).toEqual(['financing stated']));

test('the sentence beside a ticked box has its days, and what nobody ticked is not given up', () =>
  expect(
    contingenciesOf(
      '8. Financing Contingency. ☒ applies ☐ does not apply. Buyer shall have 25 days from acceptance to obtain a ☒ Conventional ☐ FHA ☐ VA loan.\n9. APPRAISAL: ☒ This sale is contingent upon the Property appraising at the price. ☐ This sale is not contingent on an appraisal.\n10. INSPECTION: Buyer chooses not to have any inspection made.',
    ),
  ).toEqual(['financing stated 25', 'appraisal stated', 'inspection waived']));

test('a letter lets somebody out in plain words', () =>
  expect(
    contingenciesOf('If the bank turns him down he gets the deposit back and neither of us owes the other anything.'),
  ).toEqual(['financing stated']));

test('what does not depend on a sale gives that condition up', () =>
  expect(
    contingenciesOf(
      '6. SALE. ☐ This contract depends on the sale of Buyer’s home. ☒ This contract does not depend on the sale of Buyer’s home.',
    ),
  ).toEqual(['sale_of_home waived']));

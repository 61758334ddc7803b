import { expect, test } from 'vitest';
import { growsSteadily } from '#tests/support/work-time.ts';
import { joinColumnBlocks } from './column-blocks.ts';
import { readContract } from '../read-contract.ts';

const HEAD = `CONTRACT FOR THE SALE OF RESIDENTIAL REAL PROPERTY                 Delaware
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Dover, DE 19901. Title passes by deed.
Price $410,000; deposit $5,000. Settlement June 1, 2027. Effective Date: April 6, 2027.
`;
const timesOf = (table: string) =>
  (readContract([`${HEAD}${table}\n`]).reading.deadlines ?? []).map(({ type, date }) => `${type} ${date}`);

test('a value that goes on under itself, in rows without rules', () => {
  const times = timesOf(`
Event                              Deadline
Earnest money delivered to         within 3 days after the
escrow                             Effective Date
Inspection period ends             10 days after the
                                   Effective Date
Loan commitment delivered          Monday, May 3,
                                   2027
Association documents              Within seven (7) days
to Buyer                           following the Effective
                                   Date
Title commitment                   5 days after Effective Date
Appraisal                          12 days after Effective Date`);
  expect(times).toEqual(
    expect.arrayContaining([
      'earnest_money_delivery 2027-04-09',
      'inspection 2027-04-16',
      'loan_approval 2027-05-03',
      'hoa_documents 2027-04-13',
      'title_commitment 2027-04-11',
      'appraisal 2027-04-18',
    ]),
  );
});

test('who does it and how stand in columns of their own', () => {
  const times = timesOf(`
 What                          Who      When                        How
 Radon test                    Buyer    10 days after Effective     Report
                                        Date
 Mortgage commitment           Buyer    25 days after Effective     Lender's
                                        Date                        letter
 Wood infestation report       Seller   10 days before              Report
                                        Settlement`);
  expect(times).toEqual(expect.arrayContaining(['loan_approval 2027-05-01', 'pest_inspection 2027-05-22']));
  expect(times.filter((time) => time.endsWith('2027-04-16'))).toHaveLength(1);
});

test('of two labels in one row, each has the time behind it', () => {
  const { reading } = readContract([
    `${HEAD}Survey Deadline: May 14, 2027            Insurance Deadline: 10 days after Effective Date\n`,
  ]);
  expect((reading.contingencies ?? []).filter(({ type, days }) => type === 'survey' && days != null)).toEqual([]);
  expect((reading.deadlines ?? []).map(({ type, date }) => `${type} ${date}`)).toEqual(
    expect.arrayContaining(['survey 2027-05-14', 'insurance 2027-04-16']),
  );
});

test('rows that are whole stay as they are, and many are read in good time', () => {
  const page = 'Closing        3 days after acceptance\nTitle          within 7 days\nSettlement     June 30, 2027';
  expect(joinColumnBlocks(page)).toBe(page);
  const write = (length: number) => 'Closing        3 days after the\n               Effective\n'.repeat(length / 60);
  expect(growsSteadily((text) => void joinColumnBlocks(text), write, 120_000, 2000)).toBe(true);
});

test('labels and values that wrap in a grid of lettered rows, and headings between them', () => {
  const times = timesOf(`
Item   Ref     Event                    Date or Deadline
A      5       Earnest Money            within 3 days after Effective Date
B(1)   8A      Investigation of         12 days after
               Property                 Effective Date
               Loan and Credit
B(2)   8B      Loan Approval Deadline   21 days after Effective Date
               Insurance
C      9       Verification of Down     5 days after
               Payment and Closing      Effective Date
               Costs`);
  expect(times).toEqual(
    expect.arrayContaining([
      'earnest_money_delivery 2027-04-09',
      'inspection 2027-04-18',
      'loan_approval 2027-04-27',
      'proof_of_funds 2027-04-11',
    ]),
  );
});

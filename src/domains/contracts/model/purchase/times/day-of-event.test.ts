import { describe, expect, test } from 'vitest';
import { sayRule } from '../../times/deadline-words.ts';
import { readContract } from '../../read-contract.ts';
import { recountTimes } from '../../times/recount.ts';
import { settleReading } from '../../settling/settle.ts';

/** The times of a paper that starts on June 5, 2026 and closes on August 3, 2026, with more words in it. */
function timesOf(words: string, corrected?: string) {
  const { reading, counting } = readContract([
    `PURCHASE AGREEMENT\nAna Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Effective Date: June 5, 2026. Closing is August 3, 2026.\n\n${words}\n`,
  ]);
  const { deadlines, contingencies } =
    corrected === undefined
      ? reading
      : recountTimes(settleReading(reading, { 'dates.effective': corrected }), undefined, counting);
  return [...(deadlines ?? []), ...(contingencies ?? [])];
}
const said = (words: string) => timesOf(words).map(({ type, date }) => `${type} ${date ?? 'open'}`);

describe('a count from what the paper has a name for', () => {
  test.each([
    ['"Walk Date" means June 19, 2026.', 'within 3 days after the Walk Date', '2026-06-22'],
    ['Walk Date: 14 days after the Effective Date.', 'within 3 days after the Walk Date', '2026-06-22'],
    ['Day One = the day after the Effective Date.', 'within 3 days after Day One', '2026-06-09'],
    ['The agents agree that Kickoff was Wednesday, June 10, 2026, at 3 p.m.', 'within 3 days after Kickoff', '2026-06-13'],
    [
      'The Receipt Day is the day on which Salem Title receipts for this contract. Salem Title receipted for this contract on June 8, 2026.',
      'within 3 days after the Receipt Day',
      '2026-06-11',
    ],
    [
      '"Contingency Window" shall mean the fourteen (14) days next following the Effective Date; "Business Day" shall mean a weekday.',
      'within five days after the expiration of the Contingency Window',
      '2026-06-24',
    ],
    [
      'Looking takes place within ten days after the Effective Date ("Looking Period").',
      'within 2 days after the Looking Period ends',
      '2026-06-17',
    ],
    ['Radon Deadline\tJune 12, 2026', 'within 4 days following the Radon Deadline', '2026-06-16'],
    ['"Moving Day" is June 9, 2026. Elsewhere: Moving Day is June 10, 2026.', 'within 4 days following Moving Day', 'open'],
  ])('%s %s', (words, count, day) =>
    expect(said(`${words}\n\n9. Survey. Buyer shall order a survey ${count}.`)).toContain(`survey ${day}`),
  );

  test('a name that nobody explains has no day, and the paper’s words say what it counts from', () => {
    const [survey] = timesOf('9. Survey. Buyer shall order a survey within 3 days after the Blessing of the House.');
    expect(survey).toMatchObject({ type: 'survey', date: null });
    expect(survey === undefined ? '' : sayRule(survey)).toContain('after Blessing of the House');
  });

  test.each([
    ['Walk Date: June 19, 2026.', 'Seller must furnish a title commitment by the Walk Date.', 'title_commitment 2026-06-19'],
    [
      '"Contingency Window" means the 14 days following the Effective Date.',
      'Buyer shall have the home inspected prior to the expiration of the Contingency Window.',
      'inspection 2026-06-19',
    ],
    ['Bank Day = June 30, 2026, 6 p.m.', 'Loan approval must be in writing by Bank Day.', 'loan_approval 2026-06-30'],
  ])('%s %s', (words, sentence, wanted) => expect(said(`${words}\n\n9. ${sentence}`)).toContain(wanted));
});

describe('a count from what the paper tells as having happened', () => {
  test.each([
    ['The documents were delivered June 9, 2026.', 'within five days after delivery of the association documents', '2026-06-14'],
    [
      'Buyer received the association documents on June 9, 2026.',
      'within five days after Buyer’s receipt of the association documents',
      '2026-06-14',
    ],
    // To another side than the one that counts from it.
    [
      'The association documents were delivered to Seller on June 9, 2026.',
      'within five days after Buyer’s receipt of the association documents',
      'open',
    ],
    // What is to happen has not.
    [
      'The association documents shall be delivered by June 9, 2026.',
      'within five days after delivery of the association documents',
      'open',
    ],
    [
      'If the documents were delivered on June 9, 2026, nothing changes.',
      'within five days after delivery of the association documents',
      'open',
    ],
    // Another thing.
    ['The septic permit was delivered June 9, 2026.', 'within five days after delivery of the association documents', 'open'],
    // Told twice, with different days.
    [
      'The documents were delivered June 9, 2026. The documents were delivered June 10, 2026.',
      'within five days after delivery of the association documents',
      'open',
    ],
  ])('%s %s', (told, count, day) =>
    expect(
      said(`7. Association. ${told} Buyer may cancel ${count}.`)
        .filter((time) => !time.endsWith(' 2026-06-09'))
        .map((time) => time.split(' ')[1]),
    ).toContain(day),
  );
});

describe('a count from one of two events', () => {
  const RECEIVED = '7. Association. The rules were delivered to Buyer on June 9, 2026.';
  test.each([
    ['after receipt of the rules or the Effective Date, whichever is later', '2026-06-14', '2026-06-17'],
    ['after the Effective Date or receipt of the rules, whichever comes first', '2026-06-10', '2026-06-14'],
    ['after the later of the Effective Date and receipt of the rules', '2026-06-14', '2026-06-17'],
    // Nobody knows when it was received, and so not whether that was later.
    ['after receipt of the septic permit or the Effective Date, whichever is later', 'open', 'open'],
    ['after receipt or acceptance, whichever is later', 'open', 'open'],
  ])('%s', (count, day, corrected) => {
    const words = `${RECEIVED}\n\n9. Survey. Buyer shall order a survey within five days ${count}.`;
    const of = (times: ReturnType<typeof timesOf>) => times.find(({ type }) => type === 'survey')?.date ?? 'open';
    expect(of(timesOf(words))).toBe(day);
    expect(of(timesOf(words, '2026-06-12'))).toBe(corrected);
  });
});

test.each([
  ['"Day One" is the day after the Effective Date.', 'within 3 days after Day One', '2026-06-09', '2026-06-16'],
  [
    'The Look Window ends 12 days after the Effective Date.',
    'within 3 days after the end of the Look Window',
    '2026-06-20',
    '2026-06-27',
  ],
  [
    '"Day One" is the day after the Effective Date. "Look Window" means the 12 days following Day One.',
    'within 3 days after the end of the Look Window',
    '2026-06-21',
    '2026-06-28',
  ],
  [
    'By a note signed on June 9, 2026 ("Moving Day") the agents agreed.',
    'within 3 days after Moving Day',
    '2026-06-12',
    '2026-06-12',
  ],
])('what is counted from a name follows a start that is corrected: %s', (words, count, day, corrected) => {
  const paper = `${words}\n\n9. Survey. Buyer shall order a survey ${count}.`;
  expect(said(paper)).toContain(`survey ${day}`);
  expect(timesOf(paper, '2026-06-12')).toContainEqual(expect.objectContaining({ type: 'survey', date: corrected }));
});

test('the day after the last signature is no day of signing', () => {
  const { reading } = readContract([
    'PURCHASE AGREEMENT\nSeller: Ana Ruiz. Buyer: Tom Bell. Seller sells and Buyer buys 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money $2,000. Title by deed.\n"Day One" is the day after the last of the parties signs.\nBuyer shall order a survey within 10 days after Day One.\nBuyer shall apply for a loan within 4 days after Day One.\nClosing: August 3, 2026.\nBuyer: /s/ Tom Bell  June 4, 2026\nSeller: /s/ Ana Ruiz  June 5, 2026',
  ]);
  expect(reading.dates?.['effective']).toBe('2026-06-05');
  expect(reading.deadlines).toContainEqual(expect.objectContaining({ type: 'survey', date: '2026-06-16' }));
});

describe('names of times', () => {
  test.each([
    [
      '(b) "Due Diligence Fee": $2,500, payable to Seller within five days after the Effective Date.',
      'option_fee_delivery 2026-06-10',
    ],
    ['Financing & Appraisal Deadline\tJuly 3, 2026', 'appraisal 2026-07-03'],
    ['Radon test results: 15 days after the Effective Date', 'radon_inspection 2026-06-20'],
    ['Inspection reply by Seller: 17 days after the Effective Date', 'seller_response 2026-06-22'],
    ['6. Water. Buyer shall have the well tested within 14 days after the Effective Date.', 'water_inspection 2026-06-19'],
    [
      '6. Inspections. Buyer may have the property inspected, radon test included, within 14 days after the Effective Date.',
      'inspection 2026-06-19',
    ],
    ['6. Seller provides the town’s burn permit within 14 days after the Effective Date.', 'provide_town_burn_permit 2026-06-19'],
    [
      'Second deposit: $20,000, by June 20, 2026\nDeposits held by: Salem Title\nMortgage application deadline: 7 days after the Effective Date',
      'loan_application 2026-06-12',
    ],
    ['Seller resolves title objections\tJune 30, 2026', 'title_cure 2026-06-30'],
    ['6. Title. Buyer objects by June 20, 2026; Seller cures them by June 30, 2026.', 'title_cure 2026-06-30'],
    ['6. Building, pest and radon inspections are made within 14 days after the Effective Date.', 'inspection 2026-06-19'],
    [
      '6. Financing. Financing Contingency Period 22 days after the Effective Date. Appraisal Contingency Period: same as the Financing Contingency Period.',
      'appraisal 2026-06-27',
    ],
    [
      '7. Loan. Buyer shall apply for a loan within five (5) days of, and shall have a written commitment within thirty (30) days of, the Effective Date.',
      'loan_application 2026-06-10',
    ],
    ['6. Repairs. Agreed repairs shall be completed ten days after the parties sign a written repair agreement.', 'repairs open'],
  ])('%s', (words, wanted) => expect(said(words)).toContain(wanted));

  test('an hour of the paper’s, of a row, and of rows by a word of their names', () => {
    const rows = timesOf(
      'Time of Day Deadline\t5:00 p.m. MT\nInspection Objection Deadline\t6/17/2026 Wednesday\nInspection Resolution Deadline\t6/22/2026 Monday 8:00 p.m. MT\nLoan Application Deadline\t6/15/2026 Monday\nPossession Date\t8/4/2026\nPossession Time\t12 noon MT\n\n3.3 All Objection Deadlines and Resolution Deadlines will end on that date at the time of day specified in the Time of Day Deadline.',
    );
    const hours = rows.map(({ date, time }) => `${date} ${time ?? ''}`);
    expect(hours).toEqual(expect.arrayContaining(['2026-06-17 17:00', '2026-06-22 20:00', '2026-08-04 12:00']));
    expect(rows.find(({ date }) => date === '2026-06-15')?.time).toBeUndefined();
  });

  test('hours that leave weekends out end at the hour of their start', () => {
    const times = timesOf(
      'Kickoff was Wednesday, June 10, 2026, at 3 p.m.\n\n1. Buyer deposits $2,900 with Keweenaw Title within 72 hours, weekends not counted, after Kickoff.',
    );
    expect(times).toContainEqual(expect.objectContaining({ type: 'earnest_money_delivery', date: '2026-06-15', time: '15:00' }));
  });
});

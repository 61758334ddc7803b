import { describe, expect, test } from 'vitest';
import { SALE, sayTime, timesOf } from '#tests/support/sale-papers.ts';
import { readContract } from '../../read-contract.ts';

describe('a duty of no known kind', () => {
  test.each([
    ['Seller shall have the chimney swept on or before October 30, 2026.', 'have_chimney_swept 2026-10-30'],
    [
      'Seller shall give Buyer the boat keys within 5 days after the Effective Date.',
      'give_boat_keys 5 effective_date 2026-10-11 23:59',
    ],
    [
      'Seller shall deliver the well log by noon on the 3rd business day following Acceptance.',
      'deliver_well_log 3 acceptance 2026-10-09 12:00',
    ],
    ['Buyer shall hand Seller the pet rules at least 4 days before closing.', 'hand_pet_rules 4 before_closing 2026-11-16 23:59'],
    ['The shed is to be emptied within 9 days after Seller vacates the barn.', 'shed_emptied 9 seller_vacates_barn 23:59'],
    ['Buyer shall return the fobs within 36 hours after delivery of the notice.', 'return_fobs 36h receipt'],
    ['Seller shall post the bond not later than October 19, 2026 at 4:00 p.m.', 'post_bond 2026-10-19 16:00'],
    [
      'Seller shall deliver the plans within ten (10) days or  12  days after the Effective Date.',
      'deliver_plans 12 effective_date 2026-10-18 23:59',
    ],
    [
      'Seller shall deliver the plans within ____ days (6 if not specified) after the Effective Date.',
      'deliver_plans 6 effective_date 2026-10-12 23:59',
    ],
    ['Buyer may walk through the house on the day prior to Closing.', 'final_walk_through 1 before_closing 2026-11-19 23:59'],
    ['A buyer of Buyer’s own home shall be named within 3 days after its ratification.', undefined],
    [
      'A "day" is a calendar day. In computing a period (e.g., three days after the Effective Date), the first day is not counted.',
      undefined,
    ],
    ['A home built before January 1, 1978 must have a disclosure.', undefined],
    ['Seller has paid the dues through December 31, 2026.', undefined],
    ['[ ] within 8 days after the Effective Date Seller shall clear the field.', undefined],
  ])('%s', (sentence, wanted) => {
    const said = timesOf(`${sentence}\n`).map(sayTime);
    if (wanted === undefined) expect(said.filter((time) => /effective_date 20|acceptance 20|1978|12-31/.test(time))).toEqual([]);
    else
      expect(
        said.some((time) => time.startsWith(wanted.replace(/ 23:59$/, ''))),
        said.join('; '),
      ).toBe(true);
  });
});

test('rows of a table keep their own dates, of one kind or not', () => {
  const said = timesOf(
    'DATES\nNew Loan Terms Deadline\t10/20/2026\nNew Loan Availability Deadline\t10/27/2026\nSolar Lease Review Deadline\t10/14/2026\nPossession Date\t11/23/2026\nPossession Time\t12:00 noon\n',
  ).map(sayTime);
  for (const wanted of ['2026-10-20', '2026-10-27', 'solar_lease_review 2026-10-14', 'possession 2026-11-23 12:00'])
    expect(
      said.some((time) => time.includes(wanted)),
      `${wanted}: ${said.join('; ')}`,
    ).toBe(true);
});

test('a period follows the end of another, to the hour', () => {
  const said = timesOf(`Every period ends at 5:00 p.m.
1. INSPECTION PERIOD. Buyer has 10 days after the Effective Date to inspect.
2. SETTLEMENT PERIOD. The parties have until the 5th calendar day after the end of the inspection period to agree on repairs.
3. If they do not, Buyer may terminate within 48 hours after the end of the settlement period.
`).map(sayTime);
  expect(said).toContain('settlement_period 5 end_of_inspection_period 2026-10-21 17:00');
  expect(
    said.some((time) => time.endsWith('48h end_of_settlement_period 2026-10-23 17:00')),
    said.join('; '),
  ).toBe(true);
});

test('what was chosen in a table has its time, and a blank one is blank', () => {
  const { reading } = readContract([
    `${SALE}INSPECTIONS\nInspection\tChosen\tNot chosen\tPeriod after\n\t\t\tAcceptance
General home\t[X]\t[ ]\t10 days\nRadon\t[X]\t[ ]\t14 days\nMold\t[X]\t[ ]\t____ days\nSeptic\t[ ]\t[X]\t____ days\n`,
  ]);
  expect(reading.deadlines?.map(({ type, date }) => `${type} ${date}`)).toEqual(
    expect.arrayContaining(['inspection 2026-10-16', 'radon_inspection 2026-10-20']),
  );
  expect(reading.blanks).toContain('mold_inspection_days');
  expect(reading.blanks).not.toContain('septic_inspection_days');
});

test.each([
  ['Any deadline or date named here that falls on a Saturday or Sunday moves to the next business day.', '2026-10-19'],
  ['If the last day of a period is a Saturday or Sunday, the period goes on to the next business day.', '2026-10-17'],
])('a date that the paper names: %s', (rule, day) => {
  const said = timesOf(`${rule}\nSeller shall paint the fence on or before October 17, 2026.\n`);
  expect(said.find(({ type }) => type === 'paint_fence')?.date ?? said.map(sayTime).join('; ')).toBe(day);
});

test('the closing is counted where the paper only counts it', () => {
  const { reading, evidence } = readContract([
    SALE.replace('Closing shall occur on or before November 20, 2026.', 'Closing shall occur 45 days after Acceptance.'),
  ]);
  expect(reading.dates?.['closing']).toBe('2026-11-20');
  expect(evidence.find(({ path }) => path === 'dates.closing')?.quote).toContain('45 days after Acceptance');
});

test('an offer that is open for hours counts from the hour of its receipt', () => {
  const said = timesOf(
    'This offer is open as follows. You received this letter on October 5, 2026, at 3:15 p.m. This offer must be accepted within 48 hours of your receipt of this letter.\n',
  ).map(sayTime);
  expect(said).toContain('offer_expiration 48h receipt 2026-10-07 15:15');
});

describe('a paper that changes another', () => {
  const HEAD = `AMENDMENT TO PURCHASE AGREEMENT\nBetween Ana Ruiz ("Seller") and Tom Bell ("Buyer") for 4 Oak Street, Salem, OR 97301.\n`;
  const read = (text: string) => readContract([HEAD + text]).reading;

  test('two days for the closing are none', () => {
    const { dates, flags } = read(
      'The Closing Date is changed from October 30, 2026 to November 16, 2026.\nPossession is given right after closing on November 13, 2026.\nSeller shall mend the deck 4 days before closing.',
    );
    expect(dates?.['closing']).toBeNull();
    expect(flags).toContain('conflicting_closing_date');
  });

  test('what it changes a day to, and a row that was not chosen', () => {
    const { deadlines, price, deposit, blanks } = read(
      '[X] A. LOAN. The date for loan approval is changed\nfrom October 12, 2026 to\t4:00 p.m. on October 29, 2026 .\n[ ] B. PRICE. The purchase price is changed from $ ________ to $ ________ .\n[X] C. MONEY. Buyer shall pay $ 1,500.00\tmore in earnest money.',
    );
    expect(deadlines?.map(({ type, date, time }) => `${type} ${date ?? ''} ${time ?? ''}`)).toEqual([
      'loan_approval 2026-10-29 16:00',
    ]);
    expect([price, deposit]).toEqual([null, null]);
    expect(blanks).not.toContain('price');
  });
});

test('a letter of plain words, counted from its day', () => {
  const { parties, price, dates, deadlines } = readContract([
    'LETTER\n\nJanuary 9, 2027\n\nThis letter is our contract. I, Abel Ostrow, sell and you, Ines Farrow, buy the house at 8 Cobble Row, Newport, RI 02840 for $612,000.\nYou may have it surveyed within 9 days from today. Closing is on or about April 2, 2027.\nSigned: Abel Ostrow 1/9/2027\nSigned: Ines Farrow 1/9/2027\n',
  ]).reading;
  expect([parties, price, dates?.['effective']]).toEqual([
    { sellers: ['Abel Ostrow'], buyers: ['Ines Farrow'] },
    612_000,
    '2027-01-09',
  ]);
  expect(deadlines?.map(({ date }) => date)).toContain('2027-01-18');
});

test('a side that the paper leaves open is not the other one', () => {
  const { parties } = readContract([
    'INSPECTION ADDENDUM\nThis addendum is part of the contract\nbetween Buyer: Petra Lind\nand Seller: ________________\nfor 19 Tansy Lane, Towson, Maryland 21204.\n',
  ]).reading;
  expect(parties).toEqual({ sellers: [], buyers: ['Petra Lind'] });
});

test('a counteroffer that tells the offer, its own end and the home in one breath', () => {
  const { parties, property, deadlines } = readContract([
    'COUNTEROFFER\nSeller counters the offer of Buyer Lena Ostrow dated May 1, 2027 on 14 Palo Dr, Reno, NV 89511. Seller: Marcus Thorne.\nPrice: $655,000. This counteroffer binds nobody until it is signed. It expires May 4, 2027 at 6 PM.\n',
  ]).reading;
  expect([parties?.buyers, property?.['address']]).toEqual([['Lena Ostrow'], '14 Palo Dr, Reno, NV 89511']);
  expect(deadlines?.map(({ type, date }) => `${type} ${date ?? ''}`)).toEqual(['offer_expiration 2027-05-04']);
});

test.each([
  ['Inspection Contingency expires 10 days post Effective Date.', '2026-12-18', '18:00'],
  ['Buyer has until the close of business on December 18, 2026 to inspect.', '2026-12-18', '17:00'],
  ['The inspection period shall expire at 5:00 p.m. on the 10th day following the Effective Date.', '2026-12-18', '17:00'],
  ['Buyer shall have fourteen (14) days, commencing the first day after the Effective Date, to inspect.', '2026-12-22', '18:00'],
])('an inspection ends when its own words say: %s', (words, day, time) => {
  const { reading } = readContract([
    `REAL ESTATE PURCHASE AGREEMENT
Effective Date: December 8, 2026
Buyer: Ann Lee. Seller: Roy Park.
Seller agrees to sell and Buyer agrees to buy 12 Oak Street, Dayton, OH 45402 for the purchase price of $300,000.00.
Closing shall be on January 29, 2027. Title by deed. Earnest money $3,000.
7. INSPECTIONS. ${words}
All periods of time end at 6:00 p.m. on the last day.`,
  ]);
  const times = [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])].filter(({ type }) => type === 'inspection');
  expect(times.length).toBeGreaterThan(0);
  for (const one of times) expect(one).toMatchObject({ date: day, time });
});

test.each([
  [
    'possession on the third day',
    'Possession is delivered at 5:00 p.m. on the third day after closing.',
    'possession',
    '2026-11-23',
  ],
  ['possession in a row', 'Possession Date | Closing Date\nPossession Time | 5:00 p.m.', 'possession', '2026-11-20'],
  [
    'the time to perform',
    'If title fails, the time for performance shall be extended by thirty (30) days.',
    'closing_extension',
    '2026-12-20',
  ],
])('%s', (_name, words, type, date) => expect(timesOf(words)).toContainEqual(expect.objectContaining({ type, date })));

test('of two counts in a sentence, each is told by its own words', () => {
  const times = timesOf(
    'Buyer has 5 days from receipt of it to notify Seller of any title defects, and Seller shall have 30 days to cure them.',
  );
  expect(times.map(({ type, days }) => [type, days])).toEqual([
    ['title_objection', 5],
    ['title_cure', 30],
  ]);
});

test('one count for two contingencies', () => {
  const times = timesOf('The appraisal and the financing contingencies each end twenty-one (21) days after the Effective Date.');
  expect(times.map(({ type, date }) => `${type} ${date ?? ''}`)).toEqual(
    expect.arrayContaining(['appraisal 2026-10-27', 'loan_approval 2026-10-27']),
  );
});

test('rows of one kind and count are each told by their names', () => {
  const rows =
    'DEADLINES (days after the Effective Date)\nHome inspection\t10 days\nRadon inspection\t10 days\nAppraisal\t21 days\nSecond appraisal\t21 days\n';
  const said = timesOf(rows).map(sayTime);
  for (const wanted of ['inspection 10', 'radon_inspection 10', 'appraisal 21', 'second_appraisal 21'])
    expect(
      said.some((time) => time.startsWith(wanted)),
      wanted,
    ).toBe(true);
});

test('attorneys may be done later than their period is over: only a note tells when', () => {
  const text =
    'You count the three days from the date of delivery of the signed Contract to both. You do not count Saturdays, Sundays or legal holidays. An attorney reviews this Contract within that time.\nFULLY SIGNED CONTRACT DELIVERED TO BOTH ON: October 8, 2026\nBuyer shall pay $9,000 more within four (4) days after the conclusion of attorney review. Buyer shall inspect within 6 days after the end of the Attorney Review Period.';
  const said = timesOf(text).map(sayTime);
  expect(said.filter((time) => time.includes('conclusion'))).toEqual([expect.not.stringContaining('2026')]);
  expect(said).toContain('inspection 6 end_of_attorney_review 2026-10-20 23:59');
});

describe('days, chains and notices in sentences', () => {
  test.each([
    ['12. ROOF. Seller must clear the roof by October 20, and Buyer has 4 days after that to object.', 'clear_roof 2026-10-20'],
    ['12. ROOF. Seller must clear the roof by October 20, and Buyer has 4 days after that to object.', '4 that_date 2026-10-24'],
    ['12. HOME. Buyer will list the cabin no later than the 5th of November at 5 p.m.', 'list_cabin 2026-11-05 17:00'],
    ['12. ACCESS. Seller lets Buyer in on 24 hours’ notice for inspections.', 'access_notice 24h notice'],
    ['12. ACCESS. Buyer may visit upon not less than 48 hours’ written notice.', 'access_notice 48h notice'],
    ['12. REPAIRS. Buyer has four more days after the Effective Date to decide on the roof.', 'decide_roof 4 effective_date'],
    [
      '12. BUGS. Seller shall provide a report dated no earlier than July 1, 2026 within 8 days after the Effective Date.',
      'bugs_report 8 effective_date 2026-10-14',
    ],
    [
      '12. CONDITION. Buyer shall inspect within 10 days after the Effective Date and shall deliver notice of defects within 3 days after its time for inspection ends.',
      'repair_request 3 end_of_inspection_period 2026-10-19',
    ],
    [
      '12. PAPERS. Seller shall deliver to Buyer the pool rules within 7 days of the Effective Date, and the septic permit no later than October 21, 2026.',
      'deliver_septic_permit 2026-10-21',
    ],
    [
      '12. TERMS. Inspection contingency: Buyer may have the property inspected; if not satisfied, Buyer may revoke by notice on or before October 14, 2026.',
      'inspection 2026-10-14',
    ],
    [
      'DUE DILIGENCE FEE of $2,500 made payable and delivered to Seller by the Effective Date.',
      'option_fee_delivery 0 effective_date 2026-10-06',
    ],
    ['12. LOOKING. Buyer may walk through the house within 2 days of closing.', 'final_walk_through 2 before_closing 2026-11-18'],
    [
      '12. TERMS. Buyer agrees to apply for the loan within 7 days after the Effective Date, and to provide Seller with a commitment no later than 30 days after the Effective Date.',
      'loan_approval 30 effective_date 2026-11-05',
    ],
    [
      '12. HOUSE. Buyer has 10 days after the Effective Date to inspect. The parties have until 9 p.m. 3 days after the Home Inspection Deadline to agree.',
      '3 end_of_inspection_period 2026-10-19 21:00',
    ],
    [
      'A. KEY TERMS AND CONDITIONS\n2. Seller shall deliver an official termite letter at least 7 days before Closing.',
      'pest_inspection 7 before_closing',
    ],
    [
      '12. POSSESSION: Unless otherwise provided, Seller shall deliver possession to Buyer at the day and time of settlement.',
      'possession 0 closing 2026-11-20',
    ],
  ])('%s', (sentence, wanted) => {
    const said = timesOf(`${sentence}\n`).map(sayTime);
    expect(
      said.some((time) => time.includes(wanted)),
      said.join('; '),
    ).toBe(true);
  });

  test.each([
    '12. HISTORY. Seller replaced the roof by November 3 of last year.',
    '12. FEES. The lease was signed on October 25 and expired by November 2.',
    '12. FEES. Buyer must know that the lease ended by October 30 of that year.',
  ])('what was done is no time: %s', (sentence) => {
    const days = timesOf(`${sentence}\n`).flatMap(({ date }) => (date === null ? [] : [date]));
    expect(days.filter((date) => /-11-03|-10-25|-11-02|-10-30/.test(date ?? ''))).toEqual([]);
  });

  test('a count from the day of a list follows that list', () => {
    const said = timesOf(
      '12. INSPECTION. Buyer has until October 20 to inspect. Buyer’s list is due by October 23. Seller answers within 3 days after that list is due.\n',
    ).map(sayTime);
    expect(
      said.some((time) => time.startsWith('seller_response 3') && time.includes('2026-10-26')),
      said.join('; '),
    ).toBe(true);
  });

  test('a day without a year that two years could have, or that lies far from the paper, is none', () => {
    const said = timesOf('12. ROOF. Seller must clear the roof by June 3. Buyer may 5 times enter.\n').map(sayTime);
    expect(said.filter((time) => time.includes('06-03'))).toEqual([]);
  });
});

describe('a list that runs on in a sentence', () => {
  test.each([
    [
      'Contingencies are released on these dates: insurance, October 14; appraisal, October 23; and loan, November 2.',
      ['insurance 2026-10-14', 'appraisal 2026-10-23', 'loan_approval 2026-11-02'],
    ],
    [
      'Buyer will remove contingencies as follows: inspections by October 15, 2026, septic by October 19, 2026 at 5:00 p.m. and financing by October 29, 2026.',
      ['inspection 2026-10-15', 'septic_inspection 2026-10-19 17:00', 'loan_approval 2026-10-29'],
    ],
    ['The contingencies were removed on these dates: inspection, October 8; appraisal, October 9.', []],
    ['Deadlines: see Tom Bell, who was told of them on October 8, and of the rest on October 9.', []],
  ])('%s', (sentence, wanted) => expect(timesOf(sentence).map(sayTime)).toEqual(wanted));
});

test('what a bank commits to is the loan', () =>
  expect(timesOf('Our bank’s commitment letter is due within 30 days after the Effective Date.').map(sayTime)).toEqual([
    'loan_approval 30 effective_date 2026-11-05 23:59',
  ]));

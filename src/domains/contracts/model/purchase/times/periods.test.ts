import { expect, test } from 'vitest';
import { readContract } from '../../read-contract.ts';

const timesOf = (text: string) => {
  const { contingencies = [], deadlines = [] } = readContract([
    `PURCHASE AND SALE AGREEMENT\nThis Agreement is made as of March 2, 2026 (the "Effective Date"). Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000. Earnest money: $5,000 with a deed at closing.\nClosing shall be on June 30, 2026.\n${text}\n`,
  ]).reading;
  return [...contingencies, ...deadlines].map(({ type, days, from, date, time }) => `${type} ${days} ${from} ${date} ${time}`);
};

test.each([
  [
    '7. Inspections: Buyer has 10 calendar days from the Effective Date to complete inspections; the parties then have 4 calendar days after the end of that 10-day period to reach agreement.',
    'negotiation_period 4 end_of_inspection_period 2026-03-16 23:59',
  ],
  [
    '8. Study. Buyer may study the Property for sixty (60) days commencing on the Effective Date (the “Study Period”). By notice before 5:00 p.m. on the last day of the Study Period Buyer may terminate.\n9. Survey. Buyer shall order a survey within 15 days of the Effective Date.',
    'inspection 60 effective_date 2026-05-01 17:00',
  ],
  // The hour of one period is not that of the others.
  [
    '8. Study. Buyer may study the Property for sixty (60) days commencing on the Effective Date (the “Study Period”). By notice before 5:00 p.m. on the last day of the Study Period Buyer may terminate.\n9. Survey. Buyer shall order a survey within 15 days of the Effective Date.',
    'survey 15 effective_date 2026-03-17 23:59',
  ],
  [
    '3. CONTINGENCIES. Those below are included, each ending at 9:00 p.m. on the Day stated, counted from the Effective Date:\n     Financing            30 Days\n     Appraisal            21 Days',
    'appraisal 21 effective_date 2026-03-23 21:00',
  ],
  [
    '12. INSPECTIONS: RESULTS TO SELLER:\n   a. General inspection    within 14 days\n   b. Radon    within 12 days\n   All from the Effective Date.',
    'inspection 14 effective_date 2026-03-16 23:59',
  ],
  [
    '5. Within 3 days after the Effective Date, Buyer must deliver $3,650 as earnest money and $150 as the Option Fee.',
    'option_fee_delivery 3 effective_date 2026-03-05 23:59',
  ],
  [
    '9. Title. At least 15 (if left blank, then 15, or if Paragraph 8(a) is checked, then 5) days prior to Closing, a title insurance commitment shall be obtained and delivered to Buyer.',
    'title_commitment 15 before_closing 2026-06-15 23:59',
  ],
  [
    '7. Possession. Possession shall be delivered to Buyer by 5:00 PM three (3) days after closing.',
    'possession 3 closing 2026-07-03 17:00',
  ],
  [
    'CONTINGENCIES, released at 5:00 p.m. (Mountain Time) on the date given:\n   Inspection: 12 days after the Effective Date\n   Appraisal: April 20, 2026',
    'appraisal null null 2026-04-20 17:00',
  ],
  ['8. Walk-through the day before closing.', 'final_walk_through 1 before_closing 2026-06-29 23:59'],
  ['7. Possession shall be delivered immediately after closing.', 'possession 0 closing 2026-06-30 undefined'],
])('%s', (text, time) => expect(timesOf(text)).toContain(time));

test('what a date was changed from is no time any more', () => {
  const { reading } = readContract([
    'AMENDMENT TO PURCHASE AND SALE AGREEMENT\nThis Amendment is made October 2, 2026 ("Amendment Date") between Forrest Lyle ("Seller") and Nina Castellanos ("Buyer") and amends the Agreement dated September 14, 2026.\n1. The Closing Date is changed from October 16, 2026 to October 30, 2026.\n2. The deadline for Buyer’s loan approval is extended from October 2, 2026 to 5:00 p.m. on October 16, 2026.\n3. Buyer shall deliver an additional deposit of $5,000 within three business days after the Amendment Date.\nSeller: Forrest Lyle 10/2/2026     Buyer: Nina Castellanos 10/2/2026',
  ]);
  const times = [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])].map(({ type, date }) => `${type} ${date}`);
  expect(times).toEqual(expect.arrayContaining(['loan_approval 2026-10-16', 'additional_deposit 2026-10-07']));
  expect(times.filter((time) => time.endsWith('2026-10-02') || time.startsWith('deadline'))).toEqual([]);
});

test('a land contract tells its first payment', () => {
  const { reading } = readContract([
    'LAND CONTRACT\nMade on June 1, 2026, between Roscoe Tinsley ("Seller") and Arlo Mott ("Purchaser"). Seller agrees to sell the cabin at 5190 Dixon Lake Road, Gaylord, Michigan 49735, for the price of $96,000.00. Purchaser shall pay the balance of $86,400.00 at 7% per annum in monthly installments of $780.00 beginning July 1, 2026.',
  ]);
  expect(reading.deadlines?.find(({ type }) => type === 'first_payment')?.date).toBe('2026-07-01');
});

test.each([
  // A beginning is no end, and what is limited to twelve days counts from the event before it.
  [
    'The due diligence and inspection period will commence on the first day after the Effective Date and is limited to twelve (12) calendar days.',
    ['inspection 12 effective_date 2026-03-14 23:59'],
  ],
  ['4. The closing may be moved, but in no event before April 1, 2026.', []],
  [
    'The property must appraise within 22 days of the Effective Date. Buyer’s loan must be approved by April 20, 2026.',
    ['appraisal 22 effective_date 2026-03-24 23:59', 'loan_approval null null 2026-04-20 undefined'],
  ],
])('%s', (text, wanted) => {
  const times = timesOf(text);
  expect(times).toEqual(expect.arrayContaining(wanted));
  expect(times.filter((time) => /2026-03-03|2026-04-01|appraisal null/.test(time))).toEqual([]);
});

test('a day near the words for the reference day is another’s; left open, the form’s own holds', () => {
  const { reading } = readContract([
    'CONTRACT OF SALE OF REAL ESTATE\nAna Ruiz ("Seller") sells and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Edmond, OK 73012 for a purchase price of $276,500. Closing shall be on June 30, 2026. Time periods commence on ____________ (Time Reference Date). If left blank, the Time Reference Date shall be the third day after the last date of signatures. Buyer may inspect within 10 days after the Time Reference Date.\nTom Bell 4/28/2026       Ana Ruiz 4/29/2026',
  ]);
  const times = [...(reading.contingencies ?? []), ...(reading.deadlines ?? [])];
  // What the form names where it is left open: the third day after the last mark.
  expect(times.filter(({ from }) => from === 'time_reference_date').map(({ date }) => date)).toEqual(
    times.filter(({ from }) => from === 'time_reference_date').map(() => '2026-05-12'),
  );
  expect(times.some(({ days, from }) => days === 10 && from === 'time_reference_date')).toBe(true);
});

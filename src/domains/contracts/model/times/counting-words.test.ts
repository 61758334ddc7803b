import { expect, test } from 'vitest';
import { joinPages } from '../text/contract-text.ts';
import { readCounting } from './counting-words.ts';
import { readContract } from '../read-contract.ts';

test.each([
  ['All deadlines under Section 24 shall be 5:00 PM Mountain Time on the stated date.', { endOfDay: '17:00' }],
  ['Any period of time measured in days shall expire at 9:00 p.m. of the last calendar day.', { endOfDay: '21:00' }],
  [
    'If any deadline falls on a Saturday, Sunday or federal holiday, it is extended to the next business day.',
    { rolls: 'all', rollsDates: true },
  ],
  [
    'If a period ends on a Saturday, a Sunday or a legal holiday, it runs to 5:00 p.m. of the next business day.',
    { rolls: 'all', endOfDay: '17:00', endOfMovedDay: '17:00' },
  ],
  [
    'If any deadline falls on a Saturday or Sunday, such deadline [X] Will [ ] Will Not be extended to the next business day.',
    { rolls: 'all', rollsDates: true },
  ],
  [
    'If any deadline falls on a Saturday or Sunday, such deadline [ ] Will [X] Will Not be extended to the next business day.',
    { rolls: 'none' },
  ],
  ['Acts that must be performed three days prior to closing must be performed three full days prior.', { isBackInFull: true }],
  ['A last day that is a Saturday, a Sunday or a holiday stays where it is.', { rolls: 'none' }],
  [
    'The day of the start is not counted, the last one runs until 5 p.m.; a Saturday, Sunday or holiday on which it ends is passed over.',
    { endOfDay: '17:00', rolls: 'all' },
  ],
  ['A business day begins at 8:00 a.m. and ends at 6:00 p.m.', { endOfBusinessDay: '18:00' }],
  [
    'Any period or date specified here, counted forward from an event or back from the Closing Date, that would end on a Sunday or a holiday is extended to the next business day.',
    { rolls: 'all', rollsDates: true, rollsBack: true, rollsOff: ['sunday', 'holiday'] },
  ],
  ['A business day is no Saturday, no Sunday and no legal holiday in Massachusetts.', { holidaysOf: 'MA' }],
  [
    'If the last day to deliver the earnest money or Option Fee falls on a Saturday, Sunday, or legal holiday, the time is extended until the end of the next day.',
    { rolls: ['earnest_money_delivery', 'option_fee_delivery'] },
  ],
  ['Any period of five (5) days or less shall not include Saturdays, Sundays or holidays.', { businessUpTo: 5 }],
  ['“Days” means business days.', { isBusiness: true }],
  [
    'If the Closing or Loan Contingency Date does not fall on a Business Day, such date shall be the next Business Day.',
    { rolls: ['closing', 'financing', 'loan_approval'], rollsDates: true },
  ],
  [
    'If the Closing Date falls on a Sunday, it is the next business day. If the last day of a period is a Sunday, the period ends on the next day that is none.',
    { rolls: 'all', rollsOff: ['sunday'] },
  ],
  [
    'If the last day of any period falls on a day that is not a business day, the period runs until 5:00 p.m. on the next business day.',
    { rolls: 'all', endOfMovedDay: '17:00' },
  ],
  ['This offer expires at 6:00 p.m. on May 4, 2026.', {}],
])('%s', (text, counting) => expect(readCounting(joinPages([text]))).toEqual(counting));

const AGREEMENT = `PURCHASE AND SALE AGREEMENT
This agreement is made as of October 6, 2026 (the "Effective Date") between Ana Ruiz ("Seller") and Tom Bell ("Buyer").
Seller agrees to sell and Buyer agrees to buy 4 Oak Street, Salem, OR 97301. Title passes by deed. The purchase price is $410,000.
The inspection contingency ends 4 days after the Effective Date.
Appraisal Deadline: October 20, 2026 at noon
`;

test('days are counted as the paper says, to the hour', () => {
  const rule =
    'If any deadline falls on a Saturday or a holiday, it is extended to the next business day. All time periods end at 5:00 p.m.';
  const read = (text: string) => readContract([text]).reading;
  // The fourth day is a Saturday, and Monday is Columbus Day.
  const inspection = (date: string, time: string) => expect.objectContaining({ type: 'inspection', date, time });
  expect(read(AGREEMENT).contingencies).toContainEqual(inspection('2026-10-10', '23:59'));
  expect(read(AGREEMENT + rule).contingencies).toContainEqual(inspection('2026-10-13', '17:00'));
  expect(read(AGREEMENT).deadlines).toContainEqual(
    expect.objectContaining({ type: 'appraisal', date: '2026-10-20', time: '12:00' }),
  );
});

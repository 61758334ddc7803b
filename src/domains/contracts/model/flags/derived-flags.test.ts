import { describe, expect, test } from 'vitest';
import type { ContractDeadline } from '../../contract.ts';
import { flagsTogether, flagTimes } from './derived-flags.ts';
import { readContract } from '../read-contract.ts';
import { settleReading } from '../settling/settle.ts';

const NOW = new Date('2026-10-02T18:00:00Z');
const due = (title: string, day: string | null, more: Partial<ContractDeadline> = {}): ContractDeadline => ({
  title,
  day,
  rule: '',
  time: null,
  isConfirmed: true,
  status: 'stated',
  page: 2,
  quote: title,
  ...more,
});

test('times that are over or less than three days away are told, and others are not', () => {
  const times = [
    due('Loan approval', '2026-10-04', { isConfirmed: false }),
    due('Inspection', '2026-09-30'),
    due('Closing', '2026-10-05'),
    due('Appraisal', null),
    due('Title', '2026-10-03', { status: 'waived' }),
    due('Survey', '2026-10-02'),
  ];
  expect(flagTimes(times, NOW)).toMatchObject([
    { code: 'deadline_soon', severity: 'high', why: 'Survey: Oct 2, 2026; Loan approval: Oct 4, 2026, unconfirmed.', page: 2 },
    { code: 'deadline_past', why: 'Inspection: Sep 30, 2026.' },
  ]);
  expect(flagTimes([], NOW)).toEqual([]);
});

const AGREEMENT = `PURCHASE AND SALE AGREEMENT
This agreement is made on June 28, 2026 between Edward Finch ("Seller") and Priya Raman ("Buyer").
Seller agrees to sell and Buyer agrees to buy 16 Harbor Street, Salem, MA 01970. Seller delivers a deed.
1. PRICE. The purchase price is $440,000. Buyer shall deposit earnest money of $10,000 with Harbor Title Co.
2. CLOSING. The closing shall occur on or before July 31, 2026.
`;
const SIGNED = `
Buyer: /s/ Priya Raman  Date: 7/2/2026
Seller: /s/ Edward Finch  Date: 7/2/2026`;
const readingOf = (more: string) => readContract([AGREEMENT + more + SIGNED]).reading;

describe('a sale as is', () => {
  test('is grave where nothing lets the buyer inspect', () => {
    expect(flagsTogether(readingOf('3. CONDITION. The Property is sold as is.'))).toContain('as_is_without_inspection');
    const checked = readingOf(
      '3. CONDITION. The Property is sold as is.\n4. INSPECTION. This agreement is contingent on an inspection within 10 days after June 28, 2026.',
    );
    expect(flagsTogether(checked)).toContain('as_is');
  });
});

test('a contract that starts after its closing is told, by the days that hold', () => {
  const { reading } = readContract([AGREEMENT + SIGNED]);
  expect(reading.dates).toMatchObject({ closing: '2026-07-31' });
  expect(flagsTogether(reading)).not.toContain('effective_after_closing');
  const late = settleReading(reading, { 'dates.effective': '2026-08-01' });
  expect(flagsTogether(late)).toContain('effective_after_closing');
  expect(flagsTogether(settleReading(late, { 'dates.closing': '2026-08-01' }))).not.toContain('effective_after_closing');
});

test.each([
  ['Buyer’s Initials ____ / ____   Seller’s Initials ____', true],
  ['Initialed for identification by Buyer______ and Seller______', true],
  ['Buyer’s Initials PR   Seller’s Initials EF', false],
  ['DocuSign Envelope ID: 3C\nBuyer’s Initials ____', false],
  ['Initial Deposit ______', false],
])('%s: initials are blank: %s', (line, is) => {
  expect(readingOf(line).blanks.includes('initials')).toBe(is);
});

test.each([
  ['If Seller defaults, Buyer’s sole remedy shall be the return of the earnest money.', true],
  ['If Seller defaults, the return of the deposit shall be Purchaser’s sole and exclusive remedy.', true],
  [
    'If Seller defaults, Buyer’s sole remedy is the return of the earnest money. If Buyer defaults, Seller’s sole remedy is to retain the earnest money.',
    false,
  ],
  ['If either party defaults, the other may seek any remedy at law.', false],
])('%s One-sided: %s', (words, is) => {
  const { reading, evidence } = readContract([`${AGREEMENT}3. DEFAULT. ${words}${SIGNED}`]);
  expect(reading.flags.includes('one_sided_default')).toBe(is);
  expect(evidence.some(({ path }) => path === 'flags.one_sided_default')).toBe(is);
});

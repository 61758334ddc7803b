import { expect, test } from 'vitest';
import { sayRule } from './deadline-words.ts';
import type { TimedTerm } from '../reading.ts';

test.each<[Partial<TimedTerm>, string]>([
  [{ date: '2026-10-03', time: '20:00' }, 'A date in the paper, ends 8:00 pm local time'],
  [{ date: '2026-10-03' }, 'A date in the paper'],
  [{ days: 3, from: 'acceptance', time: '23:59' }, '3 calendar days after acceptance, ends 11:59 pm local time'],
  [{ days: 1, from: 'before_closing', basis: 'business' }, '1 business day before closing'],
  [{ days: 5, from: 'notice_appraised_value' }, '5 calendar days after notice of the appraised value'],
  [{ days: 2, from: 'before_open_house' }, '2 calendar days before open house'],
  [{}, 'No time is stated'],
])('%o is told as it ends', (term, words) => {
  expect(sayRule({ type: 'inspection', status: 'stated', ...term })).toBe(words);
});

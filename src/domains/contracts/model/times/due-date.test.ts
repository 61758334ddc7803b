import { expect, it } from 'vitest';
import { dueDate } from './due-date.ts';

const after = (days: number, basis: 'calendar' | 'business' = 'calendar') =>
  ({ days, basis, from: 'effective_date', direction: 'after' }) as const;

it.each([
  // Friday and three business days; the third of July is kept for a fourth that is a Saturday.
  ['2026-04-10', after(3, 'business'), 'inspection', undefined, '2026-04-15', '23:59'],
  ['2026-06-30', after(3, 'business'), 'inspection', undefined, '2026-07-06', '23:59'],
  // The Texas form rolls the earnest money alone, and ends the option at five.
  ['2026-04-08', after(3), 'earnest_money_delivery', 'trec-one-to-four', '2026-04-13', '23:59'],
  ['2026-04-08', after(3), 'option_termination', 'trec-one-to-four', '2026-04-11', '17:00'],
  // California and Florida roll; Florida ends at five where it rolled.
  ['2026-11-09', after(17), 'inspection', 'car', '2026-11-27', '23:59'],
  ['2026-05-08', after(15), 'inspection', 'far-bar', '2026-05-26', '17:00'],
  // Washington counts five days or fewer in business days.
  ['2026-06-05', after(2), 'earnest_money_delivery', 'nwmls', '2026-06-09', '21:00'],
  ['2026-06-05', after(10), 'inspection', 'nwmls', '2026-06-15', '21:00'],
  ['2026-01-31', after(30), 'financing', undefined, '2026-03-02', '23:59'],
] as const)('%s and %o for %s of %s is %s', (start, rule, type, family, day, time) => {
  expect(dueDate(rule, start, type, family)).toMatchObject({ day, time });
});

it('counts back from closing', () => {
  const rule = { days: 3, basis: 'calendar', from: 'closing', direction: 'before' } as const;
  expect(dueDate(rule, '2026-03-02', 'survey', undefined).day).toBe('2026-02-27');
});

import { expect, it } from 'vitest';
import { addMonths, monthsBefore, usDay, utcDay, weekdayOf } from './calendar.ts';

it('goes back by months, and stays within the month it comes to', () => {
  expect(monthsBefore(new Date('2026-05-01T12:30:00Z'), 24).toISOString()).toBe('2024-05-01T12:30:00.000Z');
  expect(monthsBefore(new Date('2026-03-31T00:00:00Z'), 1).toISOString()).toBe('2026-02-28T00:00:00.000Z');
  expect(monthsBefore(new Date('2028-02-29T00:00:00Z'), 24).toISOString()).toBe('2026-02-28T00:00:00.000Z');
});

it('goes on by months to the same day, or to the last of the month', () => {
  expect(addMonths('2026-04-06', 24)).toBe('2028-04-06');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
});

it('names the UTC day of a moment, and its day of the week', () => {
  const lateOnMonday = new Date('2026-11-23T23:59:59.999Z');
  expect(utcDay(lateOnMonday)).toBe('2026-11-23');
  expect(utcDay(new Date(lateOnMonday.getTime() + 1))).toBe('2026-11-24');
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual([0, 1, 6]);
});

it('names the day that people in the states have in their evening, when UTC is a day ahead', () => {
  for (const evening of ['2026-12-01T02:00:00Z', '2026-12-01T07:59:00Z']) expect(usDay(new Date(evening))).toBe('2026-11-30');
  expect(usDay(new Date('2026-12-01T12:00:00Z'))).toBe('2026-12-01');
});

import { expect, it } from 'vitest';
import { monthsBefore } from './calendar.ts';

it('goes back by months, and stays within the month it comes to', () => {
  expect(monthsBefore(new Date('2026-05-01T12:30:00Z'), 24).toISOString()).toBe('2024-05-01T12:30:00.000Z');
  expect(monthsBefore(new Date('2026-03-31T00:00:00Z'), 1).toISOString()).toBe('2026-02-28T00:00:00.000Z');
  expect(monthsBefore(new Date('2028-02-29T00:00:00Z'), 24).toISOString()).toBe('2026-02-28T00:00:00.000Z');
});

import { expect, it } from 'vitest';
import { sayBeginOfDay, siteDay } from './site-day.ts';

it('begins at night in every state, and says so by the clock of its reader', () => {
  const evening = new Date('2026-12-03T02:00:00Z');
  expect(siteDay(evening)).toBe('2026-12-02');
  expect(sayBeginOfDay(evening, 'America/Chicago')).toBe('A day begins at 3:00 AM your time.');
  expect(sayBeginOfDay(new Date('2026-07-03T02:00:00Z'), 'America/Los_Angeles')).toBe('A day begins at 2:00 AM your time.');
});

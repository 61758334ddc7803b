import { expect, test } from 'vitest';
import { formatEnd } from './format-end.ts';

const NOW = new Date('2026-12-01T18:00:00Z');

test.each([
  ['2026-12-03T05:30:00.000Z', 'America/Denver', 'Dec 2, 2026, 10:30 PM MST'],
  ['2026-12-03T05:30:00.000Z', 'UTC', 'Dec 3, 2026, 5:30 AM UTC'],
  ['2026-12-08T17:59:00.000Z', 'America/New_York', 'Dec 8, 2026, 12:59 PM EST'],
  ['2026-12-08T18:00:00.000Z', 'America/New_York', 'Dec 8, 2026'],
  // What is over ended at a time, too.
  ['2026-11-30T18:00:00.000Z', 'America/New_York', 'Nov 30, 2026, 1:00 PM EST'],
  ['2026-12-02', 'America/Denver', 'Dec 2, 2026'],
])('%s in %s ends %s', (iso, timeZone, said) => expect(formatEnd(iso, timeZone, NOW)).toBe(said));

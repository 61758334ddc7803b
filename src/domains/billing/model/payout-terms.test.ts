import { expect, it } from 'vitest';
import { PAYOUT_DAY } from '#lib/payout-day.ts';
import { nextPayoutDay, PAYOUT_CRON } from './payout-terms.ts';

it('pays on the next day of the job, also right after it ran', () => {
  expect([PAYOUT_DAY, PAYOUT_CRON]).toEqual(['Tuesday', '11 9 * * 2']);
  for (const [at, day] of [
    ['2026-11-23T23:00:00Z', '2026-11-24'],
    ['2026-11-24T09:10:59Z', '2026-11-24'],
    ['2026-11-24T09:11:00Z', '2026-12-01'],
    ['2026-11-25T00:00:00Z', '2026-12-01'],
    ['2026-11-30T12:00:00Z', '2026-12-01'],
  ] as const)
    expect(nextPayoutDay(new Date(at)), at).toBe(day);
});

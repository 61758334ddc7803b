import { expect, it } from 'vitest';
import { findDueDigests } from './due-digests.ts';

const dueAt = (now: string, timeZone?: string) =>
  Object.fromEntries(findDueDigests(new Date(now), timeZone).map(({ frequency, before }) => [frequency, before.toISOString()]));

it.each([
  // 2026-11-21 is a Saturday.
  ['2026-11-21T12:59:59.000Z', '2026-11-20T13:00:00.000Z', '2026-11-14T13:00:00.000Z'],
  ['2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
  ['2026-11-22T09:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
  ['2026-12-01T20:00:00.000Z', '2026-12-01T13:00:00.000Z', '2026-11-28T13:00:00.000Z'],
])('at %s, daily mail is due up to %s and weekly mail up to %s', (now, daily, weekly) => {
  expect(dueAt(now)).toEqual({ instant: now, daily, weekly });
});

it.each([
  // The last mornings before and after clocks go back on 2026-11-01, and forward on 2026-03-08.
  ['America/New_York', '2026-10-31T20:00:00.000Z', '2026-10-31T12:00:00.000Z', '2026-10-31T12:00:00.000Z'],
  ['America/New_York', '2026-11-01T12:30:00.000Z', '2026-10-31T12:00:00.000Z', '2026-10-31T12:00:00.000Z'],
  ['America/New_York', '2026-11-01T13:00:00.000Z', '2026-11-01T13:00:00.000Z', '2026-10-31T12:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T15:00:00.000Z', '2026-03-08T15:00:00.000Z', '2026-03-07T16:00:00.000Z'],
  // Without clock changes, and a day ahead of UTC's.
  ['America/Phoenix', '2026-07-04T14:59:59.000Z', '2026-07-03T15:00:00.000Z', '2026-06-27T15:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-20T23:30:00.000Z', '2026-11-20T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
])('in %s at %s, daily mail is due up to %s and weekly mail up to %s', (zone, now, daily, weekly) => {
  expect(dueAt(now, zone)).toEqual({ instant: now, daily, weekly });
});

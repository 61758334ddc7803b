import { expect, it } from 'vitest';
import { findDueDigests } from './digest-times.ts';

const dueAt = (now: string) =>
  Object.fromEntries(findDueDigests(new Date(now)).map(({ frequency, before }) => [frequency, before.toISOString()]));

it.each([
  // 2026-11-21 is a Saturday.
  ['2026-11-21T12:59:59.000Z', '2026-11-20T13:00:00.000Z', '2026-11-14T13:00:00.000Z'],
  ['2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
  ['2026-11-22T09:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'],
  ['2026-12-01T20:00:00.000Z', '2026-12-01T13:00:00.000Z', '2026-11-28T13:00:00.000Z'],
])('at %s, daily mail is due up to %s and weekly mail up to %s', (now, daily, weekly) => {
  expect(dueAt(now)).toEqual({ instant: now, daily, weekly });
});

import { describe, expect, it } from 'vitest';
import { dayInZone, sayTimeZone, stampTime, zonedTimeToInstant } from './zoned-time.ts';

describe('zonedTimeToInstant', () => {
  it.each([
    ['an hour that America skips', '2026-03-08T02:30:00', 'America/Denver', '2026-03-08T09:00:00.000Z'],
    ['an hour that Europe skips', '2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['half an hour that Lord Howe skips', '2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['a midnight that Cairo skips', '2027-04-30T00:00:00', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
    ['the first of two hours in America', '2026-11-01T01:30:00', 'America/Denver', '2026-11-01T07:30:00.000Z'],
    ['the first of two hours in Europe', '2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['the hour before clocks change', '2026-03-08T01:59:59', 'America/Denver', '2026-03-08T08:59:59.000Z'],
    ['the hour after clocks changed', '2026-03-08T03:00:00', 'America/Denver', '2026-03-08T09:00:00.000Z'],
    ['the evening before', '2026-03-28T23:00:00', 'Europe/Berlin', '2026-03-28T22:00:00.000Z'],
    ['the day after', '2026-10-26T02:30:00', 'Europe/Berlin', '2026-10-26T01:30:00.000Z'],
    ['a zone that never changes', '2026-03-08T02:30:00', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
    ['a day that Samoa leaves out', '2011-12-30T15:00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['the evening before that day', '2011-12-29T23:00:00', 'Pacific/Apia', '2011-12-30T09:00:00.000Z'],
    ['the first of two midnights in Havana', '2026-11-01T00:30:00', 'America/Havana', '2026-11-01T04:30:00.000Z'],
    ['the first of two evenings in Beirut', '2026-10-24T23:30:00', 'Asia/Beirut', '2026-10-24T20:30:00.000Z'],
    ['a midnight that Santiago skips', '2026-09-06T00:00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['far east', '2026-06-01T08:00:00', 'Pacific/Kiritimati', '2026-05-31T18:00:00.000Z'],
  ])('knows %s', (_what, wall, zone, instant) => expect(zonedTimeToInstant(wall, zone)).toBe(instant));
});

it('sayTimeZone says what people call a zone', () => {
  expect(sayTimeZone('UTC')).toBe('UTC');
  expect(['America/Denver', 'America/Los_Angeles', 'Europe/Berlin'].map(sayTimeZone)).toEqual([
    'Mountain Time',
    'Pacific Time',
    'Central European Time',
  ]);
});

it('dayInZone names the day that clocks there show', () => {
  expect(dayInZone(new Date('2026-05-31T18:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-06-01');
});

it('stampTime names the zone in which a second is told, around a change of clocks, too', () => {
  const at = '2026-11-01T08:30:05.600Z';
  expect(['UTC', 'America/Denver', 'Asia/Kolkata'].map((zone) => stampTime(at, zone))).toEqual([
    '2026-11-01 08:30:05 UTC',
    '2026-11-01 01:30:05 MST',
    '2026-11-01 14:00:05 GMT+5:30',
  ]);
  expect(stampTime('2026-11-01T07:30:05Z', 'America/Denver')).toBe('2026-11-01 01:30:05 MDT');
});

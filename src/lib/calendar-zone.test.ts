import { expect, it } from 'vitest';
import { placeInZone } from './calendar-zone.ts';

const file = (start: string, end: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTAMP:20270101T000000Z',
    `DTSTART:${start}`,
    `DTEND:${end}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

it('gives events the wall time of their zone, and calendars its changes of clocks', () => {
  const text = placeInZone(file('20270314T150000Z', '20270314T160000Z'), 'America/New_York');
  expect(text).toContain('DTSTART;TZID=America/New_York:20270314T110000\r\nDTEND;TZID=America/New_York:20270314T120000');
  expect(text).toContain('DTSTAMP:20270101T000000Z');
  expect(text).toContain(
    ['BEGIN:DAYLIGHT', 'DTSTART:20270314T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT'].join('\r\n'),
  );
  expect(text).toContain(
    ['BEGIN:STANDARD', 'DTSTART:20271107T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'].join('\r\n'),
  );
  expect(text.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
});

it('knows zones that never change, and leaves UTC as it is', () => {
  const given = file('20270314T150000Z', '20270314T160000Z');
  const text = placeInZone(given, 'Asia/Kathmandu');
  expect(text.match(/BEGIN:STANDARD/g)).toHaveLength(1);
  expect(text).toContain('TZOFFSETTO:+0545');
  expect(placeInZone(given, 'UTC')).toBe(given);
});

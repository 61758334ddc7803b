import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { writeCalendarFile, type CalendarEntry } from '#platform/mail/calendar-file.ts';

/* What another program reads of our calendar files: ical.js, the parser of Thunderbird. */

const CONFIG = { PRODUCT_NAME: 'Realty AI', MAIL_FROM: 'Realty AI <hello@realty.example>' };
const NOW = new Date('2026-02-01T12:00:00Z');

const write = (entry: Partial<CalendarEntry>) =>
  writeCalendarFile(
    { config: CONFIG, now: NOW },
    {
      id: 'a-booking@appointment',
      product: 'appointment',
      sequence: 0,
      startsAt: new Date('2026-03-09T17:00:00Z'),
      endsAt: new Date('2026-03-09T17:30:00Z'),
      timeZone: 'America/Denver',
      summary: 'Tour: 17 Willow Lane, Apt. “B”; rear',
      location: '17 Willow Lane, Denver',
      state: 'agreed',
      attendees: [{ name: 'Gina, the guest', email: 'gina@home.example' }],
      ...entry,
    },
  );

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const part = calendar.getFirstSubcomponent('vevent') ?? expect.fail('it has an event');
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const event = new ICAL.Event(part);
  // The file's own zone counts, not one that the reader knows.
  const own =
    zone === null ? undefined : new ICAL.Timezone({ component: zone, tzid: String(zone.getFirstPropertyValue('tzid')) });
  const instant = (name: 'dtstart' | 'dtend') => {
    const time = part.getFirstPropertyValue(name) as ICAL.Time;
    const tzid = part.getFirstProperty(name)?.getParameter('tzid');
    if (tzid === undefined || own === undefined) return time.toJSDate().toISOString();
    expect(tzid).toBe(own.tzid);
    const inZone = time.clone();
    inZone.zone = own;
    return new Date(inZone.toUnixTime() * 1000).toISOString();
  };
  return { calendar, part, event, zone, start: instant('dtstart'), end: instant('dtend') };
}

describe('calendar files as another program reads them', () => {
  it('are a request, an update and a cancellation of one event', () => {
    const [request, update, cancel] = [
      write({}),
      write({ sequence: 1, startsAt: new Date('2026-03-10T17:00:00Z'), endsAt: new Date('2026-03-10T17:30:00Z') }),
      write({ sequence: 2, state: 'off' }),
    ];
    const seen = [request, update, cancel].map(({ content, contentType }) => {
      const { calendar, part, event } = read(content);
      const method = calendar.getFirstPropertyValue('method');
      expect(contentType).toBe(`text/calendar; charset=utf-8; method=${String(method)}`);
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      expect(event.summary).toBe('Tour: 17 Willow Lane, Apt. “B”; rear');
      expect(event.location).toBe('17 Willow Lane, Denver');
      expect(String(part.getFirstPropertyValue('organizer'))).toMatch(/mailto:hello@realty\.example/i);
      expect(event.attendees.map((one) => one.getParameter('cn'))).toEqual(['Gina, the guest']);
      const alarms = part.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
      return [method, event.uid, event.sequence, part.getFirstPropertyValue('status'), alarms];
    });
    expect(seen).toEqual([
      ['REQUEST', 'a-booking@appointment', 0, 'CONFIRMED', ['-PT1H']],
      ['REQUEST', 'a-booking@appointment', 1, 'CONFIRMED', ['-PT1H']],
      ['CANCEL', 'a-booking@appointment', 2, 'CANCELLED', []],
    ]);
  });

  it('are at the right instant around each change of clocks, by the zone in the file alone', () => {
    for (const [timeZone, day] of [
      ['America/Denver', '2026-03-08'],
      ['America/Denver', '2026-11-01'],
      ['America/Phoenix', '2026-11-01'],
      ['Europe/Berlin', '2026-03-29'],
      ['Europe/Berlin', '2026-10-25'],
      ['Australia/Lord_Howe', '2026-04-05'],
      ['Australia/Lord_Howe', '2026-10-04'],
      ['Asia/Kolkata', '2026-06-01'],
      ['America/St_Johns', '2026-03-08'],
      ['Pacific/Honolulu', '2026-07-01'],
    ] as const)
      for (const hours of [-30, -6, 9, 20, 33]) {
        const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) + hours * HOUR_MS);
        const endsAt = new Date(startsAt.getTime() + 1_800_000);
        const { start, end, zone } = read(write({ timeZone, startsAt, endsAt, id: randomUUID() }).content);
        expect(zone?.getFirstPropertyValue('tzid'), timeZone).toBe(timeZone);
        expect([start, end], `${timeZone} ${startsAt.toISOString()}`).toEqual([startsAt.toISOString(), endsAt.toISOString()]);
      }
  });

  it('keep the rules of lines: at most 75 bytes, CRLF, whatever people are called', () => {
    const { content } = write({ summary: 'Tour: '.concat('Straße 12 🏡 '.repeat(20)), location: 'x'.repeat(300) });
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(content).event.location).toBe('x'.repeat(300));
  });
});

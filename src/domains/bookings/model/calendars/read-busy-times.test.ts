import { describe, expect, it } from 'vitest';
import { CalendarUnreadable, readBusyTimes, type ReadingLimits } from './read-busy-times.ts';

const LIMITS: ReadingLimits = {
  from: Date.parse('2026-10-01T00:00:00Z'),
  until: Date.parse('2027-04-30T00:00:00Z'),
  mostTimes: 1000,
  mostRepeats: 20_000,
};

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'];
const read = (lines: string[], limits: Partial<ReadingLimits> = {}) =>
  readBusyTimes(file(...lines), { ...LIMITS, ...limits }).map(
    ({ start, end, isWall }) =>
      `${isWall ? 'wall ' : ''}${new Date(start).toISOString().slice(0, 16)}/${new Date(end).toISOString().slice(0, 16)}`,
  );

describe('busy times of a calendar', () => {
  it('are instants in UTC, in zones that have a name, and in those that a file brings', () => {
    expect(read(event('DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'))).toEqual(['2026-12-01T15:00/2026-12-01T16:00']);
    expect(read(event('DTSTART;TZID=Europe/Berlin:20261201T150000', 'DURATION:PT45M'))).toEqual([
      '2026-12-01T14:00/2026-12-01T14:45',
    ]);
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0330',
      'TZOFFSETTO:-0330',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const there = event('DTSTART;TZID=Somewhere:20261201T150000', 'DTEND;TZID=Somewhere:20261201T153000');
    expect(read([...zone, ...there])).toEqual(['2026-12-01T18:30/2026-12-01T19:00']);
  });

  it('are wall times of the host for whole days, for times of no zone, and of zones that nobody knows', () => {
    expect(read(event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'))).toEqual([
      'wall 2026-12-24T00:00/2026-12-27T00:00',
    ]);
    expect(read(event('DTSTART;VALUE=DATE:20261224'))).toEqual(['wall 2026-12-24T00:00/2026-12-25T00:00']);
    expect(read(event('DTSTART:20261224T090000', 'DURATION:PT1H'))).toEqual(['wall 2026-12-24T09:00/2026-12-24T10:00']);
    expect(read(event('DTSTART;TZID=Nowhere/At All:20261224T090000', 'DURATION:PT1H'))).toEqual([
      'wall 2026-12-24T09:00/2026-12-24T10:00',
    ]);
  });

  it('repeat by the clock of their zone, also where it changes', () => {
    const weekly = event('DTSTART;TZID=America/New_York:20261019T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(read(weekly)).toEqual([
      '2026-10-19T13:00/2026-10-19T14:00',
      '2026-10-26T13:00/2026-10-26T14:00',
      '2026-11-02T14:00/2026-11-02T15:00',
    ]);
  });

  it('end where the rule ends, as an instant or with a day', () => {
    const zoned = ['DTSTART;TZID=America/New_York:20261201T200000', 'DURATION:PT1H'];
    // 8 PM in New York on the 3rd is 1 AM in UTC on the 4th.
    expect(read(event(...zoned, 'RRULE:FREQ=DAILY;UNTIL=20261204T010000Z'))).toHaveLength(3);
    expect(read(event(...zoned, 'RRULE:FREQ=DAILY;UNTIL=20261204T005959Z'))).toHaveLength(2);
    expect(read(event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261205'))).toHaveLength(3);
  });

  it('leave out what was taken out, and move what was moved', () => {
    const series = event(
      'DTSTART;TZID=Europe/Berlin:20261201T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE:20261202T090000Z',
      'RDATE;TZID=Europe/Berlin:20261210T100000',
    );
    const moved = event('RECURRENCE-ID;TZID=Europe/Berlin:20261203T100000', 'DTSTART:20261203T180000Z', 'DTEND:20261203T190000Z');
    expect(read([...series, ...moved])).toEqual([
      '2026-12-01T09:00/2026-12-01T10:00',
      '2026-12-03T18:00/2026-12-03T19:00',
      '2026-12-04T09:00/2026-12-04T10:00',
      '2026-12-10T09:00/2026-12-10T10:00',
    ]);
    const cancelled = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20261203T100000',
      'DTSTART;TZID=Europe/Berlin:20261203T100000',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(read([...series, ...cancelled])).toHaveLength(3);
  });

  it('go on as an occurrence says that counts for all that follow, by the clock', () => {
    const series = event('DTSTART;TZID=America/New_York:20261019T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4');
    const later = (...lines: string[]) =>
      read([
        ...series,
        ...event('RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261026T090000', ...lines),
        // One alone still has its own time.
        ...event('RECURRENCE-ID;TZID=America/New_York:20261109T090000', 'DTSTART:20261109T200000Z', 'DTEND:20261109T203000Z'),
      ]);
    // Clocks change on November 1: 11 AM is 15:00 in UTC before it, and 16:00 after.
    expect(later('DTSTART;TZID=America/New_York:20261026T110000', 'DURATION:PT30M')).toEqual([
      '2026-10-19T13:00/2026-10-19T14:00',
      '2026-10-26T15:00/2026-10-26T15:30',
      '2026-11-02T16:00/2026-11-02T16:30',
      '2026-11-09T20:00/2026-11-09T20:30',
    ]);
    // In UTC it moves by real hours, also to another day.
    expect(later('DTSTART:20261025T130000Z', 'DTEND:20261025T133000Z')).toEqual([
      '2026-10-19T13:00/2026-10-19T14:00',
      '2026-10-25T13:00/2026-10-25T13:30',
      '2026-11-01T14:00/2026-11-01T14:30',
      '2026-11-09T20:00/2026-11-09T20:30',
    ]);
    expect(later('DTSTART;TZID=America/New_York:20261026T090000', 'DURATION:PT1H', 'STATUS:CANCELLED')).toEqual([
      '2026-10-19T13:00/2026-10-19T14:00',
      '2026-11-09T20:00/2026-11-09T20:30',
    ]);
    const days = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3');
    expect(
      read([...days, ...event('RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261202', 'DTSTART;VALUE=DATE:20261212')]),
    ).toEqual(['wall 2026-12-01T00:00/2026-12-02T00:00', 'wall 2026-12-12T00:00/2026-12-14T00:00']);
  });

  it('are none of what is free, cancelled, empty or far away', () => {
    const when = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];
    for (const free of ['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
      expect(read(event(...when, free))).toEqual([]);
    for (const busy of ['TRANSP:OPAQUE', 'STATUS:TENTATIVE']) expect(read(event(...when, busy))).toHaveLength(1);
    expect(read(event('DTSTART:20261201T150000Z'))).toEqual([]);
    expect(read(event('DTSTART:20261201T150000Z', 'DTEND:20261201T140000Z'))).toEqual([]);
    expect(read(event('DTSTART:20200101T150000Z', 'DTEND:20200101T160000Z'))).toEqual([]);
    expect(read(event('SUMMARY:Without a start'))).toEqual([]);
  });

  it('come from free-busy files too, and touch each other as one', () => {
    expect(
      read([
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20261201T150000Z/20261201T160000Z,20261201T160000Z/PT30M',
        'FREEBUSY;FBTYPE=FREE:20261203T150000Z/20261203T160000Z',
        'END:VFREEBUSY',
      ]),
    ).toEqual(['2026-12-01T15:00/2026-12-01T16:30']);
  });

  it('of an old series come to an end, and bombs are refused', () => {
    const old = event('DTSTART;TZID=America/Denver:20150101T090000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY');
    expect(read(old).length).toBeGreaterThan(200);
    for (const rule of ['FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=2'])
      expect(() => read(event('DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`), { mostRepeats: 2000 })).toThrow(
        CalendarUnreadable,
      );
    expect(() => read(event('DTSTART:20261001T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'), { mostTimes: 100 })).toThrow(
      'too-many',
    );
  });

  it('are not read from what is no calendar', () => {
    for (const text of ['', 'hello', '<html><body>Sign in</body></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR'])
      expect(() => readBusyTimes(text, LIMITS)).toThrow(CalendarUnreadable);
    expect(read([])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { findSlotsByMinutes } from '#tests/support/slot-oracle.ts';
import type { BusyTime, EventType } from './slot-rules.ts';
import { listFreeSlots, type SlotQuestion } from './list-free-slots.ts';

const anyTime: EventType = {
  durationMinutes: 60,
  incrementMinutes: 60,
  beforeBufferMinutes: 0,
  afterBufferMinutes: 0,
  minimumNoticeMinutes: 0,
  windowDays: 60,
  dailyCap: null,
  weeklyCap: null,
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const at = (text: string) => Date.parse(text);

function ask(part: Partial<SlotQuestion> & { type?: Partial<EventType> }): string[] {
  const { type, ...question } = part;
  const asked: SlotQuestion = {
    zone: 'America/New_York',
    eventType: { ...anyTime, ...type },
    rules: [{ days: everyDay, from: '09:00', to: '17:00' }],
    overrides: [],
    busy: [],
    now: at('2023-03-01T12:00:00Z'),
    from: '2023-03-12',
    to: '2023-03-12',
    ...question,
  };
  const slots = listFreeSlots(asked);
  expect(slots, 'as found minute by minute').toEqual(findSlotsByMinutes(asked));
  return slots.map((start) => new Date(start).toISOString().slice(0, 16));
}

describe('free slots', () => {
  it('keep wall time on the days on which clocks change', () => {
    expect(
      ask({ from: '2023-03-11', to: '2023-03-13' }).filter((slot) => slot.endsWith('T13:00') || slot.endsWith('T14:00')),
    ).toEqual(['2023-03-11T14:00', '2023-03-12T13:00', '2023-03-12T14:00', '2023-03-13T13:00', '2023-03-13T14:00']);
    expect(ask({ now: at('2023-11-01T12:00:00Z'), from: '2023-11-05', to: '2023-11-05' })).toHaveLength(8);
    expect(ask({ now: at('2023-11-01T12:00:00Z'), from: '2023-11-05', to: '2023-11-05' })[0]).toBe('2023-11-05T14:00');
  });

  it('leave out a start that clocks skip, and give the first of two', () => {
    const rules = [{ days: everyDay, from: '01:00', to: '04:00' }];
    expect(ask({ rules })).toEqual(['2023-03-12T06:00', '2023-03-12T07:00']);
    expect(ask({ rules, now: at('2023-11-01T12:00:00Z'), from: '2023-11-05', to: '2023-11-05' })).toEqual([
      '2023-11-05T05:00',
      '2023-11-05T07:00',
      '2023-11-05T08:00',
    ]);
  });

  it('count the notice in real minutes over a change of clocks', () => {
    expect(ask({ now: at('2023-03-11T18:00:00Z'), type: { minimumNoticeMinutes: 1440 } })[0]).toBe('2023-03-12T18:00');
  });

  it('count the window in dates of the host, whatever the offset of now', () => {
    const late = { zone: 'Pacific/Auckland', now: at('2027-06-01T13:00:00Z'), from: '2027-06-01', to: '2027-06-05' };
    const days = ask({ ...late, type: { windowDays: 1 } }).map((slot) => new Date(at(`${slot}:00Z`) + 12 * HOUR_MS).getUTCDate());
    expect([...new Set(days)]).toEqual([2, 3]);
  });

  it('end at midnight where an override runs to the end of its date', () => {
    const overrides = [{ date: '2023-03-12', ranges: [{ from: '22:00', to: '24:00' }] }];
    expect(ask({ overrides })).toEqual(['2023-03-13T02:00', '2023-03-13T03:00']);
    expect(ask({ overrides: [{ date: '2023-03-12', ranges: [] }] })).toEqual([]);
  });

  it('give the last start of a long event', () => {
    expect(ask({ type: { durationMinutes: 90, incrementMinutes: 30 } }).at(-1)).toBe('2023-03-12T19:30');
  });

  it('keep the buffers of both neighbors, which may touch', () => {
    const busy = [
      { start: at('2023-03-12T16:00:00Z'), end: at('2023-03-12T17:00:00Z'), beforeBufferMinutes: 30, afterBufferMinutes: 30 },
    ];
    const slots = ask({ busy, type: { incrementMinutes: 30, beforeBufferMinutes: 30, afterBufferMinutes: 30 } });
    expect(slots).toContain('2023-03-12T14:00');
    expect(slots).not.toContain('2023-03-12T14:30');
    expect(slots).not.toContain('2023-03-12T17:30');
    expect(slots).toContain('2023-03-12T18:00');
  });

  it('end with the cap of a date or week', () => {
    const busy: BusyTime[] = [{ start: at('2023-03-12T13:00:00Z'), end: at('2023-03-12T14:00:00Z'), isBooking: true }];
    expect(ask({ busy, type: { dailyCap: 1 } })).toEqual([]);
    expect(ask({ busy, type: { dailyCap: 2 } })).toHaveLength(7);
    expect(ask({ busy, type: { weeklyCap: 1 }, from: '2023-03-06', to: '2023-03-13' })).toHaveLength(8);
  });

  it('let others join what has free seats, and give nobody else that time', () => {
    const busy: BusyTime[] = [
      { start: at('2023-03-12T15:00:00Z'), end: at('2023-03-12T16:00:00Z'), hasFreeSeats: true, isBooking: true },
    ];
    const question = { zone: 'America/New_York', rules: [{ days: everyDay, from: '10:00', to: '14:00' }], overrides: [] };
    const dates = { now: at('2023-03-01T12:00:00Z'), from: '2023-03-12', to: '2023-03-12', busy };
    const list = (type: Partial<EventType>) =>
      listFreeSlots({ ...question, ...dates, eventType: { ...anyTime, ...type } }).map((start) => new Date(start).getUTCHours());
    expect(list({ incrementMinutes: 30 })).toEqual([14, 15, 16, 16, 17]);
    expect(list({ dailyCap: 1 })).toEqual([15]);
    expect(list({ durationMinutes: 30 })).not.toContain(15);
  });

  it('leave time for the way, each way its own', () => {
    const busy = [
      {
        start: at('2023-03-12T16:00:00Z'),
        end: at('2023-03-12T17:00:00Z'),
        travelMinutes: { to: 30, from: 60 },
        afterBufferMinutes: 15,
      },
    ];
    const dates = { now: at('2023-03-01T12:00:00Z'), from: '2023-03-12', to: '2023-03-12', busy };
    const rules = [{ days: everyDay, from: '10:00', to: '16:00' }];
    const slots = listFreeSlots({
      zone: 'America/New_York',
      rules,
      overrides: [],
      ...dates,
      eventType: { ...anyTime, incrementMinutes: 30 },
    });
    expect(slots.map((start) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '14:00',
      '14:30',
      '18:00',
      '18:30',
      '19:00',
    ]);
  });

  it('miss a whole day where a zone leaves it out', () => {
    const apia = { zone: 'Pacific/Apia', now: at('2011-12-28T00:00:00Z'), from: '2011-12-29', to: '2011-12-31' };
    expect(ask({ ...apia, rules: [{ days: everyDay, from: '22:00', to: '24:00' }] })).toEqual([
      '2011-12-30T08:00',
      '2011-12-30T09:00',
      '2011-12-31T08:00',
      '2011-12-31T09:00',
    ]);
  });
});

/** Days around which clocks change there, of all kinds: an hour, half an hour, at midnight, a whole day. */
const CHANGES: readonly [zone: string, date: string][] = [
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['America/St_Johns', '2027-03-14'],
  ['America/St_Johns', '2006-10-29'],
  ['America/Santiago', '2027-09-05'],
  ['America/Santiago', '2027-04-04'],
  ['America/Havana', '2027-03-14'],
  ['America/Havana', '2027-11-07'],
  ['America/Asuncion', '2023-10-01'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2018-02-18'],
  ['America/Caracas', '2016-05-01'],
  ['America/Nuuk', '2024-03-31'],
  ['America/Phoenix', '2027-03-14'],
  ['Atlantic/Azores', '2027-03-28'],
  ['Atlantic/Azores', '2027-10-31'],
  ['Europe/Berlin', '2027-03-28'],
  ['Europe/Berlin', '2027-10-31'],
  ['Europe/Dublin', '2027-10-31'],
  ['Europe/Volgograd', '2020-12-27'],
  ['Africa/Cairo', '2027-04-30'],
  ['Africa/Cairo', '2027-10-29'],
  ['Africa/Casablanca', '2027-02-07'],
  ['Africa/Casablanca', '2027-03-14'],
  ['Africa/Juba', '2021-02-01'],
  ['Asia/Beirut', '2027-03-28'],
  ['Asia/Beirut', '2027-10-31'],
  ['Asia/Amman', '2021-03-26'],
  ['Asia/Tehran', '2022-03-22'],
  ['Asia/Gaza', '2027-04-10'],
  ['Asia/Kathmandu', '2027-03-14'],
  ['Asia/Kolkata', '2027-03-14'],
  ['Asia/Pyongyang', '2015-08-15'],
  ['Asia/Pyongyang', '2018-05-05'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-10-03'],
  ['Australia/Adelaide', '2027-10-03'],
  ['Antarctica/Troll', '2027-03-28'],
  ['Antarctica/Troll', '2027-10-31'],
  ['Antarctica/Casey', '2018-03-11'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Fakaofo', '2011-12-30'],
  ['Pacific/Kwajalein', '1993-08-21'],
  ['Pacific/Chatham', '2027-04-04'],
  ['Pacific/Chatham', '2027-09-26'],
  ['Pacific/Norfolk', '2015-10-04'],
  ['Pacific/Bougainville', '2014-12-28'],
  ['Pacific/Kiritimati', '2027-01-01'],
];

describe('free slots of random questions', () => {
  it.each(CHANGES)('are those found minute by minute: %s around %s', (zone, date) => {
    const random = createRandom(`${zone} ${date}`);
    let found = 0;
    for (let round = 0; round < 8; round += 1) {
      const question = drawQuestion(random, zone, date);
      const slots = listFreeSlots(question);
      expect(slots, JSON.stringify(question)).toEqual(findSlotsByMinutes(question));
      found += slots.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('never lie in busy time, before the notice, or twice', () => {
    const random = createRandom('properties');
    for (let round = 0; round < 150; round += 1) {
      const [zone, date] = random.pick(CHANGES);
      const question = drawQuestion(random, zone, date);
      // Now, and what other calendars hold, is rarely on a full minute.
      question.now += random.int(0, 59_999);
      question.busy = question.busy.map((one) => ({ ...one, start: one.start + random.int(0, 59_999), end: one.end + 60_000 }));
      const { eventType: type } = question;
      const slots = listFreeSlots(question);
      expect(slots).toEqual([...new Set(slots)].toSorted((a, b) => a - b));
      for (const start of slots) {
        expect(start).toBeGreaterThanOrEqual(question.now + type.minimumNoticeMinutes * MINUTE_MS);
        const from = start - type.beforeBufferMinutes * MINUTE_MS;
        const until = start + (type.durationMinutes + type.afterBufferMinutes) * MINUTE_MS;
        for (const { start: begins, end, beforeBufferMinutes = 0, afterBufferMinutes = 0 } of question.busy) {
          const isApart = until <= begins - beforeBufferMinutes * MINUTE_MS || from >= end + afterBufferMinutes * MINUTE_MS;
          expect(isApart).toBe(true);
        }
      }
      // Less busy time never takes a slot away.
      const free = new Set(listFreeSlots({ ...question, busy: question.busy.slice(1) }));
      expect(slots.every((start) => free.has(start))).toBe(true);
    }
  });
});

function drawQuestion(random: Random, zone: string, date: string): SlotQuestion {
  const day = (offset: number) => new Date(Date.parse(date) + offset * DAY_MS).toISOString().slice(0, 10);
  const drawRange = () => {
    const from = random.int(0, 92) * 15;
    const to = Math.min(1440, from + random.pick([30, 60, 90, 120, 240, 480]));
    return { from: wall(from), to: wall(to) };
  };
  const buffer = () => random.pick([0, 0, 5, 10, 15, 30, 60]);
  const from = random.int(-2, 1);
  return {
    zone,
    eventType: {
      durationMinutes: random.pick([15, 30, 45, 60, 90, 120]),
      incrementMinutes: random.pick([5, 10, 15, 30, 60, 90]),
      beforeBufferMinutes: buffer(),
      afterBufferMinutes: buffer(),
      minimumNoticeMinutes: random.pick([0, 0, 60, 120, 1440, 2880]),
      windowDays: random.pick([0, 1, 2, 7, 60]),
      dailyCap: random.pick([null, null, 1, 2]),
      weeklyCap: random.pick([null, null, 2, 4]),
    },
    rules: Array.from({ length: random.int(1, 3) }, () => ({
      days: everyDay.filter(() => random.chance(0.7)),
      ...random.pick([
        drawRange(),
        { from: '00:00', to: '24:00' },
        { from: '00:00', to: '04:00' },
        { from: '22:30', to: '24:00' },
      ]),
    })),
    overrides: [-1, 0, 1]
      .filter(() => random.chance(0.3))
      .map((offset) => ({
        date: day(offset),
        ranges: Array.from({ length: random.int(0, 2) }, drawRange),
      })),
    busy: Array.from({ length: random.int(0, 6) }, () => {
      const start = Date.parse(date) + random.int(-3 * 96, 4 * 96) * 15 * MINUTE_MS;
      return {
        start,
        end: start + random.int(1, 16) * 15 * MINUTE_MS,
        ...(random.chance(0.5) && { beforeBufferMinutes: buffer(), afterBufferMinutes: buffer() }),
        isBooking: random.chance(0.4),
      };
    }),
    now: Date.parse(date) + random.int(-4 * 1440, 1440) * MINUTE_MS,
    from: day(from),
    to: day(from + random.int(0, 3)),
  };
}

function wall(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

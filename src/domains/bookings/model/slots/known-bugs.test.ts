import { describe, expect, it } from 'vitest';
import { findSlotsByMinutes } from '#tests/support/slot-oracle.ts';
import type { EventType } from './slot-rules.ts';
import { listFreeSlots, type SlotQuestion } from './list-free-slots.ts';

/* What other calendars got wrong once, each with the number of its report at Cal.com. */

const USUAL: EventType = {
  durationMinutes: 30,
  incrementMinutes: 30,
  beforeBufferMinutes: 0,
  afterBufferMinutes: 0,
  minimumNoticeMinutes: 0,
  windowDays: 400,
  dailyCap: null,
  weeklyCap: null,
};
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Asked = Pick<SlotQuestion, 'zone' | 'from' | 'to'> & Partial<SlotQuestion> & { now: number; type?: Partial<EventType> };

/** Starts in UTC, as found minute by minute too. */
function ask({ type, ...question }: Asked): string[] {
  const asked: SlotQuestion = { eventType: { ...USUAL, ...type }, rules: [], overrides: [], busy: [], ...question };
  const slots = listFreeSlots(asked);
  expect(slots).toEqual(findSlotsByMinutes(asked));
  return slots.map((start) => new Date(start).toISOString().slice(0, 16));
}

const at = (text: string) => Date.parse(text);
/** Wall times of the zone, with their date. */
const onClocks = (slots: readonly string[], timeZone: string) =>
  slots.map((slot) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).format(at(`${slot}:00Z`)),
  );
const hourOf = (wall: string | undefined) => wall?.slice(-5);

describe('known bugs of calendars', () => {
  it('6217: one half hour a week keeps its hour on the Sundays on which clocks change', () => {
    const zone = 'America/New_York';
    const slots = ask({
      zone,
      rules: [{ days: [7], from: '12:30', to: '13:00' }],
      now: at('2023-02-19T12:00:00Z'),
      from: '2023-02-19',
      to: '2023-11-30',
    });
    expect(slots).toContain('2023-03-12T16:30');
    expect(slots).toContain('2023-11-05T17:30');
    expect(slots).toHaveLength(41);
    expect(new Set(onClocks(slots, zone).map(hourOf))).toEqual(new Set(['12:30']));
  });

  it('10517: no day of the month in which clocks change begins an hour early', () => {
    const zone = 'America/New_York';
    const slots = ask({
      zone,
      rules: [{ days: EVERY_DAY, from: '09:00', to: '17:00' }],
      now: at('2023-08-01T12:00:00Z'),
      from: '2023-11-01',
      to: '2023-12-05',
    });
    const walls = onClocks(slots, zone);
    const firsts = [...Map.groupBy(walls, (wall) => wall.slice(0, 10)).values()].map(([first]) => hourOf(first));
    expect(firsts).toHaveLength(35);
    expect(new Set(firsts)).toEqual(new Set(['09:00']));
  });

  it('12137: a notice that ends on the day of the change moves no other day', () => {
    const zone = 'America/New_York';
    const question = {
      zone,
      rules: [{ days: EVERY_DAY, from: '09:00', to: '17:00' }],
      now: at('2023-10-29T16:00:00Z'),
      from: '2023-11-04',
      to: '2023-11-10',
    };
    const lastDays = (days: number) =>
      onClocks(ask({ ...question, type: { minimumNoticeMinutes: days * 1440 } }), zone).filter((wall) => wall > '2023-11-06');
    expect(lastDays(7)).toEqual(lastDays(6));
    expect(lastDays(7)[0]).toBe('2023-11-06 09:00');
    // Seven days of real minutes: an hour earlier on the clock.
    expect(onClocks(ask({ ...question, type: { minimumNoticeMinutes: 7 * 1440 } }), zone)[0]).toBe('2023-11-05 11:00');
  });

  it('10254: hours and overrides lie on their own date, whichever date it is in UTC', () => {
    for (const [zone, instant] of [
      ['Pacific/Auckland', '2023-07-21T10:00'],
      ['America/Los_Angeles', '2023-07-22T05:00'],
      ['Asia/Kolkata', '2023-07-21T16:30'],
    ] as const) {
      const rules = [{ days: [1, 2, 3, 4], from: '09:00', to: '17:00' }];
      const overrides = [{ date: '2023-07-21', ranges: [{ from: '22:00', to: '23:00' }] }];
      const slots = ask({ zone, rules, overrides, now: at('2023-07-17T00:00:00Z'), from: '2023-07-20', to: '2023-07-22' });
      const walls = onClocks(slots, zone);
      expect(walls.filter((wall) => wall > '2023-07-21')).toEqual(['2023-07-21 22:00', '2023-07-21 22:30']);
      expect(slots).toContain(instant);
      expect(hourOf(walls[0])).toBe('09:00');
    }
  });

  it('8833: an override of the first minutes of a day stays on that day', () => {
    const slots = ask({
      zone: 'Europe/Amsterdam',
      type: { durationMinutes: 15, incrementMinutes: 15 },
      overrides: [{ date: '2023-05-13', ranges: [{ from: '00:00', to: '00:15' }] }],
      now: at('2023-05-11T12:00:00Z'),
      from: '2023-05-12',
      to: '2023-05-14',
    });
    expect(onClocks(slots, 'Europe/Amsterdam')).toEqual(['2023-05-13 00:00']);
  });

  it('28519: the window ends by the dates of the host, whatever the zone of whoever asks', () => {
    const zone = 'Asia/Kolkata';
    const walls = (now: string) =>
      onClocks(
        ask({
          zone,
          rules: [{ days: EVERY_DAY, from: '09:00', to: '18:00' }],
          now: at(now),
          from: '2024-07-01',
          to: '2024-07-31',
          type: { windowDays: 2 },
        }),
        zone,
      );
    // One instant, written in the zones of three guests.
    for (const now of ['2024-07-26T01:00:00+05:30', '2024-07-25T08:30:00-11:00', '2024-07-25T19:30:00Z']) {
      expect(walls(now)[0]).toBe('2024-07-26 09:00');
      expect(walls(now).at(-1)).toBe('2024-07-28 17:30');
    }
  });

  it('30021, 19589: an afternoon stays where it is on the day on which clocks go forward', () => {
    const afternoon = ask({
      zone: 'America/New_York',
      rules: [{ days: EVERY_DAY, from: '13:00', to: '18:00' }],
      now: at('2026-03-01T12:00:00Z'),
      from: '2026-03-08',
      to: '2026-03-08',
    });
    expect([afternoon[0], afternoon.at(-1)]).toEqual(['2026-03-08T17:00', '2026-03-08T21:30']);
    const chicago = ask({
      zone: 'America/Chicago',
      rules: [{ days: [7], from: '15:00', to: '15:30' }],
      now: at('2025-03-01T12:00:00Z'),
      from: '2025-03-09',
      to: '2025-03-09',
    });
    expect(chicago).toEqual(['2025-03-09T20:00']);
  });

  it('24260: nothing lies outside the dates that were asked for', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Denver']) {
      const slots = ask({
        zone,
        rules: [{ days: EVERY_DAY, from: '00:00', to: '24:00' }],
        now: at('2025-10-01T00:00:00Z'),
        from: '2025-10-08',
        to: '2025-10-09',
      });
      const walls = onClocks(slots, zone);
      expect([walls[0], walls.at(-1), walls.length]).toEqual(['2025-10-08 00:00', '2025-10-09 23:30', 96]);
    }
  });
});

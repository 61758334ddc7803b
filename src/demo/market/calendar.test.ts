import { describe, expect, it } from 'vitest';

import { createClock, formatDay, monthOf, parseDay, weekdayOf, yearOf } from './calendar.ts';

describe('calendar', () => {
  it('turns dates into days and back', () => {
    const day = parseDay('2026-03-11');
    expect(formatDay(day)).toBe('2026-03-11');
    expect(formatDay(day + 21)).toBe('2026-04-01');
    expect([yearOf(day), monthOf(day), weekdayOf(day)]).toEqual([2026, 2, 3]);
    expect(() => parseDay('11.03.2026')).toThrow(RangeError);
    expect(() => parseDay('2026-13-40')).toThrow(RangeError);
  });

  it('stamps local times in UTC, in summer and winter, and never after the cut-off', () => {
    const clock = createClock('America/Los_Angeles', parseDay('2026-07-10'));
    expect(clock.stamp(parseDay('2026-01-05'), 9 * 60)).toBe('2026-01-05T17:00:00.000Z');
    expect(clock.stamp(parseDay('2026-07-05'), 9 * 60)).toBe('2026-07-05T16:00:00.000Z');
    expect(clock.stamp(parseDay('2026-07-09'), 20 * 60)).toBe('2026-07-09T23:59:00.000Z');
    expect(clock.ahead(parseDay('2026-07-11'), 13 * 60)).toBe('2026-07-11T20:00:00.000Z');
  });
});

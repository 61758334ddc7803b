import { describe, expect, it } from 'vitest';
import { formatTourTime, refuseTourTime } from './tour-times.ts';

const now = new Date('2026-03-07T18:00:00Z');
const limits = { noticeHours: 2, windowDays: 30 };

describe('tour times', () => {
  it('keeps the notice and the window', () => {
    expect(refuseTourTime(new Date('2026-03-07T19:59:00Z'), now, limits)).toContain('at least 2 hours');
    expect(refuseTourTime(new Date('2026-03-07T20:00:00Z'), now, limits)).toBeUndefined();
    expect(refuseTourTime(new Date('2026-04-06T18:00:00Z'), now, limits)).toBeUndefined();
    expect(refuseTourTime(new Date('2026-04-06T18:01:00Z'), now, limits)).toContain('30 days');
  });

  it('speaks in the zone of the home, also across a change of clocks', () => {
    expect(formatTourTime(new Date('2026-03-07T18:00:00Z'), 'America/Los_Angeles')).toMatch(/Saturday, March 7.*10:00.AM.*PST/);
    expect(formatTourTime(new Date('2026-03-08T18:00:00Z'), 'America/Los_Angeles')).toMatch(/Sunday, March 8.*11:00.AM.*PDT/);
  });
});

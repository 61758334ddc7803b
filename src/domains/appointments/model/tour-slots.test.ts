import { describe, expect, it } from 'vitest';
import { listTourSlots } from './tour-slots.ts';

const timeZone = 'America/Los_Angeles';

describe('listTourSlots', () => {
  it('offers every half hour of the day in the zone of the home, so that a tour ends within it', () => {
    const from = new Date('2026-11-21T08:00:00Z');
    const slots = listTourSlots({ from, earliest: from, days: 2, timeZone });
    expect(slots).toHaveLength(2 * 19);
    expect(slots[0]).toEqual({ startsAt: '2026-11-21T17:00:00.000Z', day: 'Sat, Nov 21', time: '9:00 AM' });
    expect(slots[1]?.time).toBe('9:30 AM');
    expect(slots[18]?.time).toBe('6:00 PM');
  });

  it('keeps wall time over a change of clocks', () => {
    const from = new Date('2026-10-31T16:00:00Z');
    const times = listTourSlots({ from, earliest: from, days: 2, timeZone });
    expect(times.find((slot) => slot.day === 'Sat, Oct 31')?.startsAt).toBe('2026-10-31T16:00:00.000Z');
    expect(times.find((slot) => slot.day === 'Sun, Nov 1')?.startsAt).toBe('2026-11-01T17:00:00.000Z');
  });

  it('leaves out what is too soon', () => {
    const from = new Date('2026-11-21T18:20:00Z');
    const [first] = listTourSlots({ from, earliest: new Date('2026-11-21T20:20:00Z'), days: 1, timeZone });
    expect(first?.startsAt).toBe('2026-11-21T20:30:00.000Z');
  });
});

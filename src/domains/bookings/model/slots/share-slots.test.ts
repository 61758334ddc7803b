import { describe, expect, it } from 'vitest';
import type { BusyTime } from './slot-rules.ts';
import { shareSlots, type Hosting, type SlotHost } from './share-slots.ts';

const eventType = {
  durationMinutes: 60,
  incrementMinutes: 60,
  beforeBufferMinutes: 0,
  afterBufferMinutes: 0,
  minimumNoticeMinutes: 0,
  windowDays: 30,
  dailyCap: null,
  weeklyCap: null,
};

function host(id: number, from: string, to: string, part: Partial<SlotHost> = {}): SlotHost {
  const rules = [{ days: [1, 2, 3, 4, 5, 6, 7], from, to }];
  return { id, load: 0, zone: 'America/Denver', rules, overrides: [], busy: [], ...part };
}

function share(hosts: SlotHost[], hosting: Hosting) {
  const slots = shareSlots(hosts, hosting, {
    eventType,
    now: Date.parse('2027-03-01T00:00:00Z'),
    from: '2027-03-02',
    to: '2027-03-02',
  });
  return slots.map(({ start, hostIds }) => [new Date(start).toISOString().slice(11, 16), ...hostIds]);
}

describe('slots of several hosts', () => {
  const busy: BusyTime[] = [{ start: Date.parse('2027-03-02T17:00:00Z'), end: Date.parse('2027-03-02T18:00:00Z') }];

  it('are those that any of them offers, or all', () => {
    const hosts = [host(1, '09:00', '12:00'), host(2, '10:00', '13:00', { busy })];
    expect(share(hosts, 'any')).toEqual([
      ['16:00', 1],
      ['17:00', 1],
      ['18:00', 1, 2],
      ['19:00', 2],
    ]);
    expect(share(hosts, 'all')).toEqual([['18:00', 1, 2]]);
  });

  it('go to the one with the least to do, and by id where all have as much', () => {
    const hosts = [
      host(1, '09:00', '11:00', { load: 3 }),
      host(2, '10:00', '11:00', { load: 1 }),
      host(3, '10:00', '11:00', { load: 1 }),
    ];
    expect(share(hosts, 'round-robin')).toEqual([
      ['16:00', 1],
      ['17:00', 2],
    ]);
  });

  it('are none where nobody is a host', () => {
    expect(share([], 'all')).toEqual([]);
  });
});

import { performance } from 'node:perf_hooks';
import type { BusyTime } from '#domains/bookings/model/slots/slot-rules.ts';
import { listFreeSlots } from '#domains/bookings/model/slots/list-free-slots.ts';
import { shareSlots } from '#domains/bookings/model/slots/share-slots.ts';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import { createRandom } from '#lib/random.ts';

export interface SlotBenchResult {
  hosts: number;
  bookings: number;
  slots: number;
  oneHost: { p50Ms: number; p95Ms: number };
  allHosts: { p50Ms: number; p95Ms: number };
}

const NOW = Date.parse('2027-02-20T15:00:00Z');
/** The month in which America's clocks change. */
const MONTH = { from: '2027-03-01', to: '2027-03-31', now: NOW };

const eventType = {
  durationMinutes: 45,
  incrementMinutes: 15,
  beforeBufferMinutes: 10,
  afterBufferMinutes: 15,
  minimumNoticeMinutes: 120,
  windowDays: 60,
  dailyCap: 8,
  weeklyCap: 30,
};

/** How long it takes to find the free starts of a month for hosts with a year of bookings: one host, and all together. */
export function benchSlots({ hosts: count, rounds }: { hosts: number; rounds: number }): SlotBenchResult {
  const hosts = Array.from({ length: count }, (_, index) => {
    const random = createRandom(`host ${index}`);
    const busy: BusyTime[] = Array.from({ length: 365 * 5 }, () => {
      const start = NOW - 180 * DAY_MS + random.int(0, 365 * 48) * (HOUR_MS / 2);
      return { start, end: start + 45 * 60_000, beforeBufferMinutes: 10, afterBufferMinutes: 10, isBooking: true };
    });
    const rules = [{ days: [1, 2, 3, 4, 5, 6], from: '08:00', to: '20:00' }];
    return { id: index, load: random.int(0, 20), zone: 'America/Denver', rules, overrides: [], busy };
  });
  const [first] = hosts;
  if (first === undefined) throw new RangeError('At least one host');
  return {
    hosts: count,
    bookings: first.busy.length,
    slots: shareSlots(hosts, 'any', { eventType, ...MONTH }).length,
    oneHost: measure(rounds, () => listFreeSlots({ ...first, eventType, ...MONTH })),
    allHosts: measure(rounds, () => shareSlots(hosts, 'round-robin', { eventType, ...MONTH })),
  };
}

function measure(rounds: number, work: () => unknown): { p50Ms: number; p95Ms: number } {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2));
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROFILES } from '../../model/profiles.ts';
import { createPace } from './pace.ts';

/** Waits take no time: the clock goes on by them at once. */
async function skip(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
}

const PATIENT_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** When each of several requests may go out, in milliseconds from the first. */
async function askTimes(pace: ReturnType<typeof createPace>, count: number): Promise<number[]> {
  const startedAt = Date.now();
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    await pace(PATIENT_MS);
    times.push(Date.now() - startedAt);
  }
  return times;
}

it('lets out no more requests within a second than MLS Grid allows', async () => {
  expect(await askTimes(createPace(PROFILES['mls-grid']?.limits ?? {}, skip), 5)).toEqual([0, 0, 1000, 1000, 2000]);
});

it('waits for no server without limits', async () => {
  expect(await askTimes(createPace({}, skip), 5)).toEqual([0, 0, 0, 0, 0]);
});

it('leaves to the next run what would take longer than a run may wait', async () => {
  const pace = createPace({ perHour: 1 }, skip);
  await pace(PATIENT_MS);
  await expect(pace(PATIENT_MS)).rejects.toThrow('The quota of the feed is used up; the next run goes on from here.');
});

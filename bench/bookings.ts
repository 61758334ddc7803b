import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { signInDemo } from './demo-sign-in.ts';
import { type Percentiles, percentiles, ratioOf } from './search/measure.ts';

export interface BookingBenchOptions {
  /** A running site in demo mode. */
  url: string;
  rounds: number;
}

export interface BookingBenchResult {
  /** Milliseconds over HTTP, of a home that one of its sellers shows. */
  slotsMs: Percentiles;
  bookMs: Percentiles;
  cancelMs: Percentiles;
  /** A call that only signs its caller in: what HTTP and the machine take of each of the others. */
  idleMs: Percentiles;
  /** Free times and a booking, in calls that do nothing. */
  ratio: { slots: Percentiles; book: Percentiles };
  cores: number;
  /** Of the last minute: above the number of cores, others were at work as well. */
  load: number;
}

type Caller = <Answer>(path: string, body?: unknown) => Promise<Answer>;

const GIVE_UP_MS = 120_000;
const POLL_MS = 500;

/** Books free times of a demo seller's home as a demo buyer, and cancels each. */
export async function benchBookings({ url, rounds }: BookingBenchOptions): Promise<BookingBenchResult> {
  const [seller, buyer] = await Promise.all([callAs(url, 'seller'), callAs(url, 'buyer')]);
  const listingKey = await findHome(seller);
  const times = { slots: [], book: [], cancel: [], idle: [] } as Record<'slots' | 'book' | 'cancel' | 'idle', number[]>;
  const timed = async <Answer>(what: keyof typeof times, work: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const answer = await work();
    times[what].push(performance.now() - began);
    return answer;
  };
  for (let round = 0; round < rounds; round += 1) {
    await timed('idle', () => buyer('/api/reminders'));
    const path = `/api/listings/${listingKey}`;
    const { slots } = await timed('slots', () => buyer<{ slots: string[] }>(`${path}/openings?kind=tour`));
    const startsAt = slots[(round * 7) % slots.length];
    if (startsAt === undefined) throw new Error('Nothing is free at the home of the demo seller.');
    const form = { id: randomUUID(), kind: 'tour', startsAt };
    const { id } = await timed('book', () => buyer<{ id: string }>(`${path}/bookings`, form));
    await timed('cancel', () => buyer(`/api/appointments/${id}/moves`, { move: 'cancel', reason: '' }));
  }
  const [slotsMs, bookMs, idleMs] = [percentiles(times.slots), percentiles(times.book), percentiles(times.idle)];
  return {
    slotsMs,
    bookMs,
    cancelMs: percentiles(times.cancel),
    idleMs,
    ratio: { slots: ratioOf(slotsMs, idleMs), book: ratioOf(bookMs, idleMs) },
    cores: os.availableParallelism(),
    load: os.loadavg()[0] ?? 0,
  };
}

/** The home of a demo seller, whose past is made after they sign in. */
async function findHome(seller: Caller): Promise<string> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    const { listings } = await seller<{ listings: { listingKey: string | null; standardStatus: string }[] }>('/api/own-listings');
    const key = listings.find(({ standardStatus }) => standardStatus === 'Active')?.listingKey;
    const { appointments } = await seller<{ appointments: unknown[] }>('/api/appointments');
    if (key != null && appointments.length > 5) return key;
    if (performance.now() > giveUpAt) throw new Error('The demo seller has no home after two minutes.');
    await wait(POLL_MS);
  }
}

async function callAs(url: string, role: 'buyer' | 'seller'): Promise<Caller> {
  const authorization = `Bearer ${await signInDemo(url, role)}`;
  return async <Answer>(path: string, body?: unknown) => {
    const response = await fetch(new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    // Our own API, typed by its contracts.
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
}

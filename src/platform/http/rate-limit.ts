import type { Endpoint } from '#lib/endpoint.ts';
import type { Db } from '#platform/db/database.ts';
import { DatabaseAway } from '#platform/db/outage.ts';
import type { Log } from '#platform/log/log.ts';
import type { Context } from '#platform/verb/context.ts';
import { addHits, limitHits, tooMany } from '#platform/verb/limit-hits.ts';
import {
  addTo,
  firstCounts,
  secondsUntilFree,
  slotAt,
  slotSeconds,
  totalOf,
  type Counts,
} from '#platform/verb/sliding-window.ts';

const READ_WINDOW_SECONDS = 60;
const EXCHANGE_EVERY_MS = 1000;
const SWEEP_EVERY_MS = 60_000;
/** Reports of pages have as large a budget as reads, beside theirs. */
const BEACON = 'beacon:';
/** No limit looks further back, so older counts are deleted. */
export const LONGEST_LIMIT_SECONDS = 3600;

export interface RateLimiter {
  /** Throws `too-many-requests` if the caller has used up its share. */
  check(ctx: Context, endpoint: Endpoint, isInternal: boolean): Promise<void>;
  /** Counts a page or another anonymous read, in the same budget as the API's reads. */
  countRead(address: string): void;
  /** Exchanges counts of reads with the other processes. Runs by itself every second. */
  exchange(): Promise<void>;
  /** Deletes the counts of windows that have ended. Runs by itself every minute. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface ReadCount {
  /** The last count of all processes in the database, and the reads here since then. */
  counts: Counts;
  /** The reads here since then. */
  unsent: number;
}

/**
 * Limits that all processes share through PostgreSQL. Writes are counted exactly, one statement each. Reads are counted
 * in memory and exchanged with the database every second, so that a read costs no round trip. Several processes
 * together may exceed the limit by the reads of one second.
 */
export function createRateLimiter(options: { db: Db; readsPerMinute: number; log: Log; now: () => number }): RateLimiter {
  const { db, readsPerMinute, log, now } = options;
  const reads = new Map<string, ReadCount>();
  let exchanging: Promise<void> | undefined;
  const timers = [setInterval(() => void exchange(), EXCHANGE_EVERY_MS), setInterval(() => void sweep(), SWEEP_EVERY_MS)];
  for (const timer of timers) timer.unref();

  // If the database is away, the log says so already.
  function tell(error: unknown, what: string): void {
    if (!(error instanceof DatabaseAway)) log.warn({ err: error }, what);
  }

  const readLimit = { hits: readsPerMinute, perSeconds: READ_WINDOW_SECONDS };

  function exchange(): Promise<void> {
    exchanging ??= exchangeOnce()
      .catch((error: unknown) => tell(error, 'read counts could not be exchanged'))
      .finally(() => (exchanging = undefined));
    return exchanging;
  }

  async function exchangeOnce(): Promise<void> {
    const slot = slotAt(now(), READ_WINDOW_SECONDS);
    for (const [address, { counts, unsent }] of reads)
      if (unsent === 0 && totalOf(addTo(counts, slot, 0)) === 0) reads.delete(address);
    const sent = [...reads]
      .filter(([, count]) => count.unsent > 0)
      .map(([address, count]) => ({ address, count, hits: count.unsent }));
    if (sent.length === 0) return;
    const batch = sent.map(({ address, hits }) => ({ key: `read:${address}`, hits, slot }));
    const stored = await addHits(db, new Date(now()), batch);
    for (const { address, count, hits } of sent) {
      count.unsent -= hits;
      const counts = stored.get(`read:${address}`);
      if (counts !== undefined) count.counts = addTo(counts, slot, count.unsent);
    }
  }

  async function sweep(): Promise<void> {
    const oldest = new Date(now() - (LONGEST_LIMIT_SECONDS + slotSeconds(LONGEST_LIMIT_SECONDS)) * 1000);
    await db
      .deleteFrom('rate_limits')
      .where('changed_at', '<=', oldest)
      .execute()
      .catch((error: unknown) => tell(error, 'old counts could not be removed'));
  }

  function countRead(address: string): void {
    if (readsPerMinute === 0) return;
    const slot = slotAt(now(), READ_WINDOW_SECONDS);
    const known = reads.get(address);
    const counts = known === undefined ? firstCounts(slot, 1) : addTo(known.counts, slot, 1);
    if (totalOf(counts) > readsPerMinute) throw tooMany(secondsUntilFree(counts, readLimit, now()));
    if (known === undefined) reads.set(address, { counts, unsent: 1 });
    // The same object: an exchange under way takes off what it sent.
    else {
      known.counts = counts;
      known.unsent += 1;
    }
  }

  return {
    async check(ctx, endpoint, isInternal) {
      if (isInternal || ctx.actor.kind === 'system') return;
      if (endpoint.isBeacon === true) {
        if ('address' in ctx.actor) countRead(`${BEACON}${ctx.actor.address}`);
        return;
      }
      const who = ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.address;
      if (endpoint.limit !== undefined) await limitHits({ db, now: new Date(now()) }, endpoint.limit, who);
      else if (isRead(endpoint) && ctx.actor.kind === 'anonymous') countRead(ctx.actor.address);
    },
    countRead,
    exchange,
    sweep,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await exchange();
    },
  };
}

function isRead(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.readsOnly === true;
}

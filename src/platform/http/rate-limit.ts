import { sql } from 'kysely';
import type { Endpoint } from '#lib/endpoint.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Context } from './context.ts';
import { DomainError } from './domain-error.ts';

const READ_WINDOW_SECONDS = 60;
const FLUSH_EVERY_MS = 1000;

export interface RateLimiter {
  /** Throws `too-many-requests` where the caller has used up its share. */
  check(ctx: Context, endpoint: Endpoint, isInternal: boolean): Promise<void>;
  /** Counts a page or other anonymous read; the same budget as the API's reads. */
  countRead(address: string): void;
  close(): Promise<void>;
}

/**
 * Limits shared by all processes through PostgreSQL. Writes are counted exactly, one statement each. Reads are counted
 * in memory and exchanged with the database every second, so that a read costs no round trip; a burst may pass the limit
 * by what one second holds.
 */
export function createRateLimiter(options: { db: Db; readsPerMinute: number; log: Log; now: () => number }): RateLimiter {
  const { db, readsPerMinute, log, now } = options;
  const pendingReads = new Map<string, number>();
  const knownReads = new Map<string, { window: number; hits: number }>();
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();

  function currentWindow(): number {
    return Math.floor(now() / 1000 / READ_WINDOW_SECONDS);
  }

  async function flush(): Promise<void> {
    if (pendingReads.size === 0) return;
    const window = currentWindow();
    const batch = [...pendingReads].map(([address, hits]) => ({ key: `read:${address}`, hits }));
    pendingReads.clear();
    try {
      const rows = await addHits(db, batch, window * READ_WINDOW_SECONDS);
      for (const [key, known] of knownReads) if (known.window < window) knownReads.delete(key);
      for (const row of rows) knownReads.set(row.key.slice('read:'.length), { window, hits: row.hits });
    } catch (error) {
      log.warn({ err: error }, 'read counts could not be saved');
    }
  }

  function countRead(address: string): void {
    if (readsPerMinute === 0) return;
    const window = currentWindow();
    const known = knownReads.get(address);
    const pending = (pendingReads.get(address) ?? 0) + 1;
    pendingReads.set(address, pending);
    if ((known?.window === window ? known.hits : 0) + pending > readsPerMinute) {
      throw tooMany((window + 1) * READ_WINDOW_SECONDS - now() / 1000);
    }
  }

  async function countExactly(address: string, limit: { name: string; hits: number; perSeconds: number }): Promise<void> {
    const windowStart = Math.floor(now() / 1000 / limit.perSeconds) * limit.perSeconds;
    const [row] = await addHits(db, [{ key: `${limit.name}:${address}`, hits: 1 }], windowStart);
    if ((row?.hits ?? 0) > limit.hits) throw tooMany(windowStart + limit.perSeconds - now() / 1000);
  }

  return {
    async check(ctx, endpoint, isInternal) {
      if (isInternal || ctx.actor.kind === 'system') return;
      const who = ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.address;
      if (endpoint.limit !== undefined) await countExactly(who, endpoint.limit);
      else if (endpoint.method === 'GET' && ctx.actor.kind === 'anonymous') countRead(ctx.actor.address);
    },
    countRead,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function tooMany(retryAfterSeconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new DomainError('too-many-requests', `Too many requests from here. Please try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}

async function addHits(
  db: Db,
  batch: { key: string; hits: number }[],
  windowStart: number,
): Promise<{ key: string; hits: number }[]> {
  const start = new Date(windowStart * 1000);
  const result = await sql<{ key: string; hits: number }>`
    insert into rate_limits (key, window_started_at, hits)
    select key, ${start}, hits from unnest(${batch.map((row) => row.key)}::text[], ${batch.map((row) => row.hits)}::int[]) as t(key, hits)
    on conflict (key) do update set
      hits = case when rate_limits.window_started_at = excluded.window_started_at then rate_limits.hits + excluded.hits else excluded.hits end,
      window_started_at = excluded.window_started_at
    returning key, hits`.execute(db);
  return result.rows;
}

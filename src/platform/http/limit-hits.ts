import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from './domain-error.ts';

export interface HitLimit {
  name: string;
  hits: number;
  perSeconds: number;
}

/** Counts one use exactly, over all processes. Throws `too-many-requests` where `who` has used up its share of the window. */
export async function limitHits({ db, now }: { db: Db; now: Date }, limit: HitLimit, who: string): Promise<void> {
  const seconds = now.getTime() / 1000;
  const windowStart = Math.floor(seconds / limit.perSeconds) * limit.perSeconds;
  const key = `${limit.name}:${who}`;
  const totals = await addHits(db, [{ key, hits: 1 }], windowStart);
  if ((totals.get(key) ?? 0) > limit.hits) throw tooMany(windowStart + limit.perSeconds - seconds);
}

/** The refusal that says when to come back. */
export function tooMany(retryAfterSeconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new DomainError('too-many-requests', `Too many requests from here. Please try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}

/**
 * Adds to the counts of a window and returns them. In the order of their keys, so that two processes never wait for each
 * other in a circle. A process whose clock is behind does not set a newer window back.
 */
export async function addHits(db: Db, batch: { key: string; hits: number }[], windowStart: number): Promise<Map<string, number>> {
  const start = new Date(windowStart * 1000);
  const { rows } = await sql<{ key: string; hits: number }>`
    insert into rate_limits as known (key, window_started_at, hits)
    select key, ${start}, hits from unnest(${batch.map((row) => row.key)}::text[], ${batch.map((row) => row.hits)}::int[]) as t(key, hits)
    order by key
    on conflict (key) do update set
      hits = case when known.window_started_at < excluded.window_started_at then excluded.hits else known.hits + excluded.hits end,
      window_started_at = greatest(known.window_started_at, excluded.window_started_at)
    returning key, hits`.execute(db);
  return new Map(rows.map((row) => [row.key, row.hits]));
}

/** Forgets the counts of one person, by the id that the keys hold. */
export async function forgetHits(db: Db, subject: string): Promise<void> {
  await sql`delete from rate_limits where position(${subject} in key) > 0`.execute(db);
}

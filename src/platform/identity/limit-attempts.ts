import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { authError } from './auth-error.ts';

export interface AttemptLimit {
  /** What is counted; holds no address or name in clear. */
  key: string;
  hits: number;
  perSeconds: number;
}

export interface Attempt {
  /** How many count under a key, this attempt among them. */
  hits(key: string): number;
  /** Takes the attempt back: it was no failure. */
  release(): Promise<void>;
}

interface Counted {
  key: string;
  hits: number;
  startedAt: Date;
}

/**
 * Counts an attempt before it is made, so that many at once cannot pass together; a window begins with its first attempt.
 * Throws `too-many-requests` where a limit is reached: refused attempts are not counted, so nobody locks others out by
 * knocking on.
 */
export async function beginAttempt({ db, now }: { db: Db; now: Date }, limits: readonly AttemptLimit[]): Promise<Attempt> {
  const counted: Counted[] = [];
  // In one order everywhere: two processes never wait for each other in a circle.
  for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) counted.push(await count(db, limit, now));
  const release = () => takeBack(db, counted);
  const waits = limits.flatMap(({ key, hits, perSeconds }) => {
    const found = counted.find((one) => one.key === key);
    return found === undefined || found.hits <= hits
      ? []
      : [found.startedAt.getTime() / 1000 + perSeconds - now.getTime() / 1000];
  });
  if (waits.length > 0) {
    await release();
    throw authError('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) });
  }
  return { hits: (key) => counted.find((one) => one.key === key)?.hits ?? 0, release };
}

/** Forgets what was counted, once somebody proved who they are in another way. */
export async function forgetAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

async function count(db: Db, { key, perSeconds }: AttemptLimit, now: Date): Promise<Counted> {
  const oldest = new Date(now.getTime() - perSeconds * 1000);
  const { rows } = await sql<{ hits: number; started_at: Date }>`
    insert into rate_limits as known (key, window_started_at, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      hits = case when known.window_started_at <= ${oldest} then 1 else known.hits + 1 end,
      window_started_at = case when known.window_started_at <= ${oldest} then ${now} else known.window_started_at end
    returning hits, window_started_at as started_at`.execute(db);
  return { key, hits: rows[0]?.hits ?? 1, startedAt: rows[0]?.started_at ?? now };
}

async function takeBack(db: Db, counted: Counted[]): Promise<void> {
  for (const { key, startedAt } of counted) {
    await sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key} and window_started_at = ${startedAt}`.execute(
      db,
    );
  }
}

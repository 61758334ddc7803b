import type { Db } from '#platform/db/database.ts';
import { addHit, takeBackHit } from '#platform/http/limit-hits.ts';
import { secondsUntilFree, slotAt, totalOf, type Counts } from '#platform/http/sliding-window.ts';
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

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. Throws `too-many-requests` where a limit is
 * reached: refused attempts are not counted, so nobody locks others out by knocking on.
 */
export async function beginAttempt({ db, now }: { db: Db; now: Date }, limits: readonly AttemptLimit[]): Promise<Attempt> {
  const counted = new Map<string, Counts>();
  // In one order everywhere: two processes never wait for each other in a circle.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const limit of ordered) counted.set(limit.key, await addHit(db, now, limit));
  const release = async () => {
    for (const { key, perSeconds } of ordered) await takeBackHit(db, key, slotAt(now.getTime(), perSeconds));
  };
  const hits = (key: string) => totalOf(counted.get(key) ?? { slot: 0, slots: [] });
  const waits = limits.flatMap((limit) => {
    const counts = counted.get(limit.key);
    return counts === undefined || totalOf(counts) <= limit.hits ? [] : [secondsUntilFree(counts, limit, now.getTime())];
  });
  if (waits.length > 0) {
    await release();
    throw authError('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) });
  }
  return { hits, release };
}

/** Forgets what was counted, once somebody proved who they are in another way. */
export async function forgetAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

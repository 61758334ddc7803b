import type { Db } from '#platform/db/database.ts';
import { countHits, takeBackHits, type KeyLimit } from '#platform/verb/limit-hits.ts';
import { totalOf } from '#platform/verb/sliding-window.ts';
import { authError } from './auth-error.ts';

/** The key holds no address or name in clear. */
export type AttemptLimit = KeyLimit;

export interface Attempt {
  /** How many attempts count under a key, with this one. */
  hits(key: string): number;
  /** Takes the attempt back, because it did not fail. */
  release(): Promise<void>;
}

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. Throws `too-many-requests` if a limit is
 * reached. Refused attempts do not count, so that nobody locks others out by trying on.
 */
export async function beginAttempt({ db, now }: { db: Db; now: Date }, limits: readonly AttemptLimit[]): Promise<Attempt> {
  const { counts, waitSeconds } = await countHits(db, now, limits);
  if (waitSeconds !== undefined) throw authError('too-many-requests', { retryAfterSeconds: Math.ceil(waitSeconds) });
  return {
    hits: (key) => totalOf(counts.get(key) ?? { slot: 0, slots: [] }),
    release: () => takeBackHits(db, counts),
  };
}

/** Deletes the counts once somebody has proven who they are in another way. */
export async function forgetAttempts(db: Db, keys: string[]): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    // In the order of counting, so that no two wait for each other.
    .where('key', 'in', (eb) => eb.selectFrom('rate_limits').select('key').where('key', 'in', keys).orderBy('key').forUpdate())
    .execute();
}

import { sql } from 'kysely';
import { formatWait } from '#lib/format-wait.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from './domain-error.ts';
import { secondsUntilFree, slotAt, totalOf, type Counts } from './sliding-window.ts';

export interface HitLimit {
  name: string;
  hits: number;
  perSeconds: number;
}

/**
 * Counts one use exactly, over all processes. Throws `too-many-requests` where `who` has used up its share; what is refused
 * is not counted.
 */
export async function limitHits({ db, now }: { db: Db; now: Date }, limit: HitLimit, who: string): Promise<void> {
  const key = `${limit.name}:${who}`;
  const counts = await addHit(db, now, { key, ...limit });
  if (totalOf(counts) <= limit.hits) return;
  await takeBackHit(db, key, slotAt(now.getTime(), limit.perSeconds));
  throw tooMany(secondsUntilFree(counts, limit, now.getTime()));
}

/** The refusal that says when to come back. */
export function tooMany(retryAfterSeconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new DomainError('too-many-requests', `Too many requests from here. Please try again ${formatWait(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

/** Adds one to what is counted under a key. */
export async function addHit(db: Db, now: Date, { key, perSeconds }: { key: string; perSeconds: number }): Promise<Counts> {
  const counts = await addHits(db, now, [{ key, hits: 1, slot: slotAt(now.getTime(), perSeconds) }]);
  const counted = counts.get(key);
  if (counted === undefined) throw new Error('an upsert returns its row');
  return counted;
}

/**
 * Adds to counts and returns them. In the order of their keys, so that two processes never wait for each other in a circle.
 * A process whose clock is behind does not set a newer slot back.
 */
export async function addHits(
  db: Db,
  now: Date,
  batch: { key: string; hits: number; slot: number }[],
): Promise<Map<string, Counts>> {
  const { rows } = await sql<{ key: string; slot: number; slots: number[] }>`
    insert into rate_limits as known (key, slot, slots, changed_at)
    select key, slot, array_fill(0, array[60]) || hits, ${now}
    from unnest(${batch.map((row) => row.key)}::text[], ${batch.map((row) => row.hits)}::int[], ${batch.map((row) => row.slot)}::bigint[])
      as t(key, hits, slot)
    order by key
    on conflict (key) do update set
      slots = add_hits(known.slots, excluded.slot - known.slot, excluded.slots[61]),
      slot = greatest(known.slot, excluded.slot),
      changed_at = greatest(known.changed_at, excluded.changed_at)
    returning key, slot, slots`.execute(db);
  return new Map(rows.map(({ key, slot, slots }) => [key, { slot, slots }]));
}

/** Takes one back that was counted in a slot: it was refused, or turned out to be none. */
export async function takeBackHit(db: Db, key: string, slot: number): Promise<void> {
  await sql`
    update rate_limits set slots[61 - (slot - ${slot}::bigint)::int] = greatest(slots[61 - (slot - ${slot}::bigint)::int] - 1, 0)
    where key = ${key} and slot - ${slot}::bigint between 0 and 60`.execute(db);
}

/** Forgets the counts of one person, by the id that the keys hold. */
export async function forgetHits(db: Db, subject: string): Promise<void> {
  await sql`delete from rate_limits where position(${subject} in key) > 0`.execute(db);
}

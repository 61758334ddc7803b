import { sql } from 'kysely';
import { formatWait } from '#lib/format-wait.ts';
import type { Db } from '#platform/db/database.ts';
import { DomainError } from './domain-error.ts';
import { secondsUntilFree, slotAt, type Counts } from './sliding-window.ts';

export interface HitLimit {
  name: string;
  hits: number;
  perSeconds: number;
}

/**
 * Counts one use exactly, over all processes. Throws `too-many-requests` if `who` has used up its share; what is refused
 * does not count.
 */
export async function limitHits({ db, now }: { db: Db; now: Date }, limit: HitLimit, who: string): Promise<void> {
  const { waitSeconds } = await countHits(db, now, [{ ...limit, key: `${limit.name}:${who}` }]);
  if (waitSeconds !== undefined) throw tooMany(waitSeconds);
}

/** The refusal that says when to come back. */
export function tooMany(retryAfterSeconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new DomainError('too-many-requests', `Too many requests from here. Please try again ${formatWait(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

export interface KeyLimit {
  key: string;
  hits: number;
  perSeconds: number;
}

/**
 * Counts one hit under each key, or none if one is full: then it says how long to wait. It is one statement, so that
 * of many at once exactly as many pass as there is room for.
 */
export async function countHits(
  db: Db,
  now: Date,
  limits: readonly KeyLimit[],
): Promise<{ counts: Map<string, Counts>; waitSeconds: number | undefined }> {
  const { rows } = await sql<{ key: string; slot: number; slots: number[]; is_full: boolean }>`
    select key, slot, slots, is_full from count_hits(
      ${limits.map(({ key }) => key)}::text[], ${limits.map(({ perSeconds }) => slotAt(now.getTime(), perSeconds))}::bigint[],
      ${limits.map(({ hits }) => hits)}::int[], ${now})`.execute(db);
  const counts = new Map(rows.map(({ key, slot, slots }) => [key, { slot, slots }]));
  const full = new Set(rows.flatMap((row) => (row.is_full ? [row.key] : [])));
  const waits = limits.flatMap((limit) => {
    const known = counts.get(limit.key);
    return known === undefined || !full.has(limit.key) ? [] : [secondsUntilFree(known, limit, now.getTime())];
  });
  return { counts, waitSeconds: waits.length === 0 ? undefined : Math.max(1, ...waits) };
}

/**
 * Adds to counts and returns them, in the order of their keys, so that no two processes wait for each other.
 * A process whose clock is slow does not move a slot back.
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

/** Takes back one hit under each key, from the slot that counted it, if it should not have counted. */
export async function takeBackHits(db: Db, counted: ReadonlyMap<string, Counts>): Promise<void> {
  const slots = [...counted.values()].map(({ slot }) => slot);
  await sql`
    with counted as (
      select * from unnest(${[...counted.keys()]}::text[], ${slots}::bigint[]) as w (key, slot)
    ), locked as (
      select key from rate_limits where key in (select key from counted) order by key for update
    )
    update rate_limits r set slots[61 - (r.slot - c.slot)::int] = greatest(r.slots[61 - (r.slot - c.slot)::int] - 1, 0)
    from counted c join locked l on l.key = c.key
    where r.key = c.key and r.slot - c.slot between 0 and 60`.execute(db);
}

/** Deletes the counts of one person, by the id in the keys. */
export async function forgetHits(db: Db, subject: string): Promise<void> {
  await sql`delete from rate_limits where position(${subject} in key) > 0`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import type { MatchHome } from '../model/match-home.ts';
import { loadHomes } from './load-homes.ts';

/** More homes for sale than this are not held in memory: some 200 MB for 100,000. */
export const MOST_HELD = 150_000;
const READ_AT_ONCE = 2000;
/** Beyond this many changes, everything is read again. */
const MOST_CHANGES = 20_000;
/** How often to look for changes while they keep coming. */
const LOOK_EVERY_MS = 2000;

/** Every home for sale, as matching knows it, without travel times. */
export interface Market {
  homes: readonly MatchHome[];
  /** Tells one state of the market from another. */
  stamp: number;
}

interface Held {
  market: Market | undefined;
  /** The state of the change feed before the read. */
  version: number | undefined;
  /** The oldest transaction that was open during the read. */
  since: string;
  readAt: number;
}

type Reading = Pick<Context, 'db' | 'now' | 'changes'>;

const held = new WeakMap<Db, Promise<Held>>();
let stamps = 0;

/**
 * The homes for sale now, at most two seconds old while changes come in. Reads only changed rows again: each row names the
 * transaction that wrote it. Undefined if there are too many homes to hold.
 */
export async function openMarket(ctx: Reading, mostHeld = MOST_HELD): Promise<Market | undefined> {
  const before = held.get(ctx.db);
  const known = await before?.catch(() => undefined);
  if (known !== undefined && isFresh(known, ctx)) return known.market;
  // Callers that arrive meanwhile wait for the same read.
  const begun = held.get(ctx.db);
  const reading = begun === before || begun === undefined ? refresh(ctx, known, mostHeld) : begun;
  held.set(ctx.db, reading);
  reading.catch(() => held.get(ctx.db) === reading && held.delete(ctx.db));
  return (await reading).market;
}

function isFresh({ version, readAt }: Held, { now, changes }: Reading): boolean {
  const current = changes?.version();
  if (current === undefined) return false;
  const age = now.getTime() - readAt;
  return version === current || (age >= 0 && age < LOOK_EVERY_MS);
}

function refresh({ db, now, changes }: Reading, known: Held | undefined, mostHeld: number): Promise<Held> {
  const version = changes?.version();
  // Reads one snapshot: later changes wait for the next read.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const { rows } = await sql<{ since: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as since`.execute(trx);
    const mark = { version, since: rows[0]?.since ?? '0', readAt: now.getTime() };
    return { ...mark, market: (await renew(trx, known, mostHeld)) ?? (await readAll(trx, mostHeld)) };
  });
}

/** The known homes with their changes applied; undefined if everything must be read again. */
async function renew(db: Db, known: Held | undefined, mostHeld: number): Promise<Market | undefined> {
  if (known?.market === undefined) return undefined;
  const changed = await listChanged(db, known.since);
  if (changed === undefined) return undefined;
  const homes = new Map(known.market.homes.map((home) => [home.id, home]));
  for (const id of changed) homes.delete(id);
  for (const home of await readHomes(db, await keepForSale(db, changed))) homes.set(home.id, home);
  // A deleted row names no transaction.
  if (homes.size > mostHeld || homes.size !== (await countForSale(db))) return undefined;
  return changed.length === 0 ? known.market : makeMarket([...homes.values()]);
}

function makeMarket(homes: readonly MatchHome[]): Market {
  stamps += 1;
  return { homes, stamp: stamps };
}

async function readAll(db: Db, mostHeld: number): Promise<Market | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where standard_status = 'Active' and display_listing order by id limit ${mostHeld + 1}`.execute(db);
  if (rows.length > mostHeld) return undefined;
  return makeMarket(
    await readHomes(
      db,
      rows.map(({ id }) => id),
    ),
  );
}

async function readHomes(db: Db, ids: readonly number[]): Promise<MatchHome[]> {
  const homes: MatchHome[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    for (const home of await loadHomes(db, ids.slice(from, from + READ_AT_ONCE), [])) homes.push(home);
  }
  return homes;
}

async function countForSale(db: Db): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*)::int as homes from listings where standard_status = 'Active' and display_listing`.execute(db);
  return rows[0]?.homes ?? 0;
}

async function keepForSale(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where id = any (${[...ids]}::bigint[]) and standard_status = 'Active' and display_listing`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Homes whose rows were written by transactions from `since` on; undefined if there are very many. */
async function listChanged(db: Db, since: string): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where age(xmin) <= age(${since}::xid8::xid)
    union select listing_id from listing_details where age(xmin) <= age(${since}::xid8::xid)
    limit ${MOST_CHANGES + 1}`.execute(db);
  return rows.length > MOST_CHANGES ? undefined : rows.map(({ id }) => id);
}

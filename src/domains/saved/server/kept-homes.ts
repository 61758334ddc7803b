import { loadHomes } from '#domains/listings/server/index.ts';
import { sql, type RawBuilder } from 'kysely';
import { GONE_STATUSES } from '#domains/listings/contract.ts';
import type { OwnMark } from '#domains/search/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { KEPT_LISTS, type KeptHome, type KeptKeys, type KeptList } from '../contract.ts';
import { MOST_COMPARED, MOST_KEPT, MOST_VIEWED } from '../model/limits.ts';
import { findHomeId, findHomeIds } from './find-homes.ts';

/** More than anyone remembers; a search starts with them. */
const MOST_MARKED = 2000;

const TABLES = { favorites: 'favorites', hidden: 'hidden_homes', viewed: 'viewed_homes', compared: 'compared_homes' } as const;

/** Newest first; what is compared in its own order. */
const ORDERS: Record<KeptList, RawBuilder<unknown>> = {
  favorites: sql`k.created_at desc, k.listing_id desc`,
  hidden: sql`k.created_at desc, k.listing_id desc`,
  viewed: sql`k.viewed_at desc, k.listing_id desc`,
  compared: sql`k.position`,
};

/** Keys of everything that the caller keeps. */
export async function getKeptKeys(ctx: Context): Promise<KeptKeys> {
  const { userId } = requireUser(ctx);
  const lists = await Promise.all(KEPT_LISTS.map(async (list) => [list, await listKeys(ctx.db, userId, list)] as const));
  const keys: KeptKeys = { favorites: [], hidden: [], viewed: [], compared: [] };
  for (const [list, found] of lists) keys[list] = found;
  return keys;
}

/** Keys of the homes that somebody saved and that may be shown, newest first. */
export function listFavoriteKeys(db: Db, userId: string): Promise<string[]> {
  return listKeys(db, userId, 'favorites');
}

/** Ids of the caller's homes for a search of theirs: those they saved, or those with a comment in a collection they own or share. */
export async function listMarkedHomes(ctx: Context, mark: OwnMark): Promise<number[]> {
  const { userId } = requireUser(ctx);
  const marked =
    mark === 'saved'
      ? sql`select listing_id as id, created_at as at from favorites where user_id = ${userId}`
      : sql`
        select m.listing_id as id, max(m.created_at) as at from collection_comments m join collections c on c.id = m.collection_id
        where m.listing_id is not null and c.deleted_at is null
          and (c.user_id = ${userId} or exists (select from collection_members p where p.collection_id = c.id and p.user_id = ${userId}))
          and exists (select from collection_items i where i.collection_id = c.id and i.listing_id = m.listing_id)
        group by m.listing_id`;
  const { rows } = await sql<{ id: number }>`select id from (${marked}) k order by at desc, id limit ${MOST_MARKED}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

async function listKeys(db: Db, userId: string, list: KeptList): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select l.listing_key as key from ${sql.table(TABLES[list])} k join listings l on l.id = k.listing_id
    where k.user_id = ${userId} and l.display_listing order by ${ORDERS[list]} limit ${MOST_KEPT}`.execute(db);
  return rows.map((row) => row.key);
}

/** Puts a home on one of the caller's lists. Throws `conflict` where a list is full. */
export async function keepHome(ctx: Context, { list, listingKey }: { list: KeptList; listingKey: string }): Promise<void> {
  const { userId } = requireUser(ctx);
  const id = await findHomeId(ctx.db, listingKey);
  if (await keep(ctx, userId, list, [id])) return;
  throw new DomainError(
    'conflict',
    list === 'compared'
      ? `You already compare ${MOST_COMPARED} homes: remove one first.`
      : `This list holds ${MOST_KEPT} homes: remove one first.`,
  );
}

/** Keeps homes in the order of a list, the first ones where there is no room for all. Returns whether there was. */
function keep(ctx: Context, userId: string, list: KeptList, ids: readonly number[]): Promise<boolean> {
  return transact(ctx, async ({ db, now }) => {
    // Calls take turns, so that two open pages cannot fill the last place twice.
    await takeTurn(db, TABLES[list], userId);
    if (list === 'viewed') {
      await view(db, userId, datedFrom(now, ids.slice(0, MOST_VIEWED)));
      return true;
    }
    let rows = await readPlaces(db, userId, list);
    const most = list === 'compared' ? MOST_COMPARED : MOST_KEPT;
    const fresh = ids.filter((id) => rows.every((row) => row.id !== id));
    if (rows.length + fresh.length > most) {
      // A home that nobody sees takes no place from one that is wanted.
      await removeUnseen(db, userId, list);
      rows = await readPlaces(db, userId, list);
    }
    const taken = fresh.slice(0, Math.max(0, most - rows.length));
    const dated = datedFrom(now, taken);
    if (list === 'favorites')
      await sql`insert into favorites (user_id, listing_id, price_cents, status, created_at)
        select ${userId}, l.id, l.list_price_cents, l.standard_status, k.at from ${dated} join listings l on l.id = k.id`.execute(
        db,
      );
    else if (list === 'hidden')
      await sql`insert into hidden_homes (user_id, listing_id, created_at) select ${userId}, k.id, k.at from ${dated}`.execute(
        db,
      );
    else {
      const places = Array.from({ length: MOST_COMPARED }, (_, place) => place);
      const free = places.filter((place) => rows.every((row) => row.place !== place));
      await sql`insert into compared_homes (user_id, listing_id, position)
        select ${userId}, k.id, k.place from unnest(${taken}::bigint[], ${free.slice(0, taken.length)}::integer[]) as k (id, place)`.execute(
        db,
      );
    }
    return taken.length === fresh.length;
  });
}

async function readPlaces(db: Db, userId: string, list: KeptList): Promise<{ id: number; place: number | null }[]> {
  const { rows } = await sql<{ id: number; place: number | null }>`
    select listing_id as id, ${list === 'compared' ? sql`position` : sql`null::integer`} as place
    from ${sql.table(TABLES[list])} where user_id = ${userId}`.execute(db);
  return rows;
}

/** Takes off the homes that are no longer shown there: withheld ones, and in a comparison those that left the market. */
async function removeUnseen(db: Db, userId: string, list: KeptList): Promise<void> {
  const gone = list === 'compared' ? sql`or l.standard_status = any (${[...GONE_STATUSES]})` : sql``;
  await sql`delete from ${sql.table(TABLES[list])} k using listings l
    where k.user_id = ${userId} and l.id = k.listing_id and (not l.display_listing ${gone})`.execute(db);
}

async function view(db: Db, userId: string, dated: RawBuilder<unknown>): Promise<void> {
  await sql`insert into viewed_homes (user_id, listing_id, viewed_at) select ${userId}, k.id, k.at from ${dated}
    on conflict (user_id, listing_id) do update set viewed_at = excluded.viewed_at`.execute(db);
  await sql`delete from viewed_homes where user_id = ${userId} and listing_id in (
    select listing_id from viewed_homes where user_id = ${userId} order by viewed_at desc, listing_id desc offset ${MOST_VIEWED})`.execute(
    db,
  );
}

/** A table `k` of homes, the first one newest. */
function datedFrom(now: Date, ids: readonly number[]): RawBuilder<unknown> {
  const times = ids.map((_, at) => new Date(now.getTime() - at).toISOString());
  return sql`unnest(${[...ids]}::bigint[], ${times}::timestamptz[]) as k (id, at)`;
}

/** Takes a home off one of the caller's lists; one that is not there changes nothing. */
export async function removeKeptHome(ctx: Context, { list, listingKey }: { list: KeptList; listingKey: string }): Promise<void> {
  const { userId } = requireUser(ctx);
  await sql`delete from ${sql.table(TABLES[list])} where user_id = ${userId}
    and listing_id = (select id from listings where listing_key = ${listingKey})`.execute(ctx.db);
}

export async function clearKeptHomes(
  ctx: Context,
  { list, only }: { list: KeptList; only?: 'unavailable' | undefined },
): Promise<void> {
  const { userId } = requireUser(ctx);
  if (only === 'unavailable') return removeUnseen(ctx.db, userId, list);
  await sql`delete from ${sql.table(TABLES[list])} where user_id = ${userId}`.execute(ctx.db);
}

interface KeptRow {
  listing_id: number;
  kept_at: Date;
  price_cents: number | null;
  status: string | null;
}

/** The homes of a list as they are now, with what they were when kept. */
export async function listKeptHomes(ctx: Context, list: KeptList): Promise<{ homes: KeptHome[]; unavailable: number }> {
  const { userId } = requireUser(ctx);
  const then = list === 'favorites' ? sql`k.price_cents, k.status` : sql`null::bigint as price_cents, null::text as status`;
  const keptAt = list === 'viewed' ? sql`k.viewed_at` : list === 'compared' ? sql`now()` : sql`k.created_at`;
  const { rows } = await sql<KeptRow>`
    select k.listing_id, ${keptAt} as kept_at, ${then} from ${sql.table(TABLES[list])} k
    where k.user_id = ${userId} order by ${ORDERS[list]} limit ${MOST_KEPT}`.execute(ctx.db);
  const homes = await loadHomes(
    ctx,
    rows.map((row) => row.listing_id),
  );
  const kept = rows.flatMap((row) => {
    const listing = homes.get(row.listing_id);
    if (listing === undefined) return [];
    const priceThen = row.price_cents === null ? null : row.price_cents / 100;
    return [{ listing, keptAt: row.kept_at.toISOString(), priceThen, statusThen: row.status }];
  });
  return { homes: kept, unavailable: rows.length - kept.length };
}

/** Adds what a browser kept before its reader signed in, in its order. What does not fit is dropped: the account's own wins. */
export async function mergeKeptHomes(ctx: Context, kept: KeptKeys): Promise<KeptKeys> {
  const { userId } = requireUser(ctx);
  const ids = await findHomeIds(ctx.db, Object.values(kept).flat());
  await transact(ctx, async (inner) => {
    // Behind what the account keeps from this moment.
    const before = { ...inner, now: new Date(ctx.now.getTime() - 1) };
    for (const list of KEPT_LISTS) {
      const found = new Set(kept[list].flatMap((key) => ids.get(key) ?? []));
      await keep(before, userId, list, [...found]);
    }
  });
  return getKeptKeys(ctx);
}

/** Homes by key, in that order, for people who are not signed in. */
export async function listHomesByKey(ctx: Context, keys: readonly string[]) {
  const ids = await findHomeIds(ctx.db, keys);
  const homes = await loadHomes(ctx, [...ids.values()]);
  return { homes: keys.flatMap((key) => homes.get(ids.get(key) ?? -1) ?? []) };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { findPerson } from '#domains/accounts/server/index.ts';
import { restartMail } from '#domains/notifications/server/index.ts';
import { searchFilterSchema, type SearchFilters } from '#domains/search/contract.ts';
import { describeReach, type SearchReach } from '#domains/search/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { type SavedSearch, type savedSearchFormSchema, type updateSavedSearch as updateEndpoint } from '../contract.ts';
import { MOST_SAVED_SEARCHES } from '../model/limits.ts';
import { countRoom } from './count-room.ts';
import { isWritten } from './is-written.ts';
import { getSavedSearch } from './read-searches.ts';

export type SearchForm = z.output<typeof savedSearchFormSchema>;
type SearchChanges = z.output<NonNullable<typeof updateEndpoint.body>>;

const NO_SEARCH = 'There is no such saved search.';

/**
 * Saves a search, once for a key; alerts tell of what changes from now on. Throws `invalid` for filters that no search takes, and
 * `conflict` for a key that something else has.
 */
export async function createSavedSearch(
  ctx: Context,
  { idempotencyKey: publicId = randomUUID(), ...form }: SearchForm & { idempotencyKey?: string | undefined },
): Promise<SavedSearch> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const room = await countRoom(inner.db, userId);
    if (await isWritten(inner.db, 'saved_searches', { publicId, userId })) return getSavedSearch(inner, publicId);
    if (room === 0) throw noRoom();
    await insertSearch(inner, form, { public_id: publicId, user_id: userId, confirmed_at: ctx.now });
    await restartMailOf(inner.db, userId, publicId);
    return getSavedSearch(inner, publicId);
  });
}

function noRoom(): DomainError {
  return new DomainError('conflict', `You have ${MOST_SAVED_SEARCHES} saved searches: delete one first.`);
}

interface Owner {
  public_id?: string;
  user_id?: string;
  email?: string;
  confirmed_at: Date | null;
  confirm_hash?: Buffer;
  consent?: string;
  time_zone?: string | null;
}

/** Within the caller's transaction, where it has one. Returns the public id. */
export async function insertSearch(ctx: Context, form: SearchForm, owner: Owner): Promise<string> {
  const { name, filters, kinds, onlyPriceCuts, channels, frequency, mailCap } = form;
  const parsed = parseFilters(filters);
  const reach = await describeReach(ctx.db, parsed, ctx.now);
  const publicId = owner.public_id ?? randomUUID();
  await transact(ctx, async (inner) => {
    const { id } = await inner.db
      .insertInto('saved_searches')
      .values({
        ...owner,
        public_id: publicId,
        name,
        filters: JSON.stringify(filters),
        statuses: [...reach.statuses],
        kinds,
        only_price_cuts: onlyPriceCuts,
        channels,
        frequency,
        mail_cap: mailCap,
        after_event_id: lastEvent(),
        seen_event_id: lastEvent(),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexSearch(inner.db, id, reach, parsed);
  });
  return publicId;
}

function lastEvent() {
  return sql<number>`(select coalesce(max(id), 0) from listing_events)`;
}

/** Changes what is given. Throws `not-found` for other people's. */
export async function updateSavedSearch(
  ctx: Context,
  { publicId, changes }: { publicId: string; changes: SearchChanges },
): Promise<SavedSearch> {
  const { userId } = requireUser(ctx);
  const parsed = changes.filters === undefined ? undefined : parseFilters(changes.filters);
  const reach = parsed === undefined ? undefined : await describeReach(ctx.db, parsed, ctx.now);
  await transact(ctx, async (inner) => {
    const row = await inner.db
      .updateTable('saved_searches')
      .set({
        updated_at: ctx.now,
        ...(changes.name === undefined ? {} : { name: changes.name }),
        ...(changes.kinds === undefined ? {} : { kinds: changes.kinds }),
        ...(changes.onlyPriceCuts === undefined ? {} : { only_price_cuts: changes.onlyPriceCuts }),
        ...(changes.channels === undefined ? {} : { channels: changes.channels }),
        ...(changes.frequency === undefined ? {} : { frequency: changes.frequency }),
        ...(changes.mailCap === undefined ? {} : { mail_cap: changes.mailCap }),
        ...(reach === undefined
          ? {}
          : { filters: JSON.stringify(changes.filters), statuses: [...reach.statuses], after_event_id: lastEvent() }),
      })
      .where('public_id', '=', publicId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', NO_SEARCH);
    if (reach !== undefined && parsed !== undefined) await indexSearch(inner.db, row.id, reach, parsed);
    // Asking for mail here overrides an earlier unsubscribe.
    if (changes.channels?.includes('email') === true) await restartMailOf(inner.db, userId, publicId);
  });
  return getSavedSearch(ctx, publicId);
}

async function restartMailOf(db: Db, userId: string, publicId: string): Promise<void> {
  const address = (await findPerson(db, userId))?.mailAddress;
  if (address != null) await restartMail(db, address, 'saved-searches', publicId);
}

/** Deletes, until {@link restoreSavedSearch} or a day later for good. */
export async function deleteSavedSearch(ctx: Context, publicId: string): Promise<void> {
  await setDeleted(ctx, publicId, ctx.now);
}

export async function restoreSavedSearch(ctx: Context, publicId: string): Promise<SavedSearch> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const own = await inner.db
      .selectFrom('saved_searches')
      .select('deleted_at')
      .where('public_id', '=', publicId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (own !== undefined && own.deleted_at !== null && (await countRoom(inner.db, userId)) === 0) throw noRoom();
    await setDeleted(inner, publicId, null);
  });
  return getSavedSearch(ctx, publicId);
}

async function setDeleted(ctx: Context, publicId: string, at: Date | null): Promise<void> {
  const { userId } = requireUser(ctx);
  const row = await ctx.db
    .updateTable('saved_searches')
    .set({ deleted_at: at })
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', NO_SEARCH);
}

/** The contract's reading of stored filters. Throws `invalid`, naming the filter. */
export function parseFilters(filters: Readonly<Record<string, string>>): SearchFilters {
  const parsed = searchFilterSchema.safeParse(filters);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = ['filters', ...(issue?.path ?? [])].join('.');
  const message = `${field}: ${issue?.message ?? 'not usable'}`;
  throw invalidField('filters', message);
}

/** Indexes a search so that a changed home finds it. */
async function indexSearch(trx: Db, searchId: number, reach: SearchReach, filters: SearchFilters): Promise<void> {
  await trx.deleteFrom('saved_search_cells').where('saved_search_id', '=', searchId).execute();
  await trx.deleteFrom('saved_search_places').where('saved_search_id', '=', searchId).execute();
  const { priceMin, priceMax } = filters;
  // Whole cents as a search reads them. A home without a price, which the lookup takes for -1, satisfies no bound.
  const low = priceMin === undefined ? (priceMax === undefined ? null : 0) : Math.ceil(Math.round(priceMin * 1e5) / 1e3);
  const high = priceMax === undefined ? null : Math.floor(Math.round(priceMax * 1e5) / 1e3);
  const prices =
    high !== null && low !== null && low > high ? sql`'empty'::int8range` : sql`int8range(${low}::bigint, ${high}::bigint, '[]')`;
  if (reach.cells === null && reach.placeIds !== null) {
    await sql`insert into saved_search_places (saved_search_id, place_id, prices)
      select ${searchId}::bigint, place, ${prices} from unnest(${[...reach.placeIds]}::bigint[]) as place`.execute(trx);
    return;
  }
  const lows = reach.cells?.map(({ low }) => low) ?? [null];
  const highs = reach.cells?.map(({ high }) => high) ?? [null];
  await sql`insert into saved_search_cells (saved_search_id, cells, prices)
    select ${searchId}::bigint, int8range(low, high, '[]'), ${prices} from unnest(${lows}::bigint[], ${highs}::bigint[]) as r (low, high)`.execute(
    trx,
  );
}

import { sql, type Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Offers } from '#platform/db/schema.gen.ts';
import type { OfferTerms } from '../model/terms.ts';

export type OfferRow = Selectable<Offers>;

export function findOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * All offers for a home, locked until the transaction ends. The order is always the same, so transactions never wait for each
 * other in a circle.
 */
export function lockOffersOf(db: Db, listingId: number): Promise<OfferRow[]> {
  return db.selectFrom('offers').selectAll().where('listing_id', '=', listingId).orderBy('id').forUpdate().execute();
}

/** The current time, even late in a long transaction. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

export async function insertVersion(
  db: Db,
  {
    offerId,
    version,
    side,
    terms,
    at,
  }: { offerId: string; version: number; side: 'buyer' | 'seller'; terms: OfferTerms; at: Date },
): Promise<void> {
  await db
    .insertInto('offer_versions')
    .values({ offer_id: offerId, version, side, terms: JSON.stringify(terms), made_at: at })
    .execute();
}

export function listVersionsOf(db: Db, ids: readonly string[]) {
  return db.selectFrom('offer_versions').selectAll().where('offer_id', 'in', ids).orderBy('version').execute();
}

/** The accepted offers, by the ids of their homes’ records. */
export async function findAccepted(db: Db, listingIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offers')
    .select(['listing_id', 'id'])
    .where('listing_id', 'in', listingIds)
    .where('status', '=', 'accepted')
    .execute();
  return new Map(rows.map((row) => [row.listing_id, row.id]));
}

/** Steps of sales that are ticked. */
export function listStepsOf(db: Db, ids: readonly string[]) {
  return db.selectFrom('offer_steps').selectAll().where('offer_id', 'in', ids).execute();
}

export async function removeStepsOf(db: Db, offerId: string): Promise<void> {
  await db.deleteFrom('offer_steps').where('offer_id', '=', offerId).execute();
}

/** The latest terms of an offer. */
export async function requireTermsOf(db: Db, { id, version }: Pick<OfferRow, 'id' | 'version'>): Promise<unknown> {
  const { terms } = await db
    .selectFrom('offer_versions')
    .select('terms')
    .where('offer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return terms;
}

import { sql, type Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { OfferRounds } from '#platform/db/schema.gen.ts';
import type { OfferRound } from '../contract.ts';
import type { BestRound } from '../model/negotiation.ts';

export type RoundRow = Selectable<OfferRounds>;

export function findRound(db: Db, id: string): Promise<RoundRow | undefined> {
  return db.selectFrom('offer_rounds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest round of each home that was not called off, by the id of its record. */
export async function findLatestRounds(db: Db, listingIds: readonly number[]): Promise<ReadonlyMap<number, RoundRow>> {
  const { rows } = await sql<RoundRow>`
    select distinct on (listing_id) * from offer_rounds
    where listing_id = any(${[...new Set(listingIds)]}::bigint[]) and called_off_at is null
    order by listing_id, opens_at desc`.execute(db);
  return new Map(rows.map((row) => [row.listing_id, row]));
}

export function timesOf(row: RoundRow | undefined): BestRound | null {
  return row === undefined ? null : { opensAt: row.opens_at, closesAt: row.closes_at };
}

export function presentRound(row: RoundRow, at: Date): OfferRound {
  return {
    id: row.id,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    isOver: row.closes_at <= at,
  };
}

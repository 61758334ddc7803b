import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** An offer as steps of funnels: of the buyer who made it, and by the listing that got it. */
export interface OfferStep extends FunnelStep {
  listingId: number;
}

/** Offers that were made since a day. */
export async function listOfferSteps(db: Db, from: string): Promise<OfferStep[]> {
  const { rows } = await sql<OfferStep>`
    select user_id as unit, 'offered' as name, created_at as at, listing_id as "listingId" from offers
    where created_at >= ${from}::date`.execute(db);
  return rows;
}

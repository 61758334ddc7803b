import { sql } from 'kysely';
import { addDays, utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ScoredListing } from '../contract.ts';

const SHOWN_DAYS = 90;

type ScoreDay = ScoredListing['history'][number];

/** Scores by listing, oldest first. */
export async function findScoreDays({ db, now }: Context, ids: readonly string[]): Promise<Map<string, ScoreDay[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_score_days')
    .select(['own_listing_id', 'day', 'score', 'ungated'])
    .where('own_listing_id', 'in', ids)
    .where('day', '>=', addDays(utcDay(now), -SHOWN_DAYS))
    .orderBy('day')
    .execute();
  const byListing = Map.groupBy(rows, (row) => row.own_listing_id);
  return new Map([...byListing].map(([id, days]) => [id, days.map(({ day, score, ungated }) => ({ day, score, ungated }))]));
}

/** Keeps scores as those of a day; the last one of a day stays. Listings that have ended keep what they had. */
export async function keepScores(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listings: readonly Pick<ScoredListing, 'listingId' | 'score' | 'ungated' | 'isReadOnly'>[],
): Promise<void> {
  const kept = listings.filter(({ isReadOnly }) => !isReadOnly).toSorted((a, b) => a.listingId.localeCompare(b.listingId));
  if (kept.length === 0) return;
  await db
    .insertInto('listing_score_days')
    .values(kept.map(({ listingId, score, ungated }) => ({ own_listing_id: listingId, day: utcDay(now), score, ungated })))
    .onConflict((conflict) =>
      conflict.columns(['own_listing_id', 'day']).doUpdateSet({ score: sql`excluded.score`, ungated: sql`excluded.ungated` }),
    )
    .execute();
}

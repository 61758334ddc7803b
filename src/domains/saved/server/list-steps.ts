import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** Homes and searches that people saved since a day, as a step of a funnel. */
export async function listSavedSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select user_id as unit, 'saved' as name, created_at as at from favorites where created_at >= ${from}::date
    union all select user_id, 'saved', created_at from saved_searches where user_id is not null and created_at >= ${from}::date`.execute(
    db,
  );
  return rows;
}

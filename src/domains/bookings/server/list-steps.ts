import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** Tours that people asked for since a day, as a step of a funnel. A time that is only held is none. */
export async function listTourSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select b.user_id as unit, 'toured' as name, b.created_at as at from bookings b join event_types t on t.id = b.event_type_id
    where t.kind in ('tour', 'video-tour') and b.status <> 'held' and b.created_at >= ${from}::date`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** What became of requests since a day, by request, and of the leads of vendors, by vendor, as steps of funnels. */
export async function listHiringSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select id::text as unit, 'requested' as name, submitted_at as at from service_requests where submitted_at >= ${from}::date
    union all select l.request_id::text, 'quoted', q.made_at from quotes q join leads l on l.id = q.lead_id where q.made_at >= ${from}::date
    union all select request_id::text, 'hired', created_at from engagements where created_at >= ${from}::date
    union all select request_id::text, 'completed', completed_at from engagements where completed_at >= ${from}::date
    union all select vendor_id::text, 'lead-got', asked_at from leads where asked_at >= ${from}::date
    union all select vendor_id::text, 'lead-answered', answered_at from leads where answered_at >= ${from}::date
    union all select l.vendor_id::text, 'lead-won', e.created_at from engagements e join leads l on l.id = e.lead_id where e.created_at >= ${from}::date`.execute(
    db,
  );
  return rows;
}

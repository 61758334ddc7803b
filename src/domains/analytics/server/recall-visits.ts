import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { DayCounts } from './listing-counts.ts';

/** Counts the invented visits of homes of the demonstration; a day that was counted keeps its count. For the process itself. */
export async function recallVisits(ctx: Context, visits: readonly (DayCounts & { listingId: number })[]): Promise<void> {
  requireSystem(ctx);
  await sql`
    insert into listing_day_counts (listing_id, day, impressions, views, saves, shares)
    select l.id, v.day, v.impressions, v.views, v.saves, v.shares
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as v ("listingId" bigint, day date, impressions integer, views integer, saves integer, shares integer)
    join listings l on l.id = v."listingId" and l.originating_system_name = ${DEMONSTRATION_SOURCE}
    on conflict do nothing`.execute(ctx.db);
}

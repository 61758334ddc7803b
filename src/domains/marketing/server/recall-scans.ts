import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';

/** Counts the invented scans of a material of the demonstration; a day that was counted keeps its count. For the process itself. */
export async function recallScans(
  ctx: Context,
  { materialId, days }: { materialId: string; days: readonly { day: string; scans: number }[] },
): Promise<void> {
  requireSystem(ctx);
  await sql`
    insert into marketing_link_days (code, day, scans)
    select l.code, d.day, d.scans from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day date, scans integer)
    join marketing_links l on l.material_id = ${materialId}
    on conflict do nothing`.execute(ctx.db);
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/**
 * Stores homes' estimated values, which the search compares with the asking price; null removes an estimate. Skips unchanged
 * values: every write of a home updates all its indexes.
 */
export async function writeEstimates(db: Db, estimates: readonly { id: number; estimateCents: number | null }[]): Promise<void> {
  if (estimates.length === 0) return;
  await sql`
    update listings l set estimate_cents = v."estimateCents"
    from json_to_recordset(${JSON.stringify(estimates)}::json) as v (id bigint, "estimateCents" bigint)
    where l.id = v.id and l.estimate_cents is distinct from v."estimateCents"`.execute(db);
}

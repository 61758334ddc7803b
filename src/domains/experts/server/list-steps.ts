import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** Vendors who began a profile since a day, as a step of a funnel. */
export async function listVendorSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select id::text as unit, 'vendor-started' as name, created_at as at from vendors where created_at >= ${from}::date`.execute(
    db,
  );
  return rows;
}

/** Vendors by state, such as those that wait to be verified. */
export async function countVendors(db: Db): Promise<{ status: string; vendors: number }[]> {
  const { rows } = await sql<{ status: string; vendors: number }>`
    select status, count(*)::int as vendors from vendors group by status order by status`.execute(db);
  return rows;
}

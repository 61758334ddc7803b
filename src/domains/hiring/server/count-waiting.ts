import { sql } from 'kysely';
import { listDisputedJobs } from '#domains/billing/server/index.ts';
import type { Db } from '#platform/db/database.ts';

const MOST_COUNTED = 1000;

/** What waits for an administrator: things that were reported or are held, and jobs in dispute. */
export async function countHiringWaiting(db: Db): Promise<{ moderation: number; disputes: number }> {
  const disputed = await listDisputedJobs(db, MOST_COUNTED);
  const { rows } = await sql<{ moderation: number; disputes: number }>`
    select (select count(*) from hiring_reports where decision is null)::int
        + (select count(*) from reviews where status = 'held')::int as moderation,
      (select count(*) from engagements where status = 'disputed' or id = any(${disputed}::uuid[]))::int as disputes`.execute(db);
  return rows[0] ?? { moderation: 0, disputes: 0 };
}

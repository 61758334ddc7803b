import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Background work by kind: what waits to run now, and what failed for good and is still kept. */
export async function countJobs(db: Db, now: Date): Promise<{ name: string; waiting: number; failed: number }[]> {
  const { rows } = await sql<{ name: string; waiting: number; failed: number }>`
    select name, count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where name not like '\\_\\_pgboss%' group by name
    having count(*) filter (where state = 'failed' or (state in ('created', 'retry') and start_after <= ${now})) > 0
    order by failed desc, waiting desc, name limit 100`.execute(db);
  return rows;
}

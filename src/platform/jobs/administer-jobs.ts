import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface QueueState {
  name: string;
  /** Could run now. */
  waiting: number;
  /** For a time that has not come. */
  later: number;
  running: number;
  /** Failed for good, and still kept. */
  failed: number;
  finishedAt: Date | null;
  cron: string | null;
}

export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date | null;
  tries: number;
  /** What went wrong, in the words of the failure. */
  error: string;
}

const OURS = sql`name not like '\\_\\_pgboss%'`;

/** All background work by kind, with what troubles somebody first. */
export async function listQueues(db: Db, now: Date): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select q.name, s.cron,
      coalesce(c.waiting, 0) as waiting, coalesce(c.later, 0) as later, coalesce(c.running, 0) as running,
      coalesce(c.failed, 0) as failed, c.finished_at as "finishedAt"
    from (select name from pgboss.queue where ${OURS}) q
    left join (select distinct on (name) name, cron from pgboss.schedule) s using (name)
    left join (
      select name, count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::int as waiting,
        count(*) filter (where state in ('created', 'retry') and start_after > ${now})::int as later,
        count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed,
        max(completed_on) filter (where state = 'completed') as finished_at
      from pgboss.job group by name) c using (name)
    order by failed desc, waiting desc, q.name`.execute(db);
  return rows;
}

/** Work that failed for good, newest first. What it was about is not told: it may hold what is personal. */
export async function listFailedJobs(db: Db, most: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as "failedAt", retry_count + 1 as tries,
      left(coalesce(output ->> 'message', output ->> 'value', output::text, 'no reason was kept'), 500) as error
    from pgboss.job where state = 'failed' and ${OURS} order by completed_on desc nulls last, id limit ${most}`.execute(db);
  return rows;
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state = 'failed' and ${OURS}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Puts failed work into its queue again, once more than it was allowed; false where none such failed. As pg-boss does it. */
export async function retryJob(db: Db, { name, id }: { name: string; id: string }, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = ${now}
    where name = ${name} and id = ${id} and state = 'failed' and ${OURS}`.execute(db);
  return numAffectedRows === 1n;
}

/** Gives failed work up for good; false where none such failed. */
export async function dropJob(db: Db, { name, id }: { name: string; id: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where name = ${name} and id = ${id} and state = 'failed' and ${OURS}`.execute(db);
  return numAffectedRows === 1n;
}

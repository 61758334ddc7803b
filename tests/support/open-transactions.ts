import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** How many transactions of a test's database are open and do nothing: they wait for something outside of it. */
export async function countWaitingTransactions(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** How many statements of a test's database wait for what another transaction holds. */
export async function countBlocked(db: Db): Promise<number> {
  const { rows } = await sql<{ blocked: number }>`
    select count(*)::int as blocked from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.blocked ?? 0;
}

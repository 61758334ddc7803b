import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';

interface RequestFigures {
  /** What waits for an answer or an end now. */
  open: number;
  /** Of these, past the day by which the law wants it. */
  late: number;
  /** How long the oldest of them waits. */
  oldestDays: number | null;
  /** Answered in the span. */
  answered: number;
  /** Of these, how long it took in the middle. */
  medianDays: number | null;
}

/** How old requests about data are, and how fast those of a span were answered. Unconfirmed ones of strangers count nowhere. */
export async function measureRequests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { from, to }: { from: string; to: string },
): Promise<RequestFigures> {
  const { rows } = await sql<RequestFigures>`
    with asked as (
      select asked_at, due_at, answered_at from privacy_questions where user_id is not null or confirmed_at is not null
      union all select requested_at, due_at, null from deletion_requests
    )
    select count(*) filter (where answered_at is null)::int as open,
      count(*) filter (where answered_at is null and due_at < ${now})::int as late,
      floor(extract(epoch from ${now}::timestamptz - min(asked_at) filter (where answered_at is null)) / 86400)::int as "oldestDays",
      count(*) filter (where answered_at >= ${from}::date and answered_at < ${to}::date + 1)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 86400)
        filter (where answered_at >= ${from}::date and answered_at < ${to}::date + 1)::float8 as "medianDays"
    from asked`.execute(db);
  return rows[0] ?? { open: 0, late: 0, oldestDays: null, answered: 0, medianDays: null };
}

import { sql } from 'kysely';
import { batchesBegin, batchesOf } from '#domains/analytics/contract.ts';
import { medianOf } from '#lib/median.ts';
import type { Context } from '#platform/verb/context.ts';

interface Span {
  from: string;
  to: string;
}

interface RequestFigures {
  /** What waits for an answer or an end now. */
  open: number;
  /** Of these, past the day by which the law wants it. */
  late: number;
  /** How long the oldest of them waits. */
  oldestDays: number | null;
  /** Answered in the span, in batches of people; null where only fewer than five people's were. */
  answered: number | null;
  /** Of these, how long it took in the middle. */
  medianDays: number | null;
}

/** How old requests about data are, and how fast those of a span were answered. Unconfirmed ones of strangers count nowhere. */
export async function measureRequests(ctx: Pick<Context, 'db' | 'now'>, span: Span): Promise<RequestFigures> {
  const [waiting, answered] = await Promise.all([measureWaiting(ctx), measureAnswered(ctx, span)]);
  return { ...waiting, ...answered };
}

async function measureWaiting({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<Pick<RequestFigures, 'open' | 'late' | 'oldestDays'>> {
  const { rows } = await sql<Pick<RequestFigures, 'open' | 'late' | 'oldestDays'>>`
    with waiting as (
      select asked_at, due_at from privacy_questions
      where (user_id is not null or confirmed_at is not null) and answered_at is null
      union all select requested_at, due_at from deletion_requests
    )
    select count(*)::int as open, count(*) filter (where due_at < ${now})::int as late,
      floor(extract(epoch from ${now}::timestamptz - min(asked_at)) / 86400)::int as "oldestDays"
    from waiting`.execute(db);
  return rows[0] ?? { open: 0, late: 0, oldestDays: null };
}

async function measureAnswered(
  { db }: Pick<Context, 'db'>,
  span: Span,
): Promise<Pick<RequestFigures, 'answered' | 'medianDays'>> {
  const { rows } = await sql<{ day: string; person: string; days: number }>`
    select (answered_at at time zone 'UTC')::date::text as day, coalesce(user_id, lower(email)) as person,
      extract(epoch from answered_at - asked_at)::float8 / 86400 as days
    from privacy_questions
    where (user_id is not null or confirmed_at is not null)
      and answered_at >= ${batchesBegin(span.from)}::date and answered_at < ${span.to}::date + 1
    order by answered_at`.execute(db);
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({
    day,
    own,
    people: own.map(({ person }) => person),
  }));
  const { batches, isAnybodyThere } = batchesOf(days, span);
  const counted = batches.flatMap((batch) => batch.days.flatMap(({ own }) => own));
  return {
    answered: counted.length === 0 && isAnybodyThere ? null : counted.length,
    medianDays: medianOf(counted.map((request) => request.days)),
  };
}

import { sql } from 'kysely';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';

/** What became of requests since a day, by request, and of the leads of vendors, by vendor, as steps of funnels. */
export async function listHiringSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select id::text as unit, 'requested' as name, submitted_at as at from service_requests where submitted_at >= ${from}::date
    union all select l.request_id::text, 'quoted', q.made_at from quotes q join leads l on l.id = q.lead_id where q.made_at >= ${from}::date
    union all select request_id::text, 'hired', created_at from engagements where created_at >= ${from}::date
    union all select request_id::text, 'completed', completed_at from engagements where completed_at >= ${from}::date
    union all select vendor_id::text, 'lead-got', asked_at from leads where asked_at >= ${from}::date
    union all select vendor_id::text, 'lead-answered', answered_at from leads where answered_at >= ${from}::date
    union all select l.vendor_id::text, 'lead-won', e.created_at from engagements e join leads l on l.id = e.lead_id where e.created_at >= ${from}::date`.execute(
    db,
  );
  return rows;
}

/** How well requests and experts find each other. */
export interface Liquidity {
  requests: number;
  /** Requests that somebody accepted. */
  answered: number;
  /** Requests that ended in an engagement. */
  filled: number;
  /** From sending a request to its first answer; null without one. */
  medianMinutesToAnswer: number | null;
  leads: number;
  /** Experts who got a lead. */
  vendors: number;
  /** Cents of engagements that were made, as agreed. */
  agreedCents: number;
}

/** Liquidity of requests that were sent in a span of days, both included, by category; the sum has the category `all`. */
export async function measureLiquidity(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<(Liquidity & { category: string })[]> {
  const { rows } = await sql<Liquidity & { category: string }>`
    with asked as (
      select r.id, r.category_key as category, r.submitted_at,
        (select min(l.answered_at) from leads l where l.request_id = r.id and l.was_accepted) as answered_at,
        (select sum(e.total_cents) from engagements e where e.request_id = r.id and e.status not in ('proposed', 'expired')) as agreed,
        (select count(*) from leads l where l.request_id = r.id) as leads
      from service_requests r where r.submitted_at >= ${from}::date and r.submitted_at < ${to}::date + 1)
    select coalesce(a.category, 'all') as category, count(*)::int as requests, count(a.answered_at)::int as answered, count(a.agreed)::int as filled,
      percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.submitted_at) / 60) as "medianMinutesToAnswer",
      sum(a.leads)::int as leads,
      (select count(distinct l.vendor_id) from leads l join asked s on s.id = l.request_id where s.category = a.category or a.category is null)::int as vendors,
      coalesce(sum(a.agreed), 0)::bigint as "agreedCents"
    from asked a group by grouping sets ((a.category), ()) having count(*) > 0 order by requests desc, category`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { findVendors, recordVendorStatistics, type VendorStatistics } from '#domains/experts/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';

type Counted = Omit<VendorStatistics, 'categoryKey'> & { categoryKey: string };

/**
 * Counts what became of the leads and jobs of vendors that had any since a moment, and hands it on to matching: jobs, reviews that
 * are shown, the median time to an answer, and the shares of leads accepted and of jobs completed. A job counts as not completed where
 * its vendor didn't confirm it or called it off, or somebody of this site ended its dispute: not while it is under way, nor where its
 * client called it off.
 */
export async function countStatistics(ctx: Pick<Context, 'db' | 'now'>, since: Date): Promise<void> {
  const { rows } = await sql<Counted>`
    with touched as (
      select distinct vendor_id from leads where updated_at >= ${since}
      union select vendor_id from reviews where written_at >= ${since}
      union select l.vendor_id from engagements e join leads l on l.id = e.lead_id where e.updated_at >= ${since}
      union select r.vendor_id from hiring_reports h join reviews r on r.id = h.about_id where h.decided_at >= ${since}
    ), of_leads as (
      select l.vendor_id, r.category_key,
        percentile_cont(0.5) within group (order by extract(epoch from l.answered_at - l.asked_at) / 60)
          filter (where l.answered_at is not null) as response,
        avg((l.was_accepted)::int) filter (where l.answered_at is not null or l.status = 'expired') as accept_rate,
        count(*) filter (where l.status in ('completed', 'reviewed')) as done,
        count(*) filter (where l.status = 'lost' and (l.lost_because = 'not-confirmed' or (l.lost_because = 'cancelled'
          and (select e.side from lead_events e where e.lead_id = l.id and e.what = 'cancelled' order by e.id desc limit 1) <> 'client'))) as left_undone
      from leads l join service_requests r on r.id = l.request_id join touched t on t.vendor_id = l.vendor_id
      group by l.vendor_id, r.category_key
    ), of_quotes as (
      select l.vendor_id, r.category_key, percentile_cont(0.5) within group (order by q.total_cents) as median
      from quotes q join leads l on l.id = q.lead_id join service_requests r on r.id = l.request_id
      join touched t on t.vendor_id = l.vendor_id where q.status = 'accepted' group by l.vendor_id, r.category_key
    ), of_reviews as (
      select v.vendor_id, v.category_key, count(*)::int as count, sum(v.stars)::int as sum
      from reviews v join touched t on t.vendor_id = v.vendor_id where v.status = 'shown' group by v.vendor_id, v.category_key
    )
    select o.vendor_id as "vendorId", o.category_key as "categoryKey", o.done::int as "jobsDone",
      coalesce(v.count, 0) as "ratingCount", coalesce(v.sum, 0) as "ratingSum", round(o.response)::int as "responseMinutes",
      o.accept_rate::float8 as "acceptRate", (o.done::float8 / nullif(o.done + o.left_undone, 0)) as "completionRate",
      round(q.median)::int8 as "priceMedianCents"
    from of_leads o
    left join of_quotes q using (vendor_id, category_key)
    left join of_reviews v using (vendor_id, category_key)`.execute(ctx.db);
  const vendors = await findVendors(
    ctx,
    rows.map((row) => row.vendorId),
  );
  // Vendors without people answer nothing here: their figures are what their source says.
  const isAtWork = ({ vendorId }: Counted) => (vendors.get(vendorId)?.members.length ?? 0) > 0;
  await recordVendorStatistics(
    ctx,
    rows.filter(isAtWork).flatMap((row) => (isCategoryKey(row.categoryKey) ? [{ ...row, categoryKey: row.categoryKey }] : [])),
  );
}

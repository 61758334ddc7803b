import { sql, type RawBuilder } from 'kysely';
import { NIGHT_ENDS_MS } from '#lib/calendar.ts';
import { findVendorMember, findVendors } from '#domains/experts/server/index.ts';
import { medianOf } from '#lib/median.ts';
import { type CategoryKey, isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import type { VendorFigures } from '../contract.ts';
import { LOSS_WORDS } from '../model/hiring-words.ts';
import { LOSS_REASONS } from '../model/status-changes.ts';
import { guidePrice } from '../model/price-guide.ts';
import { readLeadLines } from './lead-lines.ts';
import { isDecided, isDue, isWon } from './lead-shares.ts';
import { listAccepted } from './price-guide.ts';

type Counts = Omit<VendorFigures['byCategory'][number], 'categoryKey'>;

const MOST_ZIPS = 20;
const MOST_JOBS = 500;

const COUNTS = sql`
  count(*)::int as leads, count(*) filter (where l.was_accepted)::int as accepted,
  count(*) filter (where exists (select from quotes q where q.lead_id = l.id))::int as quoted,
  count(*) filter (where ${isWon})::int as won,
  count(*) filter (where l.status in ('completed', 'reviewed'))::int as completed`;

/** Months are those of the states, where an evening is the next day in UTC. */
const NIGHT = sql`make_interval(secs => ${NIGHT_ENDS_MS / 1000})`;
const monthOf = (moment: RawBuilder<unknown>) => sql`to_char((${moment} - ${NIGHT}) at time zone 'UTC', 'YYYY-MM')`;

/**
 * How a vendor that the caller belongs to did in twelve months; null for people without a part in one. Throws `not-found` for a vendor
 * of others.
 */
export async function getVendorFigures(ctx: Context, given?: string): Promise<VendorFigures | null> {
  const member = await findVendorMember(ctx, 'work', given);
  if (member === undefined) return null;
  const { vendorId } = member;
  const { db, now } = ctx;
  const own = sql`l.vendor_id = ${vendorId} and l.asked_at > ${now}::timestamptz - interval '12 months'`;
  const from = sql`from leads l join service_requests r on r.id = l.request_id where ${own}`;
  const [funnel, months, byCategory, byPostalCode, losses, jobs, vendors] = await Promise.all([
    sql<VendorFigures['funnel']>`
      select ${COUNTS}, count(*) filter (where ${isDue(now)})::int as due, count(*) filter (where ${isDecided})::int as decided ${from}`.execute(
      db,
    ),
    sql<VendorFigures['months'][number]>`
      select m.month, coalesce(c.leads, 0) as leads, coalesce(c.accepted, 0) as accepted, coalesce(c.quoted, 0) as quoted,
        coalesce(c.won, 0) as won, coalesce(c.completed, 0) as completed,
        (select coalesce(sum(e.total_cents), 0)::int8 from engagements e join leads x on x.id = e.lead_id
          where x.vendor_id = ${vendorId} and e.status not in ('expired', 'cancelled') and ${monthOf(sql`e.created_at`)} = m.month) as "wonCents",
        (select avg(stars)::float8 from reviews v where v.vendor_id = ${vendorId} and v.status = 'shown' and ${monthOf(sql`v.written_at`)} = m.month) as stars,
        (select count(*)::int from reviews v where v.vendor_id = ${vendorId} and v.status = 'shown' and ${monthOf(sql`v.written_at`)} = m.month) as reviews
      from (select to_char((${now}::timestamptz - ${NIGHT}) at time zone 'UTC' - make_interval(months => n), 'YYYY-MM') as month from generate_series(0, 11) n) m
      left join (select ${monthOf(sql`l.asked_at`)} as month, ${COUNTS} ${from} group by 1) c using (month)
      order by m.month`.execute(db),
    sql<Counts & { categoryKey: string }>`
      select r.category_key as "categoryKey", ${COUNTS} ${from} group by 1 order by leads desc, 1`.execute(db),
    sql<Counts & { postalCode: string }>`
      select r.postal_code as "postalCode", ${COUNTS} ${from} group by 1 order by leads desc, 1 limit ${MOST_ZIPS}`.execute(db),
    sql<{ status: string; because: string | null; reason: string | null; count: number }>`
      select l.status, l.lost_because as because, case when l.status = 'declined' or l.lost_because = 'gave-up' then l.reason end as reason,
        count(*)::int as count ${from} and l.status in ('declined', 'expired', 'lost') group by 1, 2, 3`.execute(db),
    readLeadLines(ctx, sql`l.vendor_id = ${vendorId} and ${isWon}`, {
      limit: MOST_JOBS,
    }),
    findVendors(ctx, [vendorId]),
  ]);
  const categories = vendors.get(vendorId)?.categories.map(({ key }) => key) ?? [];
  const [total] = funnel.rows;
  if (total === undefined) throw new Error('an aggregate has one row');
  return {
    vendorId,
    funnel: total,
    months: months.rows,
    byCategory: byCategory.rows.flatMap((row) =>
      isCategoryKey(row.categoryKey) ? [{ ...row, categoryKey: row.categoryKey }] : [],
    ),
    byPostalCode: byPostalCode.rows,
    losses: losses.rows
      .map(({ status, because, reason, count }) => ({ reason: sayLoss(status, because, reason), count }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
    prices: await Promise.all(categories.map((key) => comparePrices(ctx, vendorId, key))),
    jobs,
  };
}

function sayLoss(status: string, because: string | null, reason: string | null): string {
  if (reason !== null && reason !== '') return `${status === 'declined' ? 'Declined' : 'Given up'}: ${reason}`;
  if (status === 'expired') return 'Not answered in time';
  const known = LOSS_REASONS.find((one) => one === because);
  return known === undefined ? 'Declined' : LOSS_WORDS[known];
}

/** A vendor's accepted quotes beside those of everybody, where there are enough to say. */
async function comparePrices(ctx: Context, vendorId: string, categoryKey: CategoryKey): Promise<VendorFigures['prices'][number]> {
  const all = await listAccepted(ctx, categoryKey);
  const own = all.filter((quote) => quote.vendorId === vendorId).map(({ totalCents }) => totalCents);
  const market = guidePrice(all);
  const ownMedian = medianOf(own);
  return {
    categoryKey,
    ownMedianCents: ownMedian === null ? null : Math.round(ownMedian),
    ownQuotes: own.length,
    marketMedianCents: market.isKnown ? market.medianCents : null,
    marketQuotes: market.quotes,
  };
}

import { sql } from 'kysely';
import { sumEarnedSince } from '#domains/billing/server/index.ts';
import { categoryOf, mayDo } from '#domains/experts/contract.ts';
import { findVendorMember, findVendors } from '#domains/experts/server/index.ts';
import { capitalize } from '#lib/format.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import type { LeadLine, VendorDay } from '../contract.ts';
import { readLeadLines } from './lead-lines.ts';
import { isDecided, isDue, isWon } from './lead-shares.ts';
import { ANSWERS_DAYS, EARNED_DAYS } from '../model/hiring-terms.ts';

const MOST_LINES = 200;
const MOST_JOBS = 50;

/**
 * What waits for a vendor that the caller belongs to, and how it does; null for people without a part in one. Throws `not-found` for
 * a vendor of others.
 */
export async function getVendorDay(ctx: Context, vendorId?: string): Promise<VendorDay | null> {
  const member = await findVendorMember(ctx, 'work', vendorId);
  if (member === undefined) return null;
  const id = member.vendorId;
  const [lines, toDo, kpis, earnedCents, vendors] = await Promise.all([
    readLeadLines(ctx, sql`l.vendor_id = ${id} and l.status in ('new', 'viewed', 'accepted', 'quoted', 'won', 'in_progress')`, {
      order: sql`l.answer_by, l.id`,
      limit: MOST_LINES,
    }),
    listToDo(ctx, id),
    measure(ctx, id),
    sumEarnedSince(ctx, id, new Date(ctx.now.getTime() - EARNED_DAYS * DAY_MS)),
    findVendors(ctx, [id]),
  ]);
  const within = (statuses: readonly LeadLine['status'][]) => lines.filter(({ status }) => statuses.includes(status));
  // What only owners and managers decide on waits for them alone, and so do the sums.
  const mayAnswer = mayDo(member.role, 'leads');
  const toDecide = (statuses: readonly LeadLine['status'][]) => (mayAnswer ? within(statuses) : []);
  const soon = new Date(ctx.now.getTime() + DAY_MS).toISOString();
  return {
    vendorId: id,
    name: vendors.get(id)?.name ?? '',
    mayAnswer,
    waiting: toDecide(['new', 'viewed']),
    toQuote: toDecide(['accepted']),
    quoted: toDecide(['quoted']),
    toConfirm: toDecide(['won']),
    today: within(['in_progress']).filter(({ jobStartsAt }) => jobStartsAt === null || jobStartsAt <= soon),
    upcoming: within(['in_progress'])
      .filter(({ jobStartsAt }) => jobStartsAt !== null && jobStartsAt > soon)
      .toSorted((a, b) => (a.jobStartsAt ?? '').localeCompare(b.jobStartsAt ?? '')),
    unread: lines.filter(({ isUnread }) => isUnread),
    toDo,
    kpis: mayAnswer ? { ...kpis, earnedCents } : { ...kpis, wonCents: null, earnedCents: null },
  };
}

/** What a vendor still has to do in each job. */
async function listToDo({ db }: Context, vendorId: string): Promise<VendorDay['toDo']> {
  const { rows } = await sql<{
    engagementId: string;
    leadId: string;
    number: number;
    categoryKey: string;
    tasks: { id: string; title: string }[];
  }>`
    select e.id as "engagementId", l.id as "leadId", r.number, r.category_key as "categoryKey",
      json_agg(json_build_object('id', t.id, 'title', t.title) order by t.place) as tasks
    from engagement_tasks t join engagements e on e.id = t.engagement_id join leads l on l.id = e.lead_id
    join service_requests r on r.id = l.request_id
    where l.vendor_id = ${vendorId} and e.status in ('active', 'disputed') and t.side = 'vendor' and t.done_at is null
    group by e.id, l.id, r.id order by e.starts_at nulls last, e.created_at, e.id limit ${MOST_JOBS}`.execute(db);
  return rows.map(({ number, categoryKey, ...job }) => ({
    ...job,
    label: `${capitalize(categoryOf(categoryKey as Parameters<typeof categoryOf>[0]).name)}, request ${number}`,
  }));
}

async function measure({ db, now }: Context, vendorId: string): Promise<Omit<VendorDay['kpis'], 'earnedCents'>> {
  const { rows } = await sql<Omit<VendorDay['kpis'], 'earnedCents'>>`
    select
      (select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60)
        filter (where answered_at is not null))::int from leads
        where vendor_id = ${vendorId} and asked_at > ${now}::timestamptz - make_interval(days => ${ANSWERS_DAYS}::int)) as "responseMinutes",
      (select avg(l.was_accepted::int) filter (where ${isDue(now)})
        from leads l where l.vendor_id = ${vendorId} and l.asked_at > ${now}::timestamptz - make_interval(days => ${ANSWERS_DAYS}::int))::float8 as "acceptRate",
      (select avg(${isWon}::int) filter (where ${isDecided})
        from leads l where l.vendor_id = ${vendorId} and l.asked_at > ${now}::timestamptz - make_interval(days => ${ANSWERS_DAYS}::int))::float8 as "winRate",
      (select avg(stars) from reviews where vendor_id = ${vendorId} and status = 'shown')::float8 as rating,
      (select count(*)::int from reviews where vendor_id = ${vendorId} and status = 'shown') as "ratingCount",
      (select count(*)::int from leads where vendor_id = ${vendorId} and status in ('completed', 'reviewed')) as "jobsDone",
      (select coalesce(sum(e.total_cents), 0)::int8 from engagements e join leads l on l.id = e.lead_id
        where l.vendor_id = ${vendorId} and e.status not in ('expired', 'cancelled')
          and e.created_at > ${now}::timestamptz - make_interval(days => ${EARNED_DAYS}::int)) as "wonCents"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select of values has one row');
  return row;
}

import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { findPeople } from '#domains/accounts/server/index.ts';
import { requireVendorMember } from '#domains/experts/server/index.ts';
import { listUnread } from '#domains/correspondence/server/index.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import { cutPage, readPageCursor } from '#platform/verb/page-cursor.ts';
import type { LeadFilter, LeadLine, LeadSort } from '../contract.ts';
import { engagementAt, leadAt } from '../model/hiring.ts';
import {
  ACCEPTED_LEADS,
  type EngagementStatus,
  ENGAGEMENT_STATUSES,
  LEAD_STATUSES,
  type LeadStatus,
  LOSS_REASONS,
  REQUEST_STATUSES,
} from '../model/status-changes.ts';

interface LineRow {
  id: string;
  vendorId: string;
  requestNumber: number;
  categoryKey: string;
  status: string;
  lostBecause: string | null;
  wasAccepted: boolean;
  clientId: string | null;
  requestStatus: string;
  closesAt: Date | null;
  city: string;
  state: string;
  postalCode: string;
  askedAt: Date;
  answerBy: Date;
  answeredAt: Date | null;
  startsOn: string | null;
  endsOn: string | null;
  budgetCents: number | null;
  quoteCents: number | null;
  quoteValidUntil: Date | null;
  jobStartsAt: Date | null;
  engagementStatus: string | null;
  confirmBy: Date | null;
  doneAt: Date | null;
  completedAt: Date | null;
}

const leadStatus = z.enum(LEAD_STATUSES);
const requestStatus = z.enum(REQUEST_STATUSES);
const lossReason = z.enum(LOSS_REASONS).nullable();
const engagementStatus = z.enum(ENGAGEMENT_STATUSES);

const FROM_LEADS = sql`
  from leads l join service_requests r on r.id = l.request_id
  left join lateral (
    select q.total_cents, q.valid_until from quotes q where q.lead_id = l.id order by q.version desc limit 1) as q on true
  left join lateral (
    select e.status, e.starts_at, e.confirm_by, e.done_at, e.completed_at from engagements e where e.lead_id = l.id
    order by e.created_at desc limit 1) as e on true`;

const COLUMNS = sql`
  l.id, l.vendor_id as "vendorId", r.number as "requestNumber", r.category_key as "categoryKey", l.status, l.lost_because as "lostBecause",
  l.was_accepted as "wasAccepted", r.user_id as "clientId", r.status as "requestStatus", r.closes_at as "closesAt", r.city, r.state,
  r.postal_code as "postalCode", l.asked_at as "askedAt", l.answer_by as "answerBy", l.answered_at as "answeredAt",
  r.starts_on as "startsOn", r.ends_on as "endsOn", r.budget_cents as "budgetCents", q.total_cents as "quoteCents",
  q.valid_until as "quoteValidUntil", e.starts_at as "jobStartsAt", e.status as "engagementStatus", e.confirm_by as "confirmBy",
  e.done_at as "doneAt", e.completed_at as "completedAt"`;

/** Whether a vendor may still see what a client showed them: while they take part, and with a job that they had. */
export function seesClient({ status, wasAccepted }: { status: LeadStatus; wasAccepted: boolean }, hasJob: boolean): boolean {
  return wasAccepted && (ACCEPTED_LEADS.includes(status) || hasJob);
}

/** Leads under a condition on `l` and `r`, as lists show them. */
export async function readLeadLines(
  { db, now }: Pick<Context, 'db' | 'now'>,
  condition: RawBuilder<unknown>,
  { order = sql`l.asked_at desc, l.id desc`, limit }: { order?: RawBuilder<unknown>; limit: number },
): Promise<LeadLine[]> {
  const { rows } =
    await sql<LineRow>`select ${COLUMNS} ${FROM_LEADS} where ${condition} order by ${order} limit ${limit}`.execute(db);
  const [people, unread] = await Promise.all([
    findPeople(
      db,
      rows.flatMap(({ wasAccepted, clientId }) => (wasAccepted && clientId !== null ? [clientId] : [])),
    ),
    listUnread(
      db,
      rows.map(({ id }) => id),
      'recipient',
    ),
  ]);
  return rows.flatMap((row) => {
    const { categoryKey } = row;
    if (!isCategoryKey(categoryKey)) return [];
    const standing = { status: leadStatus.parse(row.status), answerBy: row.answerBy };
    const request = { status: requestStatus.parse(row.requestStatus), closesAt: row.closesAt };
    const status = leadAt(standing, request, now);
    return [
      {
        id: row.id,
        requestNumber: row.requestNumber,
        categoryKey,
        status,
        lostBecause: status === 'lost' ? (lossReason.parse(row.lostBecause) ?? 'closed') : null,
        clientName: seesClient({ status, wasAccepted: row.wasAccepted }, row.engagementStatus !== null)
          ? (people.get(row.clientId ?? '')?.name ?? null)
          : null,
        city: row.city,
        state: row.state,
        postalCode: row.postalCode,
        askedAt: row.askedAt.toISOString(),
        answerBy: row.answerBy.toISOString(),
        answeredAt: row.answeredAt?.toISOString() ?? null,
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        budgetCents: row.budgetCents,
        quoteCents: row.quoteCents,
        quoteValidUntil: row.quoteValidUntil?.toISOString() ?? null,
        confirmBy: statusOfJob(row, now) === 'proposed' ? (row.confirmBy?.toISOString() ?? null) : null,
        jobStartsAt: row.jobStartsAt?.toISOString() ?? null,
        engagementStatus: statusOfJob(row, now),
        isUnread: unread.has(row.id),
      },
    ];
  });
}

function statusOfJob({ engagementStatus: written, confirmBy, doneAt, completedAt }: LineRow, now: Date): EngagementStatus | null {
  if (written === null || confirmBy === null) return null;
  return engagementAt({ status: engagementStatus.parse(written), confirmBy, doneAt, completedAt }, now);
}

/** Conditions on `l`, by filter. Time counts as it is read. */
function conditionOf(filter: LeadFilter, now: Date): RawBuilder<unknown> {
  const isLate = sql`(l.status in ('new', 'viewed') and l.answer_by <= ${now})`;
  const isClosed = sql`(l.status in ('accepted', 'quoted') and r.status = 'open' and r.closes_at <= ${now})`;
  return {
    all: sql`true`,
    waiting: sql`l.status in ('new', 'viewed') and not ${isLate}`,
    accepted: sql`l.status = 'accepted' and not ${isClosed}`,
    quoted: sql`l.status = 'quoted' and not ${isClosed}`,
    jobs: sql`l.status in ('won', 'in_progress', 'completed', 'reviewed')`,
    ended: sql`(l.status in ('declined', 'expired', 'lost') or ${isLate} or ${isClosed})`,
  }[filter];
}

const cursorSchema = z.tuple([z.number().int().min(0).max(1_000_000)]);

interface ListInput {
  vendorId: string;
  filter: LeadFilter;
  sort: LeadSort;
  limit: number;
  cursor?: string | undefined;
}

/** Leads of a vendor that the caller belongs to. Throws `not-found` for strangers. */
export async function listLeads(
  ctx: Context,
  { vendorId, filter, sort, limit, cursor }: ListInput,
): Promise<{ leads: LeadLine[]; total: number; nextCursor: string | null }> {
  await requireVendorMember(ctx, 'work', vendorId);
  const [from] = cursor === undefined ? [0] : readPageCursor(cursorSchema, cursor);
  const condition = sql`l.vendor_id = ${vendorId} and ${conditionOf(filter, ctx.now)}`;
  const order = {
    newest: sql`l.asked_at desc, l.id desc`,
    expiring: sql`l.answer_by, l.id`,
    value: sql`coalesce(q.total_cents, r.budget_cents) desc nulls last, l.id`,
  }[sort];
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from leads l join service_requests r on r.id = l.request_id where ${condition}`.execute(ctx.db);
  const lines = await readLeadLines(ctx, condition, { order: sql`${order} offset ${from}`, limit: limit + 1 });
  const { page, nextCursor } = cutPage(lines, limit, () => [from + limit]);
  return { leads: page, total: rows[0]?.total ?? 0, nextCursor };
}

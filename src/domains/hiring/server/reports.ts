import { findPeople } from '#domains/accounts/server/index.ts';
import { hasPage } from '#domains/experts/contract.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { tellStaff, type TellContext } from '#domains/notifications/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { HeldReview, ModerationItem } from '../contract.ts';
import { REPORT_KINDS, REPORT_REASONS, type ReportKind, type ReportReason } from '../model/reasons.ts';
import { presentReview } from './present-review.ts';
import { requireLeadSide } from './require-side.ts';

const MOST_SHOWN = 200;
const MOST_OWN = 500;

interface Report {
  reportId: string;
  kind: ReportKind;
  aboutId: string;
  reason: ReportReason;
  note: string;
}

/**
 * Reports a review that is shown, a vendor that has a page, or the other side of a lead of the caller's, to the people of this
 * site. Once for each: a repeat changes nothing. Throws `not-found` for what the caller cannot see, `forbidden` for the caller's
 * own business.
 */
export async function reportHiring(ctx: TellContext, { reportId, kind, aboutId, reason, note }: Report): Promise<void> {
  const { userId } = requireUser(ctx);
  const known = await ctx.db.selectFrom('hiring_reports').select('user_id').where('id', '=', reportId).executeTakeFirst();
  if (known !== undefined && known.user_id !== userId) throw new DomainError('not-found', 'You have no such report.');
  if (kind === 'lead') await requireLeadSide(ctx, aboutId, 'work');
  else if (kind === 'vendor') {
    const vendor = (await findVendors(ctx, [aboutId])).get(aboutId);
    if (vendor === undefined || !hasPage(vendor.status)) throw new DomainError('not-found', 'There is no such expert here.');
    if (vendor.members.some((member) => member.userId === userId))
      throw new DomainError('forbidden', 'This is your own business: change its page in its settings.');
  } else {
    const review = await ctx.db.selectFrom('reviews').select('status').where('id', '=', aboutId).executeTakeFirst();
    if (review?.status !== 'shown') throw new DomainError('not-found', 'There is no review with this id.');
  }
  await transact(ctx, async (inner) => {
    await inner.db
      .insertInto('hiring_reports')
      .values({ id: reportId, kind, about_id: aboutId, user_id: userId, reason, note, reported_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tellStaff(inner, {
      key: `report-${kind}-${aboutId}`,
      title: { review: 'A review was reported', lead: 'A side of a request was reported', vendor: 'A professional was reported' }[
        kind
      ],
      body: `${REPORT_REASONS[reason]}. Decide whether to act on it.`,
      href: '/admin/moderation',
    });
  });
}

/** What the caller has reported. */
export async function listOwnReports(ctx: Context): Promise<{ reported: { kind: ReportKind; aboutId: string }[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('hiring_reports')
    .select(['kind', 'about_id'])
    .where('user_id', '=', userId)
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .limit(MOST_OWN)
    .execute();
  return { reported: rows.map((row) => ({ kind: kindOf(row), aboutId: row.about_id })) };
}

const kindOf = (row: { kind: string }): ReportKind => REPORT_KINDS.find((kind) => kind === row.kind) ?? 'lead';

/** Reports waiting for a decision, and reviews that are held, oldest first. */
export async function listReports(ctx: Context): Promise<{ reports: ModerationItem[]; held: HeldReview[] }> {
  requireAdmin(ctx);
  return { reports: await listOpenReports(ctx), held: await listHeldReviews(ctx) };
}

async function listHeldReviews(ctx: Context): Promise<HeldReview[]> {
  const rows = await ctx.db
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', 'held')
    .orderBy('written_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  const [people, vendors] = await Promise.all([
    findPeople(
      ctx.db,
      rows.map((row) => row.user_id),
    ),
    findVendors(
      ctx,
      rows.map((row) => row.vendor_id),
    ),
  ]);
  return rows.map((row) => {
    const vendor = vendors.get(row.vendor_id);
    return {
      review: presentReview(row, people.get(row.user_id)?.name),
      vendor: vendor === undefined ? null : { id: vendor.id, name: vendor.name },
    };
  });
}

async function listOpenReports(ctx: Context): Promise<ModerationItem[]> {
  const rows = await ctx.db
    .selectFrom('hiring_reports')
    .selectAll()
    .where('decision', 'is', null)
    .orderBy('reported_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.about_id);
  const [reviews, leads] = await Promise.all([
    ctx.db.selectFrom('reviews').selectAll().where('id', 'in', ids).execute(),
    ctx.db
      .selectFrom('leads')
      .innerJoin('service_requests', 'service_requests.id', 'leads.request_id')
      .select(['leads.id', 'leads.vendor_id', 'service_requests.user_id as client_id'])
      .where('leads.id', 'in', ids)
      .execute(),
  ]);
  const vendorOf = new Map([
    ...[...reviews, ...leads].map((row): [string, string] => [row.id, row.vendor_id]),
    ...rows.flatMap((row): [string, string][] => (row.kind === 'vendor' ? [[row.about_id, row.about_id]] : [])),
  ]);
  const [people, vendors] = await Promise.all([
    findPeople(
      ctx.db,
      [...rows, ...reviews].map((row) => row.user_id),
    ),
    findVendors(ctx, [...vendorOf.values()]),
  ]);
  return rows.map((row) => {
    const review = reviews.find(({ id }) => id === row.about_id);
    const lead = leads.find(({ id }) => id === row.about_id);
    const vendor = vendors.get(vendorOf.get(row.about_id) ?? '');
    return {
      reportId: row.id,
      kind: kindOf(row),
      aboutId: row.about_id,
      reason: row.reason in REPORT_REASONS ? REPORT_REASONS[row.reason as ReportReason] : row.reason,
      note: row.note,
      reportedAt: row.reported_at.toISOString(),
      reporter: people.get(row.user_id)?.name ?? 'Someone who left',
      about: row.kind === 'review' ? 'review' : lead !== undefined && lead.client_id !== row.user_id ? 'client' : 'vendor',
      vendor: vendor === undefined ? null : { id: vendor.id, name: vendor.name },
      review: review === undefined ? null : presentReview(review, people.get(review.user_id)?.name),
    };
  });
}

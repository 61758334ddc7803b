import { findPeople, recordAudit } from '#domains/accounts/server/index.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { hasPage } from '#domains/experts/contract.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ModerationItem } from '../contract.ts';
import { REPORT_KINDS, REPORT_REASONS, type ReportKind, type ReportReason } from '../model/reasons.ts';
import { presentReview } from './present-review.ts';
import { requireLeadSide } from './require-side.ts';
import { tellClient, tellVendor } from './tell-sides.ts';

const MOST_SHOWN = 200;

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
export async function reportHiring(ctx: Context, { reportId, kind, aboutId, reason, note }: Report): Promise<void> {
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
  await ctx.db
    .insertInto('hiring_reports')
    .values({ id: reportId, kind, about_id: aboutId, user_id: userId, reason, note, reported_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reports waiting for a decision, oldest first. */
export async function listReports(ctx: Context): Promise<{ reports: ModerationItem[] }> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .selectFrom('hiring_reports')
    .selectAll()
    .where('decision', 'is', null)
    .orderBy('reported_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  if (rows.length === 0) return { reports: [] };
  const ids = rows.map((row) => row.about_id);
  const [reviews, leads] = await Promise.all([
    ctx.db.selectFrom('reviews').selectAll().where('id', 'in', ids).execute(),
    ctx.db.selectFrom('leads').select(['id', 'vendor_id']).where('id', 'in', ids).execute(),
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
  return {
    reports: rows.map((row) => {
      const review = reviews.find(({ id }) => id === row.about_id);
      const vendor = vendors.get(vendorOf.get(row.about_id) ?? '');
      return {
        reportId: row.id,
        kind: REPORT_KINDS.find((kind) => kind === row.kind) ?? 'lead',
        aboutId: row.about_id,
        reason: row.reason in REPORT_REASONS ? REPORT_REASONS[row.reason as ReportReason] : row.reason,
        note: row.note,
        reportedAt: row.reported_at.toISOString(),
        reporter: people.get(row.user_id)?.name ?? 'Someone who left',
        vendor: vendor === undefined ? null : { id: vendor.id, name: vendor.name },
        review: review === undefined ? null : presentReview(review, people.get(review.user_id)?.name),
      };
    }),
  };
}

/**
 * Decides on a report, and on all others about the same: a review that is removed is shown no more. Both sides hear of a removal
 * with the reason. Throws `not-found`; a repeat of the same decision changes nothing.
 */
export async function decideReport(
  ctx: LetterContext,
  { reportId, decision, note }: { reportId: string; decision: 'kept' | 'removed'; note: string },
): Promise<void> {
  requireAdmin(ctx);
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const report = await inner.db
      .selectFrom('hiring_reports')
      .selectAll()
      .where('id', '=', reportId)
      .forUpdate()
      .executeTakeFirst();
    if (report === undefined) throw new DomainError('not-found', 'There is no report with this id.');
    if (report.decision !== null) {
      if (report.decision === decision) return;
      throw new DomainError('conflict', 'Someone already decided differently on this report.');
    }
    await inner.db
      .updateTable('hiring_reports')
      .set({ decision, decision_note: note, decided_at: inner.now, decided_by: userId })
      .where('kind', '=', report.kind)
      .where('about_id', '=', report.about_id)
      .where('decision', 'is', null)
      .execute();
    await recordAudit(inner, { action: 'hiring-report-decided', details: { reportId, decision } });
    if (report.kind !== 'review') return;
    const review = await inner.db
      .updateTable('reviews')
      .set({ status: decision === 'kept' ? 'shown' : 'removed', status_reason: decision === 'kept' ? '' : note })
      .where('id', '=', report.about_id)
      .returningAll()
      .executeTakeFirst();
    if (review === undefined || decision === 'kept') return;
    const vendor = (await findVendors(inner, [review.vendor_id])).get(review.vendor_id);
    const news = {
      title: 'A review was removed',
      body: note,
      href: `/service-provider/${review.vendor_id}`,
      key: `review-removed-${review.id}`,
    };
    await tellClient(inner, review.user_id, news);
    if (vendor !== undefined) await tellVendor(inner, vendor, news);
  });
}

import { recordAudit } from '#domains/accounts/server/index.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors, suspendVendor, type Vendor } from '#domains/experts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin, requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { expertHref } from '#lib/expert-paths.ts';
import type { ReportDecision } from '../model/reasons.ts';
import { playMove } from './play-move.ts';
import { findLead, findRequest } from './queries.ts';
import type { LeadRow, RequestRow } from './stored.ts';
import { tellClient, tellVendor } from './tell-sides.ts';

type ReportContext = LetterContext & { jobs: JobQueue };
type Inside = ReportContext & { db: Trx };

interface Said {
  reportId: string;
  decision: ReportDecision;
  note: string;
}

/** Whom or what a report is about. */
interface Subject {
  about: 'review' | 'vendor' | 'client';
  vendor: Vendor | undefined;
  /** The author of a review, the client of a request. */
  personId: string | null;
  lead: LeadRow | undefined;
  request: RequestRow | undefined;
}

/**
 * Decides on a report, and on all others about the same. `removed` ends it: a review is shown no more, a professional is suspended,
 * a client's request is ended; `warned` tells a side why. Whom it is about hears the reason, who reported that it was looked at.
 * Throws `not-found`, `forbidden` for whoever it is about, `conflict` for what cannot be ended now; a repeat of the same decision
 * changes nothing.
 */
export async function decideReport(ctx: ReportContext, { reportId, decision, note }: Said): Promise<void> {
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
    const subject = await findSubject(inner, report);
    requireStranger(userId, subject);
    let same = inner.db
      .updateTable('hiring_reports')
      .set({ decision, decision_note: note, decided_at: inner.now, decided_by: userId })
      .where('kind', '=', report.kind)
      .where('about_id', '=', report.about_id)
      .where('decision', 'is', null);
    // The two sides of a lead report each other.
    if (report.kind === 'lead')
      same = same.where('user_id', subject.about === 'client' ? '<>' : '=', subject.request?.user_id ?? report.user_id);
    const reports = await same.returning(['id', 'user_id']).execute();
    await recordAudit(inner, {
      action: 'hiring-report-decided',
      details: { reportId, about: subject.about, vendor: subject.vendor?.name ?? null, decision },
    });
    await act(inner, report.about_id, { subject, said: { reportId, decision, note } });
    for (const { id, user_id } of reports)
      await tellClient(inner, user_id, {
        title: 'We looked at your report',
        body:
          decision === 'kept'
            ? 'Thank you for telling us. We looked into it and found nothing to act on.'
            : 'Thank you for telling us. We looked into it and acted on it.',
        href: pageOf(user_id, subject, decision),
        key: `report-${id}`,
      });
  });
}

async function findSubject(inner: Inside, report: { kind: string; about_id: string; user_id: string }): Promise<Subject> {
  if (report.kind === 'review') {
    const review = await inner.db
      .selectFrom('reviews')
      .select(['user_id', 'vendor_id'])
      .where('id', '=', report.about_id)
      .executeTakeFirst();
    const vendor = review && (await findVendors(inner, [review.vendor_id])).get(review.vendor_id);
    return { about: 'review', vendor, personId: review?.user_id ?? null, lead: undefined, request: undefined };
  }
  const lead = report.kind === 'lead' ? await findLead(inner.db, report.about_id) : undefined;
  const request = lead && (await findRequest(inner.db, lead.request_id));
  const vendorId = report.kind === 'vendor' ? report.about_id : lead?.vendor_id;
  const vendor = vendorId === undefined ? undefined : (await findVendors(inner, [vendorId])).get(vendorId);
  const isAboutClient = request !== undefined && request.user_id !== report.user_id;
  return { about: isAboutClient ? 'client' : 'vendor', vendor, personId: request?.user_id ?? null, lead, request };
}

/** Throws `forbidden` for whoever is part of it: nobody decides on themselves. */
function requireStranger(userId: string, { vendor, personId }: Pick<Subject, 'vendor' | 'personId'>): void {
  if (personId === userId || vendor?.members.some((member) => member.userId === userId) === true)
    throw new DomainError('forbidden', 'You are part of this, so someone else has to decide.');
}

function pageOf(userId: string, { about, vendor, lead, request }: Subject, decision: ReportDecision): string {
  if (lead !== undefined && request !== undefined)
    return request.user_id === userId ? `/service-request-confirmation?request=${request.id}` : `/vendor/lead/${lead.id}`;
  // Who is suspended has no page.
  return vendor === undefined || (about === 'vendor' && decision === 'removed') ? '/experts' : expertHref(vendor.id);
}

async function act(
  inner: Inside,
  aboutId: string,
  { subject, said: { reportId, decision, note } }: { subject: Subject; said: Said },
): Promise<void> {
  const { about, vendor, personId, request } = subject;
  if (about === 'review') {
    if (decision === 'warned') throw new DomainError('invalid', 'A review stays or is removed.');
    await settleReview(inner, { reviewId: aboutId, decision: decision === 'kept' ? 'shown' : 'removed', note });
    return;
  }
  if (decision === 'kept') return;
  if (about === 'vendor') {
    if (vendor === undefined) throw new DomainError('conflict', 'This professional is gone: there is nothing to act on.');
    if (decision === 'removed') await suspendVendor(inner, { vendorId: vendor.id, reason: note });
    else
      await tellVendor(inner, vendor, {
        title: 'Someone reported your business',
        body: `We looked into a report and ask you to change this: ${note}`,
        href: '/vendor-dashboard',
        key: `report-warning-${reportId}`,
      });
    return;
  }
  if (request === undefined) return;
  if (decision === 'removed') await playMove(inner, request.id, { verb: 'withdraw', by: 'moderator' });
  await tellClient(inner, personId, {
    title: decision === 'removed' ? `We ended your request ${request.number}` : `Someone reported your request ${request.number}`,
    body: `We looked into a report${decision === 'removed' ? ' and ended the request' : ' and ask you to change this'}: ${note}`,
    href: `/service-request-confirmation?request=${request.id}`,
    key: `report-${decision}-${reportId}`,
  });
}

/** Shows a review, or removes it and tells its author and the vendor why. */
async function settleReview(
  inner: Inside,
  { reviewId, decision, note }: { reviewId: string; decision: 'shown' | 'removed'; note: string },
): Promise<void> {
  const review = await inner.db
    .updateTable('reviews')
    .set({ status: decision, status_reason: decision === 'shown' ? '' : note })
    .where('id', '=', reviewId)
    .returningAll()
    .executeTakeFirst();
  if (review === undefined) return;
  // What counts for matching is counted anew where a job changed.
  await inner.db.updateTable('engagements').set({ updated_at: inner.now }).where('id', '=', review.engagement_id).execute();
  if (decision === 'shown') return;
  const vendor = (await findVendors(inner, [review.vendor_id])).get(review.vendor_id);
  const news = {
    body: `No one else can read it now. Our reason: ${note}`,
    href: expertHref(review.vendor_id),
    key: `review-removed-${review.id}`,
  };
  await tellClient(inner, review.user_id, { title: `We removed your review of ${vendor?.name ?? 'a professional'}`, ...news });
  if (vendor !== undefined) await tellVendor(inner, vendor, { title: 'We removed a review of your business', ...news });
}

/**
 * Publishes a review that is held, or removes it; its author hears of it. Throws `not-found`, `forbidden` for whoever wrote it or
 * belongs to the vendor, `conflict` where it is not held; a repeat of the same decision changes nothing.
 */
export async function decideHeldReview(
  ctx: ReportContext,
  { reviewId, decision, note }: { reviewId: string; decision: 'shown' | 'removed'; note: string },
): Promise<void> {
  requireAdmin(ctx);
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    const review = await inner.db.selectFrom('reviews').selectAll().where('id', '=', reviewId).forUpdate().executeTakeFirst();
    if (review === undefined) throw new DomainError('not-found', 'There is no review with this id.');
    if (review.status === decision) return;
    const vendor = (await findVendors(inner, [review.vendor_id])).get(review.vendor_id);
    requireStranger(userId, { vendor, personId: review.user_id });
    if (review.status !== 'held') throw new DomainError('conflict', 'This review isn’t on hold anymore.');
    await settleReview(inner, { reviewId, decision, note });
    await recordAudit(inner, { action: 'held-review-decided', details: { reviewId, vendor: vendor?.name ?? null, decision } });
    if (decision === 'shown')
      await tellClient(inner, review.user_id, {
        title: 'Your review is published',
        body: 'We looked at it, and everyone can read it now.',
        href: expertHref(review.vendor_id),
        key: `review-shown-${reviewId}`,
      });
  });
}

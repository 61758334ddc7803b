import { sql } from 'kysely';
import { z } from 'zod';
import { requireLawful } from '#domains/compliance/server/index.ts';
import { findPeople, findTie, type Tie } from '#domains/accounts/server/index.ts';
import { maskContacts } from '#domains/correspondence/contract.ts';
import type { LetterContext } from '#domains/correspondence/server/index.ts';
import { findVendors, requireVendorMember } from '#domains/experts/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { orderByTime, type TimeMark } from '#platform/verb/order-by-time.ts';
import { cutPage } from '#platform/verb/page-cursor.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { expertHref } from '#lib/expert-paths.ts';
import type { Engagement, Review, VendorReviews } from '../contract.ts';
import { REVIEW_ASPECTS, type ReviewAspect } from '../model/reasons.ts';
import { playMove } from './play-move.ts';
import { presentReview, type ReviewRow } from './present-review.ts';
import { requireEngagement } from './require-side.ts';
import { showEngagement } from './show-engagements.ts';
import { tellClient } from './tell-sides.ts';

interface NewReview {
  engagementId: string;
  stars: number;
  aspects: Partial<Record<ReviewAspect, number>>;
  body: string;
}

/** Throws `invalid` for phone numbers, addresses and links, and for words that fair-housing law forbids. */
function requirePublishable(body: string): void {
  const { found } = maskContacts(body);
  const message = 'Leave out phone numbers, addresses and links: everyone can read this.';
  if (found.length > 0) throw invalidField('body', message);
  requireLawful({ body }, { kind: 'review' });
}

/** Why a review waits until somebody of this site looks at it. */
const HELD_BECAUSE: Readonly<Record<Tie | 'member', string>> = {
  member: 'The author belongs to the vendor’s team',
  device: 'The author and the vendor’s team sign in with the same browser',
  address: 'The author and the vendor’s team sign in from the same network address',
};

/**
 * Reviews a completed job of the caller's, once. One of a member of the vendor's own team, or of somebody who seems to be one, is
 * held until somebody of this site looks at it. Throws `not-found` for strangers, `forbidden` for the vendor, `conflict` if it is not completed, too late, or
 * reviewed already.
 */
export async function writeReview(ctx: LetterContext, { engagementId, ...form }: NewReview): Promise<Engagement> {
  const { userId, isDemo } = requireUser(ctx);
  const { side, request, lead } = await requireEngagement(ctx, engagementId, 'work');
  if (side !== 'client') throw new DomainError('forbidden', 'Only the client can review a job.');
  requirePublishable(form.body);
  await transact(ctx, async (inner) => {
    await playMove(inner, request.id, { verb: 'review', by: 'client', engagementId });
    const vendor = (await findVendors(inner, [lead.vendor_id])).get(lead.vendor_id);
    const team = vendor?.members.map((member) => member.userId) ?? [];
    // A demonstration is played from one browser.
    const tie = team.includes(userId) ? 'member' : isDemo ? undefined : await findTie(inner.db, userId, team);
    await inner.db
      .insertInto('reviews')
      .values({
        id: crypto.randomUUID(),
        engagement_id: engagementId,
        vendor_id: lead.vendor_id,
        category_key: request.category_key,
        user_id: userId,
        stars: form.stars,
        aspects: JSON.stringify(form.aspects),
        body: form.body,
        status: tie === undefined ? 'shown' : 'held',
        status_reason: tie === undefined ? '' : HELD_BECAUSE[tie],
        written_at: inner.now,
      })
      .execute();
    if (tie !== undefined)
      await tellStaff(inner, {
        key: `held-review-${engagementId}`,
        title: 'A review is on hold',
        body: `${HELD_BECAUSE[tie]}. Publish it or remove it.`,
        href: '/admin/moderation',
      });
  });
  return showEngagement(ctx, engagementId);
}

/** The vendor’s public reply, or its change. Throws `not-found` for strangers, `forbidden` without the right. */
export async function replyToReview(ctx: LetterContext, { reviewId, body }: { reviewId: string; body: string }): Promise<Review> {
  const { userId } = requireUser(ctx);
  requirePublishable(body);
  return transact(ctx, async (inner) => {
    const row = await inner.db.selectFrom('reviews').selectAll().where('id', '=', reviewId).forUpdate().executeTakeFirst();
    if (row === undefined) throw new DomainError('not-found', 'There is no review with this id.');
    const { vendorId } = await requireVendorMember(inner, 'leads', row.vendor_id);
    if (row.status === 'removed') throw new DomainError('conflict', 'Our team removed this review, so no one reads a reply.');
    const changed = await inner.db
      .updateTable('reviews')
      .set({ reply: body, replied_at: inner.now, replied_by: userId })
      .where('id', '=', reviewId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const [people, vendors] = await Promise.all([findPeople(inner.db, [row.user_id]), findVendors(inner, [vendorId])]);
    if (row.reply === null)
      await tellClient(inner, row.user_id, {
        title: `${vendors.get(vendorId)?.name ?? 'The professional'} replied to your review`,
        body,
        href: expertHref(vendorId),
        key: `review-reply-${reviewId}`,
      });
    return presentReview(changed, people.get(row.user_id)?.name);
  });
}

const ORDER = orderByTime({ at: sql`written_at`, id: sql`id`, ids: z.uuid() });

/** The reviews of a vendor that are shown, newest first, with what they come to. Each is from a completed job here. */
export async function listVendorReviews(
  { db }: Pick<Context, 'db'>,
  { vendorId, limit, cursor }: { vendorId: string; limit: number; cursor?: string | undefined },
): Promise<VendorReviews> {
  const after = ORDER.readCursor(cursor);
  const [{ rows }, { rows: counts }, { rows: aspects }] = await Promise.all([
    sql<ReviewRow & { mark: TimeMark }>`
      select *, ${ORDER.mark} as mark from reviews where vendor_id = ${vendorId} and status = 'shown' and ${ORDER.isAfter(after)}
      order by ${ORDER.by} limit ${limit + 1}`.execute(db),
    sql<{ stars: number; count: number }>`
      select stars, count(*)::int as count from reviews where vendor_id = ${vendorId} and status = 'shown' group by stars`.execute(
      db,
    ),
    sql<{ key: string; mean: number; count: number }>`
      select a.key, avg(a.value::float8) as mean, count(*)::int as count from reviews r, jsonb_each_text(r.aspects) as a
      where r.vendor_id = ${vendorId} and r.status = 'shown' group by a.key`.execute(db),
  ]);
  const { page, nextCursor } = cutPage(rows, limit, ({ mark }) => mark);
  const people = await findPeople(
    db,
    page.map((row) => row.user_id),
  );
  const stars = [1, 2, 3, 4, 5].map((star) => counts.find((one) => one.stars === star)?.count ?? 0);
  const count = stars.reduce((sum, one) => sum + one, 0);
  return {
    reviews: page.map((row) => presentReview(row, people.get(row.user_id)?.name)),
    count,
    mean: count === 0 ? null : stars.reduce((sum, one, index) => sum + one * (index + 1), 0) / count,
    stars,
    aspects: Object.fromEntries(
      aspects.filter(({ key }) => key in REVIEW_ASPECTS).map(({ key, mean, count: n }) => [key, { mean, count: n }]),
    ),
    nextCursor,
  };
}

import { sumVisits } from '#domains/analytics/server/index.ts';
import { findListingId } from '#domains/listings/server/index.ts';
import { mayDo, type OwnListing } from '#domains/selling/contract.ts';
import { getOwnListing } from '#domains/selling/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { TitleTrial, TitleTrials } from '../../contract.ts';
import { judgeTrial } from '../../model/trials/judge-trial.ts';
import { planTrials } from '../../model/trials/plan-trial.ts';
import { RATE_DAYS } from '../../model/trials/trial-terms.ts';

/** Trials of an own listing. Throws `not-found` for people without a part in it. */
export async function listTitleTrials(ctx: Context, id: string): Promise<TitleTrials> {
  const listing = await getOwnListing(ctx, id);
  const title = publicTitleOf(listing);
  const [trials, visits] = await Promise.all([findTrials(ctx, id, title), sumRecent(ctx, listing.listingKey)]);
  const whyNot = findObstacle(listing, trials);
  return { title, canStart: whyNot === null, whyNot, ...planTrials(visits), trials };
}

/** The title that buyers see; null without one, or while the draft has another. */
export function publicTitleOf({ publishedVersion, unpublishedFields, fields }: OwnListing): string | null {
  const title = fields['Headline'];
  const isPublic = publishedVersion !== null && !unpublishedFields.includes('Headline');
  return isPublic && typeof title === 'string' && title.trim() !== '' ? title : null;
}

/** Why no trial may start now; null if one may. */
export function findObstacle(listing: OwnListing, trials: readonly Pick<TitleTrial, 'endedAt'>[]): string | null {
  if (!mayDo(listing.part, 'publish')) return 'Ask an owner or the agent: an assistant cannot publish, nor try titles on buyers.';
  if (listing.standardStatus !== 'Active' && listing.standardStatus !== 'Coming Soon')
    return 'Two titles can be compared while buyers find the home: publish it first.';
  if (publicTitleOf(listing) === null) return 'Publish a title first: the trial compares it with another one.';
  return trials.some(({ endedAt }) => endedAt === null) ? 'One trial at a time: end the one that runs first.' : null;
}

async function sumRecent(ctx: Context, listingKey: string): Promise<{ views: number; acts: number }> {
  const listingId = await findListingId(ctx.db, listingKey).catch((error: unknown) => {
    // A draft has no visitors.
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (listingId === null) return { views: 0, acts: 0 };
  const today = utcDay(ctx.now);
  const sums = await sumVisits(ctx.db, [listingId], { from: addDays(today, -RATE_DAYS), to: addDays(today, -1) });
  const { views = 0, saves = 0, shares = 0 } = sums.get(listingId) ?? {};
  return { views, acts: saves + shares };
}

async function findTrials({ db }: Context, ownListingId: string, publicTitle: string | null): Promise<TitleTrial[]> {
  const rows = await db
    .selectFrom('title_trials')
    .selectAll()
    .where('own_listing_id', '=', ownListingId)
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute();
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('title_trial_counts')
    .selectAll()
    .where(
      'trial_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row): TitleTrial => {
    const [now, other] = [0, 1].map((arm) => {
      const found = counts.find((one) => one.trial_id === row.id && one.arm === arm);
      return { users: found?.visitors ?? 0, conversions: found?.acted ?? 0 };
    });
    const arms = { now: now ?? NOBODY, other: other ?? NOBODY };
    const outcome = row.outcome === 'now' || row.outcome === 'other' || row.outcome === 'none' ? row.outcome : null;
    return {
      id: row.id,
      titleNow: row.title_now,
      titleOther: row.title_other,
      lift: row.lift,
      plannedVisitors: row.planned_visitors,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      outcome,
      isShown: row.ended_at === null && row.title_now === publicTitle,
      visitors: arms.now.users + arms.other.users,
      ...judgeTrial(arms.now, arms.other, row.planned_visitors),
    };
  });
}

const NOBODY = { users: 0, conversions: 0 };

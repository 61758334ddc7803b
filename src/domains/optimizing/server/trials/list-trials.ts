import { sumVisits } from '#domains/analytics/server/index.ts';
import { findListingId, listShownPictures, type ShownPicture } from '#domains/listings/server/index.ts';
import { mayDo, type OwnListing } from '#domains/selling/contract.ts';
import { getOwnListing } from '#domains/selling/server/index.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Trial, Trials } from '../../contract.ts';
import { judgeTrial } from '../../model/trials/judge-trial.ts';
import { planTrials } from '../../model/trials/plan-trial.ts';
import { RATE_DAYS, TRIAL_KINDS, type TrialKind } from '../../model/trials/trial-terms.ts';

/** Trials of an own listing. Throws `not-found` for people without a part in it. */
export async function listTrials(ctx: Context, id: string): Promise<Trials> {
  return readTrials(ctx, await getOwnListing(ctx, id));
}

export async function readTrials(ctx: Context, listing: OwnListing): Promise<Trials> {
  const pictures = await listShownPictures(ctx.db, listing.listingKey);
  const now = { title: publicTitleOf(listing), cover: coverOf(pictures)?.mediaKey ?? null };
  const others = listOtherCovers(listing, pictures).map(({ mediaKey }) => mediaKey);
  const [trials, visits] = await Promise.all([findTrials(ctx, listing.id, now), sumRecent(ctx, listing.listingKey)]);
  const general = findObstacle(listing, trials);
  const { impressions, views, saves, shares } = visits;
  return {
    title: {
      now: now.title,
      whyNot: general ?? (now.title === null ? 'Publish a title first: the trial compares it with another one.' : null),
      ...planTrials({ visitors: views, acted: saves + shares }),
    },
    cover: {
      now: now.cover,
      others,
      whyNot: general ?? whyNoCover(coverOf(pictures), others.length),
      ...planTrials({ visitors: impressions, acted: Math.min(views, impressions) }),
    },
    trials,
  };
}

/** The title that buyers see; null without one, or while the draft has another. */
function publicTitleOf({ publishedVersion, unpublishedFields, fields }: OwnListing): string | null {
  const title = fields['Headline'];
  const isPublic = publishedVersion !== null && !unpublishedFields.includes('Headline');
  return isPublic && typeof title === 'string' && title.trim() !== '' ? title : null;
}

const coverOf = (pictures: readonly ShownPicture[]) => pictures.find(({ isCover }) => isCover);

/** Photos that buyers see and that may be tried as the cover: altered ones stand under their label, with their originals. */
function listOtherCovers({ photos }: OwnListing, pictures: readonly ShownPicture[]): ShownPicture[] {
  const kept = new Set(photos.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
  return pictures.filter(({ mediaKey, isPhoto, isAltered, isCover }) => isPhoto && !isAltered && !isCover && kept.has(mediaKey));
}

function whyNoCover(cover: ShownPicture | undefined, others: number): string | null {
  if (cover === undefined || others === 0)
    return 'Publish two photos first: the trial compares the cover with another one. Plans and altered photos cannot be covers of a trial.';
  return cover.isAltered || !cover.isPhoto
    ? 'The cover is a plan or an altered photo, which shows its label alone. Choose another cover and publish it first.'
    : null;
}

/** The pictures behind the cover and another photo; null where that cannot be tried. */
export async function findCovers(
  { db }: Pick<Context, 'db'>,
  listing: OwnListing,
  photoId: string,
): Promise<{ now: ShownPicture; other: ShownPicture } | null> {
  const pictures = await listShownPictures(db, listing.listingKey);
  const now = coverOf(pictures);
  const other = listOtherCovers(listing, pictures).find(({ mediaKey }) => mediaKey === photoId);
  return now === undefined || other === undefined ? null : { now, other };
}

/** Why no trial at all may start now; null if one may. */
function findObstacle(listing: OwnListing, trials: readonly Pick<Trial, 'endedAt'>[]): string | null {
  if (!mayDo(listing.part, 'publish')) return 'Ask an owner or the agent: an assistant can’t publish or try anything on buyers.';
  if (listing.standardStatus !== 'Active' && listing.standardStatus !== 'Coming Soon')
    return 'Titles and covers can be compared while buyers find the home: publish it first.';
  return trials.some(({ endedAt }) => endedAt === null) ? 'One trial at a time: end the one that runs first.' : null;
}

const NO_VISITS = { impressions: 0, views: 0, saves: 0, shares: 0 };

async function sumRecent(ctx: Context, listingKey: string): Promise<typeof NO_VISITS> {
  const listingId = await findListingId(ctx.db, listingKey).catch((error: unknown) => {
    // A draft has no visitors.
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (listingId === null) return NO_VISITS;
  const today = utcDay(ctx.now);
  const sums = await sumVisits(ctx.db, [listingId], { from: addDays(today, -RATE_DAYS), to: addDays(today, -1) });
  return sums.get(listingId) ?? NO_VISITS;
}

async function findTrials({ db }: Context, ownListingId: string, now: Record<TrialKind, string | null>): Promise<Trial[]> {
  const rows = await db
    .selectFrom('listing_trials')
    .selectAll()
    .where('own_listing_id', '=', ownListingId)
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute();
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('listing_trial_counts')
    .selectAll()
    .where(
      'trial_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row): Trial => {
    const [current, other] = [0, 1].map((arm) => {
      const found = counts.find((one) => one.trial_id === row.id && one.arm === arm);
      return { users: found?.visitors ?? 0, conversions: found?.acted ?? 0 };
    });
    const arms = { now: current ?? NOBODY, other: other ?? NOBODY };
    const outcome = row.outcome === 'now' || row.outcome === 'other' || row.outcome === 'none' ? row.outcome : null;
    const kind = TRIAL_KINDS.find((one) => one === row.kind) ?? 'title';
    return {
      id: row.id,
      kind,
      now: row.arm_now,
      other: row.arm_other,
      lift: row.lift,
      plannedVisitors: row.planned_visitors,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      outcome,
      isShown: row.ended_at === null && row.arm_now === now[kind],
      visitors: arms.now.users + arms.other.users,
      ...judgeTrial(arms.now, arms.other, row.planned_visitors),
    };
  });
}

const NOBODY = { users: 0, conversions: 0 };

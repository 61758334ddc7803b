import { checkCopy, lintRemarks } from '#domains/compliance/contract.ts';
import { setCoverTurns } from '#domains/listings/server/index.ts';
import { mayDo, type OwnListing } from '#domains/selling/contract.ts';
import { getOwnListing, orderPhotos, saveDraft } from '#domains/selling/server/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Trials } from '../../contract.ts';
import { CLAIM_REASONS } from '../../model/claims/claim.ts';
import { findUnsupportedClaims } from '../../model/claims/read-claims.ts';
import type { Lift } from '../../model/trials/trial-terms.ts';
import { settleFacts } from '../../model/settle-facts.ts';
import { findCovers, listTrials, readTrials } from './list-trials.ts';

type Start = { id: string; trialId: string; lift: Lift } & (
  | { kind: 'title'; title: string }
  | { kind: 'cover'; photoId: string }
);

/**
 * Starts a trial of the public title or cover and another one. Throws `invalid` for a title that is the same, claims what no field
 * says, or breaks a rule of fair housing or of boards, and for a photo that cannot be a cover; `conflict` where no trial may start;
 * `forbidden` for parts that may not publish.
 */
export async function startTrial(ctx: Context, start: Start): Promise<Trials> {
  return transact(ctx, async (inner) => {
    const { id, kind, trialId, lift } = start;
    const listing = await getOwnListing(inner, id);
    requirePublish(listing);
    const before = await readTrials(inner, listing);
    if (before.trials.some((trial) => trial.id === trialId)) return before;
    const { now, whyNot, plans } = before[kind];
    if (whyNot !== null || now === null) throw new DomainError('conflict', whyNot ?? 'Nothing is public yet.');
    const plan = plans.find((one) => one.lift === lift);
    if (plan === undefined)
      throw new DomainError(
        'invalid',
        'So many visitors do already what the trial counts that no rise of this size is left to find.',
        {
          fields: { lift: 'Choose a smaller rise' },
        },
      );
    const arms =
      start.kind === 'title' ? armsOfTitle(inner, listing, now, start.title) : await armsOfCover(inner, listing, start.photoId);
    const made = await inner.db
      .insertInto('listing_trials')
      .values({
        id: trialId,
        kind,
        own_listing_id: id,
        listing_key: listing.listingKey,
        ...arms,
        lift,
        planned_visitors: plan.visitors,
        started_at: inner.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['media_other'])
      .executeTakeFirst();
    if (made === undefined) throw new DomainError('conflict', 'A trial has started in the meantime. Reload the page.');
    if (made.media_other !== null) await setCoverTurns(inner.db, listing.listingKey, made.media_other);
    return readTrials(inner, listing);
  });
}

function armsOfTitle({ now }: Context, listing: OwnListing, titleNow: string, title: string) {
  const problem = findProblem(listing, title, titleNow, now.getUTCFullYear());
  if (problem !== null) throw invalidField('title', problem);
  return { arm_now: titleNow, arm_other: title };
}

async function armsOfCover(ctx: Context, listing: OwnListing, photoId: string) {
  const covers = await findCovers(ctx, listing, photoId);
  if (covers === null) {
    const problem = 'Choose a photo that buyers see, that is not altered, and that is not the cover already.';
    throw invalidField('photoId', problem);
  }
  const { now, other } = covers;
  return { arm_now: now.mediaKey, arm_other: other.mediaKey, media_now: now.id, media_other: other.id };
}

interface End {
  id: string;
  trialId: string;
  outcome: 'now' | 'other' | 'none';
}

/** Ends a trial, and puts the other title or cover into the draft if it is taken. A trial that has ended stays as it ended. */
export async function endTrial(ctx: Context, { id, trialId, outcome }: End): Promise<Trials> {
  return transact(ctx, async (inner) => {
    const listing = await getOwnListing(inner, id);
    requirePublish(listing);
    const ended = await inner.db
      .updateTable('listing_trials')
      .set({ ended_at: inner.now, outcome })
      .where('id', '=', trialId)
      .where('own_listing_id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['kind', 'arm_other', 'listing_key'])
      .executeTakeFirst();
    if (ended === undefined) {
      const trials = await listTrials(inner, id);
      if (!trials.trials.some((trial) => trial.id === trialId)) throw new DomainError('not-found', 'There is no such trial.');
      return trials;
    }
    if (ended.kind === 'cover') await setCoverTurns(inner.db, ended.listing_key, null);
    if (outcome === 'other') await take(inner, listing, ended);
    return listTrials(inner, id);
  });
}

async function take(ctx: Context, { id, version }: OwnListing, { kind, arm_other: other }: { kind: string; arm_other: string }) {
  if (kind === 'cover') await orderPhotos(ctx, { id, photoIds: [other] });
  else {
    const changes = [{ path: ['Headline'], value: other }];
    await saveDraft(ctx, { id, baseVersion: version, writer: randomUuid(), seq: 1, changes });
  }
}

function requirePublish({ part }: OwnListing): void {
  if (!mayDo(part, 'publish'))
    throw new DomainError('forbidden', 'Ask an owner or the agent: an assistant can’t publish or try anything on buyers.');
}

/** What keeps a title from buyers; null if nothing does. */
function findProblem({ fields, photos }: OwnListing, title: string, titleNow: string, year: number): string | null {
  if (title.trim() === titleNow.trim()) return 'This is the title that stands. Give another one.';
  const state = fields['StateOrProvince'];
  const [finding] = checkCopy(title, { states: typeof state === 'string' ? [state] : [] });
  if (finding !== undefined) return `“${finding.text}”: ${finding.suggestion}`;
  const [lint] = lintRemarks(title, { limit: 80 });
  if (lint !== undefined) return lint.suggestion;
  const rooms = photos.filter(({ isRemoved }) => !isRemoved).flatMap(({ room }) => room ?? []);
  const [claim] = findUnsupportedClaims(title, settleFacts({ fields, rooms, nearby: [] }, { year }).facts);
  return claim === undefined ? null : `“${claim.text}”: ${CLAIM_REASONS[claim.kind]}`;
}

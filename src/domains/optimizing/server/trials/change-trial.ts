import { checkCopy, lintRemarks } from '#domains/compliance/contract.ts';
import { mayDo, type OwnListing } from '#domains/selling/contract.ts';
import { getOwnListing, saveDraft } from '#domains/selling/server/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { TitleTrials } from '../../contract.ts';
import { CLAIM_REASONS } from '../../model/claims/claim.ts';
import { findUnsupportedClaims } from '../../model/claims/read-claims.ts';
import type { Lift } from '../../model/trials/trial-terms.ts';
import { settleFacts } from '../../model/settle-facts.ts';
import { findObstacle, listTitleTrials, publicTitleOf } from './list-trials.ts';

interface Start {
  id: string;
  trialId: string;
  title: string;
  lift: Lift;
}

/**
 * Starts a trial of the public title and another one. Throws `invalid` for a title that is the same, claims what no field says, or
 * breaks a rule of fair housing or of boards; `conflict` where no trial may start; `forbidden` for parts that may not publish.
 */
export async function startTitleTrial(ctx: Context, { id, trialId, title, lift }: Start): Promise<TitleTrials> {
  return transact(ctx, async (inner) => {
    const listing = await getOwnListing(inner, id);
    requirePublish(listing);
    const before = await listTitleTrials(inner, id);
    if (before.trials.some((trial) => trial.id === trialId)) return before;
    const obstacle = findObstacle(listing, before.trials);
    const titleNow = publicTitleOf(listing);
    if (obstacle !== null || titleNow === null) throw new DomainError('conflict', obstacle ?? 'There is no public title.');
    const problem = findProblem(listing, title, titleNow, inner.now.getUTCFullYear());
    if (problem !== null) throw new DomainError('invalid', problem, { fields: { title: problem } });
    const plan = before.plans.find((one) => one.lift === lift);
    if (plan === undefined)
      throw new DomainError('invalid', 'So many visitors save this home already that no rise of this size is left to find.', {
        fields: { lift: 'Choose a smaller rise' },
      });
    const made = await inner.db
      .insertInto('title_trials')
      .values({
        id: trialId,
        own_listing_id: id,
        listing_key: listing.listingKey,
        title_now: titleNow,
        title_other: title,
        lift,
        planned_visitors: plan.visitors,
        started_at: inner.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw new DomainError('conflict', 'A trial has started in the meantime. Reload the page.');
    return listTitleTrials(inner, id);
  });
}

interface End {
  id: string;
  trialId: string;
  outcome: 'now' | 'other' | 'none';
}

/** Ends a trial, and puts the other title into the draft if it is taken. A trial that has ended stays as it ended. */
export async function endTitleTrial(ctx: Context, { id, trialId, outcome }: End): Promise<TitleTrials> {
  return transact(ctx, async (inner) => {
    const listing = await getOwnListing(inner, id);
    requirePublish(listing);
    const ended = await inner.db
      .updateTable('title_trials')
      .set({ ended_at: inner.now, outcome })
      .where('id', '=', trialId)
      .where('own_listing_id', '=', id)
      .where('ended_at', 'is', null)
      .returning('title_other')
      .executeTakeFirst();
    if (ended === undefined) {
      const trials = await listTitleTrials(inner, id);
      if (!trials.trials.some((trial) => trial.id === trialId)) throw new DomainError('not-found', 'There is no such trial.');
      return trials;
    }
    if (outcome === 'other')
      await saveDraft(inner, {
        id,
        baseVersion: listing.version,
        writer: randomUuid(),
        seq: 1,
        changes: [{ path: ['Headline'], value: ended.title_other }],
      });
    return listTitleTrials(inner, id);
  });
}

function requirePublish({ part }: OwnListing): void {
  if (!mayDo(part, 'publish'))
    throw new DomainError('forbidden', 'Ask an owner or the agent: an assistant cannot publish, nor try titles on buyers.');
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

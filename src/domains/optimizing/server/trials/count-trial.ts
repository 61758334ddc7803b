import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ShownTitle } from '../../contract.ts';
import { MOST_PER_ADDRESS } from '../../model/trials/trial-terms.ts';
import { findViewer, type Looking } from './find-viewer.ts';

/** The title that somebody sees today. */
export async function getShownTitle(ctx: Context, looking: Looking): Promise<ShownTitle> {
  const viewer = await findViewer(ctx, looking);
  return viewer === null ? { title: looking.title, arm: null } : { title: viewer.title, arm: viewer.arm };
}

/** Counts an exposure, once a day and visitor, if the page showed the title that is this visitor's today. */
export async function recordTitleSeen(ctx: Context, { arm, ...looking }: Looking & { arm: 0 | 1 }): Promise<void> {
  const viewer = await findViewer(ctx, looking);
  // Past midnight a page may still show yesterday's title.
  if (viewer === null || viewer.arm !== arm) return;
  const { trialId, day, visitor, first, last } = viewer;
  await transact(ctx, ({ db }) =>
    sql`
      with seen as (
        insert into title_trial_visitors (trial_id, day, visitor, arm)
        select ${trialId}, ${day}, ${visitor}, ${arm} where (
          select count(*) from title_trial_visitors
          where trial_id = ${trialId} and day = ${day} and visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
        on conflict do nothing returning 1)
      insert into title_trial_counts as c (trial_id, arm, visitors) select ${trialId}, ${arm}, 1 from seen
      on conflict (trial_id, arm) do update set visitors = c.visitors + 1`.execute(db),
  );
}

/** Counts that a visitor of a day saved or shared a home, if they had seen a title of its trial before. */
export async function countTrialAct(
  { db }: Pick<Context, 'db'>,
  { listingKey, day, visitor }: { listingKey: string; day: string; visitor: Buffer },
): Promise<void> {
  await sql`
    with acted as (
      update title_trial_visitors v set has_acted = true from title_trials t
      where t.id = v.trial_id and t.listing_key = ${listingKey} and t.ended_at is null
        and v.day = ${day} and v.visitor = ${visitor} and not v.has_acted
      returning v.trial_id, v.arm)
    update title_trial_counts c set acted = c.acted + 1 from acted where c.trial_id = acted.trial_id and c.arm = acted.arm`.execute(
    db,
  );
}

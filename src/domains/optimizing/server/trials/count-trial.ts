import { sql } from 'kysely';
import type { VisitKind } from '#domains/analytics/contract.ts';
import type { Browser } from '#platform/http/read-browser.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ShownTitle } from '../../contract.ts';
import { COUNTED_ACTS, MOST_PER_ADDRESS, TRIAL_KINDS } from '../../model/trials/trial-terms.ts';
import { findViewer, type Looking } from './find-viewer.ts';

type LookedAtTitle = { listingKey: string; title: string } & Browser;

/** The title that somebody sees today. */
export async function getShownTitle(ctx: Context, looking: LookedAtTitle): Promise<ShownTitle> {
  const viewer = await findViewer(ctx, looking);
  return viewer === null ? { title: looking.title, arm: null } : { title: viewer.value, arm: viewer.arm };
}

/** Which of two pictures that take turns somebody sees today: 0 the first, 1 the second; null outside a trial. */
export async function chooseCover(ctx: Context, pair: { firstId: number; secondId: number } & Browser): Promise<0 | 1 | null> {
  return (await findViewer(ctx, pair))?.arm ?? null;
}

/** Counts an exposure, once a day and visitor, if the page showed the title or cover that is this visitor's today. */
export async function recordArmSeen(ctx: Context, { arm, ...looking }: Looking & { arm: 0 | 1 }): Promise<void> {
  const viewer = await findViewer(ctx, looking);
  // Past midnight, or from another network, a page may still show what was theirs before.
  if (viewer === null || viewer.arm !== arm) return;
  const { trialId, day, visitor, first, last } = viewer;
  await transact(ctx, ({ db }) =>
    sql`
      with seen as (
        insert into listing_trial_visitors (trial_id, day, visitor, arm)
        select ${trialId}, ${day}, ${visitor}, ${arm} where (
          select count(*) from listing_trial_visitors
          where trial_id = ${trialId} and day = ${day} and visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
        on conflict do nothing returning 1)
      insert into listing_trial_counts as c (trial_id, arm, visitors) select ${trialId}, ${arm}, 1 from seen
      on conflict (trial_id, arm) do update set visitors = c.visitors + 1`.execute(db),
  );
}

/** Counts what a visitor of a day did, if they had seen an arm of a trial before that counts it. */
export async function countTrialAct(
  { db }: Pick<Context, 'db'>,
  { listingKey, kind, day, visitor }: { listingKey: string; kind: VisitKind; day: string; visitor: Buffer },
): Promise<void> {
  const trials = TRIAL_KINDS.filter((one) => COUNTED_ACTS[one].includes(kind));
  await sql`
    with acted as (
      update listing_trial_visitors v set has_acted = true from listing_trials t
      where t.id = v.trial_id and t.listing_key = ${listingKey} and t.ended_at is null and t.kind = any(${trials}::text[])
        and v.day = ${day} and v.visitor = ${visitor} and not v.has_acted
      returning v.trial_id, v.arm)
    update listing_trial_counts c set acted = c.acted + 1 from acted where c.trial_id = acted.trial_id and c.arm = acted.arm`.execute(
    db,
  );
}

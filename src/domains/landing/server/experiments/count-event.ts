import { sql } from 'kysely';
import { MOST_PER_ADDRESS } from '#domains/analytics/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Metric } from '../../model/experiment-terms.ts';
import type { Browser } from '#platform/http/read-browser.ts';
import { type AssignedArm, findArm } from './find-arm.ts';

interface Event extends Browser {
  experimentId: string;
  arm: number;
  kind: 'seen' | 'action';
}

/**
 * Counts that a visitor saw the arm that is theirs today, once a day, or pressed its button after that. An arm that is not theirs,
 * as from a page that was open past midnight, counts nowhere.
 */
export async function recordLandingEvent(ctx: Context, { experimentId, arm, kind, ...browser }: Event): Promise<void> {
  const assigned = await findArm(ctx, { experimentId }, browser);
  if (assigned === null || assigned.arm !== arm) return;
  if (kind === 'seen') await countExposure(ctx, assigned);
  else await countConversion(ctx, assigned, 'action');
}

/** Counts that a request was sent from a page, if its sender had seen an arm there today. */
export async function countLead(ctx: Context, page: string, browser: Browser): Promise<void> {
  const slug = page.replace(/^\/landing\//, '');
  const assigned = await findArm(ctx, { slug }, browser);
  if (assigned !== null) await countConversion(ctx, assigned, 'lead');
}

async function countExposure(ctx: Context, { experimentId, day, visitor, arm, first, last }: AssignedArm): Promise<void> {
  await transact(ctx, ({ db }) =>
    sql`
      with seen as (
        insert into landing_exposures (experiment_id, day, visitor, arm)
        select ${experimentId}, ${day}, ${visitor}, ${arm} where (
          select count(*) from landing_exposures
          where experiment_id = ${experimentId} and day = ${day} and visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
        on conflict do nothing returning 1)
      insert into landing_arm_counts as c (experiment_id, arm, day, users) select ${experimentId}, ${arm}, ${day}, 1 from seen
      on conflict (experiment_id, arm, day) do update set users = c.users + 1`.execute(db),
  );
}

async function countConversion({ db }: Context, { experimentId, day, visitor }: AssignedArm, metric: Metric): Promise<void> {
  await sql`
    with acted as (
      update landing_exposures v set has_converted = true from landing_experiments e
      where e.id = v.experiment_id and e.id = ${experimentId} and e.metric = ${metric}
        and v.day = ${day} and v.visitor = ${visitor} and not v.has_converted
      returning v.arm)
    update landing_arm_counts c set conversions = c.conversions + 1 from acted
    where c.experiment_id = ${experimentId} and c.day = ${day} and c.arm = acted.arm`.execute(db);
}

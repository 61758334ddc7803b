import { type RawBuilder, sql } from 'kysely';
import { MOST_PER_ADDRESS } from '#domains/analytics/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SourceKind } from '../../model/audience.ts';
import type { Metric } from '../../model/experiment-terms.ts';
import { placeAt } from '../../model/places.ts';
import { isFoundAt } from '../find-page.ts';
import { countKnownExposure } from './count-known.ts';
import { type AssignedArm, findArm, type NamedVisitor, nameWhoever } from './find-arm.ts';
import type { VisitorBrowser } from './known-browsers.ts';
import { visitOf } from './read-visit.ts';

interface Event extends VisitorBrowser {
  experimentId: string;
  arm: number;
  kind: 'seen' | 'action';
  /** As the server told the page. */
  source: SourceKind;
}

/**
 * Counts that a visitor saw the arm that is theirs today, once a day, or pressed its button after that. An arm that is not theirs,
 * as from a page that was open past the end of the day, counts as left out alone. A browser that is known counts once an experiment.
 * Answers whether to ask if it may be: of who counts by the day, and has not answered.
 */
export async function recordLandingEvent(
  ctx: Context,
  { experimentId, arm, kind, source, ...browser }: Event,
): Promise<{ asks: boolean }> {
  const assigned = await findArm(ctx, { experimentId }, browser, visitOf(browser.userAgent, { source }));
  if (assigned === null) return { asks: false };
  if (assigned.arm !== arm) {
    if (kind === 'seen') await countStray(ctx, assigned);
  } else if (kind === 'action') await countOne(ctx, { ...assigned, experimentId }, 'action');
  else await (assigned.known === null ? countExposure(ctx, assigned) : countKnownExposure(ctx, assigned, assigned.known));
  return { asks: kind === 'seen' && assigned.arm === arm && browser.mark === undefined };
}

/** Counts that a request was sent from a page, for an experiment there that its sender saw an arm of today. */
export async function countLead(ctx: Context, page: string, browser: VisitorBrowser): Promise<void> {
  const named = await nameWhoever(ctx, browser);
  if (named === null) return;
  const place = placeAt(page);
  const running = await ctx.db
    .selectFrom('landing_experiments as e')
    .leftJoin('landing_pages as p', 'p.id', 'e.page_id')
    .select('e.id')
    .where('e.started_at', 'is not', null)
    .where('e.stopped_at', 'is', null)
    .where((where) => where.or([isFoundAt(page.replace(/^\/landing\//, '')), where('e.place', '=', place)]))
    .execute();
  for (const { id } of running) await countOne(ctx, { ...named, experimentId: id }, 'lead');
}

async function countExposure(ctx: Context, assigned: AssignedArm): Promise<void> {
  const { experimentId, day, visitor, arm, first, last, device, source } = assigned;
  await transact(ctx, ({ db, now }) =>
    sql`
      with seen as (
        insert into landing_exposures (experiment_id, day, visitor, arm, seen_at, device, source)
        select ${experimentId}, ${day}, ${visitor}, ${arm}, ${now}, ${device}, ${source} where (
          select count(*) from landing_exposures
          where experiment_id = ${experimentId} and day = ${day} and visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
        on conflict do nothing returning 1),
      by_segment as (
        insert into landing_segment_counts as c (experiment_id, arm, dimension, value, users)
        select ${experimentId}, ${arm}::smallint, d.dimension, d.value, 1
        from seen, (values ('device', ${device}), ('source', ${source})) d (dimension, value)
        on conflict (experiment_id, arm, dimension, value) do update set users = c.users + 1)
      insert into landing_arm_counts as c (experiment_id, arm, day, users) select ${experimentId}, ${arm}, ${day}, 1 from seen
      on conflict (experiment_id, arm, day) do update set users = c.users + 1`.execute(db),
  );
}

async function countStray({ db }: Context, { experimentId, day, arm }: AssignedArm): Promise<void> {
  await sql`
    insert into landing_arm_counts as c (experiment_id, arm, day, strays) values (${experimentId}, ${arm}, ${day}, 1)
    on conflict (experiment_id, arm, day) do update set strays = c.strays + 1`.execute(db);
}

async function countOne(
  { db }: Context,
  { experimentId, day, visitor, known }: NamedVisitor & { experimentId: string },
  metric: Metric,
): Promise<void> {
  await countActs(
    db,
    sql`
      select ${experimentId}::uuid as experiment_id, ${day}::date as day, ${visitor}::bytea as visitor,
        ${known?.browser ?? null}::bytea as browser, ${metric}::text as metric`,
  );
}

/**
 * Counts what visitors did after they saw an arm, once each: `acted` says of whom, as `experiment_id`, `day`, `visitor`, `browser`
 * where it is known, and `metric`. It counts on the day on which they first saw it. What an experiment neither is about nor watches is left out.
 */
export async function countActs(db: Db, acted: RawBuilder<unknown>): Promise<void> {
  await sql`
    with acted as (${acted}),
    of_today as (
      update landing_exposures v set did = v.did || a.metrics from (
        select x.experiment_id, x.day, x.visitor, array_agg(distinct acted.metric) as metrics
        from acted join landing_exposures x using (experiment_id, day, visitor)
        join landing_experiments e on e.id = x.experiment_id
        where e.stopped_at is null and acted.browser is null and acted.metric <> all (x.did)
          and (acted.metric = e.metric or acted.metric = any (e.guardrails))
        group by x.experiment_id, x.day, x.visitor) a
      -- Asked again of the row as it is once it is locked: two reports at a time count once.
      where v.experiment_id = a.experiment_id and v.day = a.day and v.visitor = a.visitor and not v.did && a.metrics
      returning v.experiment_id, v.day, v.arm, v.device, v.source, a.metrics),
    of_known as (
      update landing_known_exposures v set did = v.did || a.metrics from (
        select x.experiment_id, x.browser, array_agg(distinct acted.metric) as metrics
        from acted join landing_known_exposures x using (experiment_id, browser)
        join landing_experiments e on e.id = x.experiment_id
        where e.stopped_at is null and acted.metric <> all (x.did)
          and (acted.metric = e.metric or acted.metric = any (e.guardrails))
        group by x.experiment_id, x.browser) a
      where v.experiment_id = a.experiment_id and v.browser = a.browser and not v.did && a.metrics
      returning v.experiment_id, v.day, v.arm, v.device, v.source, a.metrics),
    fresh as (select * from of_today union all select * from of_known),
    did as (
      select f.experiment_id, f.day, f.arm, f.device, f.source, m.metric, m.metric = e.metric as is_goal
      from fresh f join landing_experiments e on e.id = f.experiment_id, unnest(f.metrics) m (metric)),
    watched as (
      insert into landing_metric_counts as c (experiment_id, arm, day, metric, did)
      select experiment_id, arm, day, metric, count(*) from did where not is_goal group by experiment_id, arm, day, metric
      on conflict (experiment_id, arm, day, metric) do update set did = c.did + excluded.did),
    by_segment as (
      insert into landing_segment_counts as c (experiment_id, arm, dimension, value, conversions)
      select experiment_id, arm, d.dimension, d.value, count(*)
      from did, lateral (values ('device', did.device), ('source', did.source)) d (dimension, value)
      where is_goal group by experiment_id, arm, d.dimension, d.value
      on conflict (experiment_id, arm, dimension, value) do update set conversions = c.conversions + excluded.conversions)
    insert into landing_arm_counts as c (experiment_id, arm, day, conversions)
    select experiment_id, arm, day, count(*) from did where is_goal group by experiment_id, arm, day
    on conflict (experiment_id, arm, day) do update set conversions = c.conversions + excluded.conversions`.execute(db);
}

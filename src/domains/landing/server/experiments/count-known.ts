import { sql } from 'kysely';
import { MOST_PER_ADDRESS } from '#domains/analytics/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { AssignedArm } from './find-arm.ts';
import { type KnownBrowser, linkVisitor } from './known-browsers.ts';

/**
 * Counts that a known browser saw its arm: as a visitor the first time, on the day of which all counts that it does, and later that
 * it was there on another day. Whoever is signed in takes the browser to their account, so that it is erased with that.
 */
export async function countKnownExposure(
  ctx: Context,
  { experimentId, day, visitor, arm, first, last, device, source }: AssignedArm,
  { browser, userId }: KnownBrowser,
): Promise<void> {
  const { actor } = ctx;
  await transact(ctx, async ({ db, now }) => {
    if (userId === null && actor.kind === 'user')
      await db.updateTable('landing_known_browsers').set({ user_id: actor.userId }).where('browser', '=', browser).execute();
    await linkVisitor(db, { day, visitor, browser });
    await sql`
      with fresh as (
        insert into landing_known_exposures (experiment_id, browser, arm, day, last_day, seen_at, device, source)
        select ${experimentId}, ${browser}, ${arm}, ${day}, ${day}, ${now}, ${device}, ${source} where (
          select count(*) from landing_known_visitors where day = ${day} and visitor between ${first} and ${last}) <= ${MOST_PER_ADDRESS}
        on conflict do nothing returning 1),
      again as (
        update landing_known_exposures set last_day = ${day}, days = days + 1
        where experiment_id = ${experimentId} and browser = ${browser} and last_day < ${day}
        returning arm, day, days),
      by_segment as (
        insert into landing_segment_counts as c (experiment_id, arm, dimension, value, users)
        select ${experimentId}, ${arm}::smallint, d.dimension, d.value, 1
        from fresh, (values ('device', ${device}), ('source', ${source})) d (dimension, value)
        on conflict (experiment_id, arm, dimension, value) do update set users = c.users + 1)
      insert into landing_arm_counts as c (experiment_id, arm, day, users, known, known_days, returned)
      select ${experimentId}::uuid, ${arm}::smallint, ${day}::date, 1, 1, 1, 0 from fresh
      union all select ${experimentId}::uuid, arm, day, 0, 0, 1, case days when 2 then 1 else 0 end from again
      on conflict (experiment_id, arm, day) do update set users = c.users + excluded.users, known = c.known + excluded.known,
        known_days = c.known_days + excluded.known_days, returned = c.returned + excluded.returned`.execute(db);
  });
}

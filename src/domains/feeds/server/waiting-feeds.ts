import { sql } from 'kysely';
import { tellStaff, type TellContext } from '#domains/notifications/server/index.ts';
import { sayCount } from '#lib/say-number.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { ALARM_HOURS } from '../model/feed-terms.ts';

interface WaitingFeed {
  name: string;
  sourceName: string;
  isAlarmed: boolean;
  /** Why the newest comparison waits for a person; null if it does not. */
  held: string | null;
}

/** Feeds that are read, and wait for a person: they bring nothing, or a comparison found too much missing. */
async function findWaiting({ db, now }: Pick<Context, 'db' | 'now'>): Promise<WaitingFeed[]> {
  const { rows } = await sql<WaitingFeed>`
    select * from (
      select f.name, f.source_name as "sourceName",
        f.kind <> 'file' and coalesce(f.last_success_at, f.created_at) < ${now}::timestamptz - make_interval(hours => ${ALARM_HOURS}::int) as "isAlarmed",
        (select case when r.state = 'held' then coalesce(r.error, '') end from ingest_runs r
          where r.feed_id = f.id and r.kind = 'reconcile' order by r.started_at desc, r.id desc limit 1) as held
      from feeds f where not f.is_paused) as f
    where "isAlarmed" or held is not null order by name`.execute(db);
  return rows;
}

/** How many feeds wait for an administrator. */
export async function countFeedsWaiting(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  return (await findWaiting(ctx)).length;
}

/** Administrators hear each day of a feed that is not read, and of a comparison that waits for a person. */
export async function tellStaffOfFeeds(ctx: TellContext): Promise<void> {
  const feeds = await findWaiting(ctx);
  await transact(ctx, async (inner) => {
    for (const { name, sourceName, isAlarmed, held } of feeds) {
      if (isAlarmed)
        await tellStaff(inner, {
          key: `feed-age-${name}`,
          title: `The feed ${name} brings nothing`,
          body: `It was not read successfully for more than ${sayCount(ALARM_HOURS, 'hour')}, so homes from ${sourceName} may be out of date.`,
          href: '/admin/feeds',
        });
      if (held !== null)
        await tellStaff(inner, {
          key: `feed-held-${name}`,
          title: `The feed ${name} waits for you`,
          body: held,
          href: '/admin/feeds',
        });
    }
  });
}

import { sql } from 'kysely';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import type { FeedRow } from './feed-rows.ts';

/** One run at a time for each feed, in any process. The lock ends with the connection, however the process ends. */
export function withFeedLock<T>(ctx: Context, feed: Pick<FeedRow, 'id' | 'name'>, work: () => Promise<T>): Promise<T> {
  return ctx.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(hashtext('feeds.run'), ${feed.id}::int) as got`.execute(connection);
    if (rows[0]?.got !== true) throw new FeedBusy(`The feed ${feed.name} is being read already: wait for that run to end.`);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('feeds.run'), ${feed.id}::int)`.execute(connection);
    }
  });
}

/** Another run of the feed is under way. */
export class FeedBusy extends OperatorError {
  override name = 'FeedBusy';
}

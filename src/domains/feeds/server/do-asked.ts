import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import type { FeedPorts } from './feed-access.ts';
import { FeedBusy } from './feed-lock.ts';
import { reconcileFeed } from './reconcile-feed.ts';
import { replayFeed } from './replay-feed.ts';
import { syncFeed } from './sync-feed.ts';

type WorkContext = Context & FeedPorts;

/** As long as the process may take to end. */
const BUDGET_MS = 20_000;

/**
 * Does what administrators asked of a feed, the oldest request first. A request goes when its work has ended, well or badly: the
 * run says how. Returns whether more is left: the feed is being read by another run, or one has not come to its end.
 */
export async function doAsked(ctx: WorkContext, feedId: number, stopping?: AbortSignal): Promise<boolean> {
  for (;;) {
    const request = await ctx.db
      .selectFrom('feed_requests')
      .innerJoin('feeds', 'feeds.id', 'feed_requests.feed_id')
      .select(['feeds.name', 'feed_requests.kind', 'feed_requests.is_forced'])
      .where('feed_id', '=', feedId)
      .orderBy('asked_at')
      .orderBy('feed_requests.kind')
      .executeTakeFirst();
    if (request === undefined) return false;
    if (stopping?.aborted === true) return true;
    try {
      if (!(await work(ctx, request, stopping))) return true;
    } catch (error) {
      if (error instanceof FeedBusy) return true;
      if (!(error instanceof OperatorError)) throw error;
      ctx.log.warn({ feed: request.name, reason: error.message }, 'what was asked of a feed did not succeed');
    }
    await ctx.db.deleteFrom('feed_requests').where('feed_id', '=', feedId).where('kind', '=', request.kind).execute();
  }
}

/** Returns whether it came to its end. */
async function work(
  ctx: WorkContext,
  { name, kind, is_forced: isForced }: { name: string; kind: string; is_forced: boolean },
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const inner = { ...ctx, now: new Date() };
  if (kind === 'sync')
    return (await syncFeed(inner, name, { budgetMs: BUDGET_MS, ...(stopping === undefined ? {} : { signal: stopping }) }))
      .isComplete;
  if (kind === 'reconcile') await reconcileFeed(inner, name, { isForced });
  else await replayFeed(inner, name, { isAll: isForced });
  return true;
}

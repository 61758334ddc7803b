import { sql } from 'kysely';
import { fetchDueMedia } from '#domains/listings/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { fetchOptionsOf } from '#platform/files/fetch-picture.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { RECONCILE_HOURS } from '../model/feed-terms.ts';
import type { FeedPorts } from './feed-access.ts';
import { FeedBusy } from './feed-lock.ts';
import { readPictureDoors } from './picture-doors.ts';
import { reconcileFeed } from './reconcile-feed.ts';
import { renewPictures } from './renew-pictures.ts';
import { syncFeed } from './sync-feed.ts';

export type FeedJobContext = TellContext & FeedPorts & { config: Config; files: FileStore; jobs: JobQueue };

/** Short, so that a process that is asked to stop can. */
const BUDGET_MS = 20_000;
/** Short, too. */
const PICTURES_BUDGET_MS = 6_000;
const PICTURES_PARALLEL = 3;

/** Reads the feeds that are due, each for a while. Returns whether one of them has more to give. */
export async function syncDue(ctx: FeedJobContext): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select f.name from feeds f
    where f.kind = 'web-api' and not f.is_paused and (
      f.last_started_at is null or f.last_started_at < ${ctx.now}::timestamptz - make_interval(mins => f.every_minutes)
      or exists (select from feed_positions p where p.feed_id = f.id and p.phase <> 'idle'))
    order by f.last_started_at nulls first`.execute(ctx.db);
  let isMore = false;
  for (const { name } of rows) {
    const result = await attempt(ctx, name, () => syncFeed(ctx, name, { budgetMs: BUDGET_MS }));
    isMore ||= result?.isComplete === false;
  }
  return isMore;
}

/** Compares the keys of the feed whose last comparison is the oldest, if it is due. */
export async function reconcileDue(ctx: FeedJobContext): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from feeds where kind = 'web-api' and not is_paused and last_success_at is not null
      and coalesce(last_reconciled_at, created_at) < ${ctx.now}::timestamptz - ${`${RECONCILE_HOURS} hours`}::interval
    order by last_reconciled_at nulls first limit 1`.execute(ctx.db);
  for (const { name } of rows) await attempt(ctx, name, () => reconcileFeed(ctx, name));
}

/** Fetches pictures that are due, for a while. Returns how many were tried. */
export async function fetchPictures(ctx: FeedJobContext): Promise<number> {
  return fetchDueMedia(ctx, {
    budgetMs: PICTURES_BUDGET_MS,
    parallel: PICTURES_PARALLEL,
    ...fetchOptionsOf(ctx.config),
    userAgentOf: await readPictureDoors(ctx),
  });
}

export async function renewEndedPictures(ctx: FeedJobContext): Promise<void> {
  await renewPictures(ctx, (feed, work) => attempt(ctx, feed, work));
}

// What a feed does wrong stands in its run; it must not keep the others from being read.
async function attempt<T>(ctx: FeedJobContext, feed: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (!(error instanceof FeedBusy)) ctx.log.warn({ feed, reason: error.message }, 'a feed was not read');
    return undefined;
  }
}

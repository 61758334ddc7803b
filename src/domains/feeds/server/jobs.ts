import { sql } from 'kysely';
import { applyPolicies, fetchDueMedia, listSources } from '#domains/listings/server/index.ts';
import type { TellContext } from '#domains/notifications/server/index.ts';
import { KEPT_FEED_DAYS } from '#lib/kept-for.ts';
import type { Config } from '#platform/config/config.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { fetchOptionsOf } from '#platform/files/fetch-picture.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { JobHandler, JobQueue } from '#platform/jobs/job-queue.ts';
import { KEPT_VERSIONS, RECONCILE_HOURS } from '../model/feed-terms.ts';
import type { FeedPorts } from './feed-access.ts';
import { FeedBusy } from './feed-lock.ts';
import { sweepPages } from './feed-rows.ts';
import { doAsked } from './do-asked.ts';
import { ASKED, FEED_WORK } from './operate-feed.ts';
import { readPictureDoors } from './picture-doors.ts';
import { reconcileFeed } from './reconcile-feed.ts';
import { renewPictures } from './renew-pictures.ts';
import { syncFeed } from './sync-feed.ts';
import { sweepUploads } from './uploads.ts';
import { tellStaffOfFeeds } from './waiting-feeds.ts';

type JobContext = TellContext & FeedPorts & { config: Config; files: FileStore; jobs: JobQueue };

const SYNC = 'feeds.sync';
const FETCH_PICTURES = 'feeds.fetch-pictures';
/** Short, too. */
const PICTURES_BUDGET_MS = 6_000;
const PICTURES_PARALLEL = 3;
/** Short, so that a process that is asked to stop can. */
const BUDGET_MS = 20_000;
/** Until work is tried again whose feed is being read. */
const BUSY_SECONDS = 5;

/** Background work of the feeds: reading them and their pictures, comparing their keys, and hiding what has grown old. */
export const feedJobs: JobHandler<JobContext>[] = [
  {
    name: SYNC,
    cron: '* * * * *',
    async handle(ctx) {
      const isMore = await syncDue(ctx);
      if (isMore) await ctx.jobs.send(ctx.db, SYNC, {}, { singletonKey: SYNC, startAfterSeconds: 1 });
    },
  },
  {
    name: 'feeds.reconcile',
    cron: '23 * * * *',
    async handle(ctx) {
      const { rows } = await sql<{ name: string }>`
        select name from feeds where kind = 'web-api' and not is_paused and last_success_at is not null
          and coalesce(last_reconciled_at, created_at) < ${ctx.now}::timestamptz - ${`${RECONCILE_HOURS} hours`}::interval
        order by last_reconciled_at nulls first limit 1`.execute(ctx.db);
      for (const { name } of rows) await attempt(ctx, name, () => reconcileFeed(ctx, name));
    },
  },
  { name: 'feeds.tell-staff', cron: '27 * * * *', handle: (ctx) => tellStaffOfFeeds(ctx) },
  {
    name: FEED_WORK,
    async handle(ctx, { feedId }, stopping) {
      const isMore = await doAsked(ctx, Number(feedId), stopping);
      if (isMore) await ctx.jobs.send(ctx.db, FEED_WORK, { feedId }, { ...ASKED, startAfterSeconds: BUSY_SECONDS });
    },
  },
  {
    name: FETCH_PICTURES,
    cron: '* * * * *',
    async handle(ctx) {
      const tried = await fetchDueMedia(ctx, {
        budgetMs: PICTURES_BUDGET_MS,
        parallel: PICTURES_PARALLEL,
        ...fetchOptionsOf(ctx.config),
        userAgentOf: await readPictureDoors(ctx),
      });
      if (tried > 0) await ctx.jobs.send(ctx.db, FETCH_PICTURES, {}, { singletonKey: FETCH_PICTURES, startAfterSeconds: 1 });
    },
  },
  {
    name: 'feeds.renew-pictures',
    cron: '*/5 * * * *',
    async handle(ctx) {
      await renewPictures(ctx, (feed, work) => attempt(ctx, feed, work));
    },
  },
  {
    name: 'feeds.policies',
    cron: '*/5 * * * *',
    async handle(ctx) {
      await applyPolicies(ctx);
    },
  },
  {
    // Whatever else changed a listing: once a day each is looked at.
    name: 'feeds.policies-of-all',
    cron: '51 3 * * *',
    async handle(ctx) {
      const sources = await listSources(ctx.db);
      await applyPolicies(
        ctx,
        sources.map(({ name }) => name),
      );
    },
  },
  {
    name: 'feeds.sweep',
    cron: '41 3 * * *',
    async handle(ctx) {
      await sql`
        delete from feed_record_versions v using feed_records r
        where r.feed_id = v.feed_id and r.resource = v.resource and r.key = v.key
          and v.seen_at < now() - ${`${KEPT_FEED_DAYS} days`}::interval and v.version < r.version - ${KEPT_VERSIONS}::int`.execute(
        ctx.db,
      );
      await sweepUploads(ctx);
      await sweepPages(ctx.db);
      await sql`delete from ingest_runs where started_at < now() - ${`${KEPT_FEED_DAYS} days`}::interval`.execute(ctx.db);
    },
  },
];

/** Reads the feeds that are due, each for a while. Returns whether one of them has more to give. */
async function syncDue(ctx: JobContext): Promise<boolean> {
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

// What a feed does wrong stands in its run; it must not keep the others from being read.
async function attempt<T>(ctx: JobContext, feed: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (!(error instanceof FeedBusy)) ctx.log.warn({ feed, reason: error.message }, 'a feed was not read');
    return undefined;
  }
}

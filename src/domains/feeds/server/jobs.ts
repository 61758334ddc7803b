import { sql } from 'kysely';
import { KEPT_FEED_DAYS } from '#lib/kept-for.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { KEPT_VERSIONS } from '../model/feed-terms.ts';
import { ASKED, FEED_WORK } from './job-names.ts';
import type { FeedJobContext } from './read-due-feeds.ts';

const SYNC = 'feeds.sync';
const FETCH_PICTURES = 'feeds.fetch-pictures';
/** Until work is tried again whose feed is being read. */
const BUSY_SECONDS = 5;

/** Background work of the feeds: reading them and their pictures, comparing their keys, and hiding what has grown old. */
export const feedJobs: JobHandler<FeedJobContext>[] = [
  {
    name: SYNC,
    cron: '* * * * *',
    async handle(ctx) {
      const { syncDue } = await import('./read-due-feeds.ts');
      const isMore = await syncDue(ctx);
      if (isMore) await ctx.jobs.send(ctx.db, SYNC, {}, { singletonKey: SYNC, startAfterSeconds: 1 });
    },
  },
  {
    name: 'feeds.reconcile',
    cron: '23 * * * *',
    handle: async (ctx) => (await import('./read-due-feeds.ts')).reconcileDue(ctx),
  },
  {
    name: 'feeds.tell-staff',
    cron: '27 * * * *',
    handle: async (ctx) => (await import('./waiting-feeds.ts')).tellStaffOfFeeds(ctx),
  },
  {
    name: FEED_WORK,
    async handle(ctx, { feedId }, stopping) {
      const { doAsked } = await import('./do-asked.ts');
      const isMore = await doAsked(ctx, Number(feedId), stopping);
      if (isMore) await ctx.jobs.send(ctx.db, FEED_WORK, { feedId }, { ...ASKED, startAfterSeconds: BUSY_SECONDS });
    },
  },
  {
    name: FETCH_PICTURES,
    cron: '* * * * *',
    async handle(ctx) {
      const { fetchPictures } = await import('./read-due-feeds.ts');
      const tried = await fetchPictures(ctx);
      if (tried > 0) await ctx.jobs.send(ctx.db, FETCH_PICTURES, {}, { singletonKey: FETCH_PICTURES, startAfterSeconds: 1 });
    },
  },
  {
    name: 'feeds.renew-pictures',
    cron: '*/5 * * * *',
    handle: async (ctx) => (await import('./read-due-feeds.ts')).renewEndedPictures(ctx),
  },
  {
    name: 'feeds.policies',
    cron: '*/5 * * * *',
    async handle(ctx) {
      const { applyPolicies } = await import('#domains/listings/server/index.ts');
      await applyPolicies(ctx);
    },
  },
  {
    // Whatever else changed a listing: once a day each is looked at.
    name: 'feeds.policies-of-all',
    cron: '51 3 * * *',
    async handle(ctx) {
      const { applyPolicies, listSources } = await import('#domains/listings/server/index.ts');
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
      await (await import('./uploads.ts')).sweepUploads(ctx);
      await (await import('./feed-rows.ts')).sweepPages(ctx.db);
      await sql`delete from ingest_runs where started_at < now() - ${`${KEPT_FEED_DAYS} days`}::interval`.execute(ctx.db);
    },
  },
];

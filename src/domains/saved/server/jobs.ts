import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_DELETED_DAYS, KEPT_EVENT_DAYS, KEPT_UNCONFIRMED_DAYS } from '#lib/kept-for.ts';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

/** Background work: alerts, and cleanup. */
export const savedJobs: JobHandler<ServerContext>[] = [
  {
    name: 'saved.match-events',
    cron: '* * * * *',
    wakeOn: 'listing_events',
    async handle(ctx) {
      const { matchEvents } = await import('./match-events.ts');
      await matchEvents(ctx);
    },
  },
  // Often, so that a digest whose hour passed while nothing ran goes out late instead of with the next one.
  {
    name: 'saved.send-digests',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./send-digests.ts')).sendDigests(ctx),
  },
  { name: 'saved.tell-areas', cron: '25 * * * *', handle: async (ctx) => (await import('./tell-areas.ts')).tellAreas(ctx) },
  {
    name: 'saved.forget',
    cron: '37 3 * * *',
    async handle({ db, now }) {
      const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
      await sql`delete from saved_searches where deleted_at < ${before(KEPT_DELETED_DAYS)} or (confirmed_at is null and created_at < ${before(KEPT_UNCONFIRMED_DAYS)})`.execute(
        db,
      );
      await sql`delete from collections where deleted_at < ${before(KEPT_DELETED_DAYS)}`.execute(db);
      await sql`delete from listing_events where occurred_at < ${before(KEPT_EVENT_DAYS)} and matched_at is not null`.execute(db);
    },
  },
];

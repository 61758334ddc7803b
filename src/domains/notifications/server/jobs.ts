import { KEPT_MONTHS, KEPT_NEWS_MONTHS } from '#lib/kept-for.ts';
import { addDays, monthsBefore, utcDay } from '#lib/calendar.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Background work: sending news to devices, writing to whoever waited for a page, and deleting old data, as the privacy policy promises. */
export const notificationJobs: JobHandler<ServerContext>[] = [
  {
    name: 'notifications.push',
    cron: '* * * * *',
    wakeOn: 'push_messages',
    handle: async (ctx, _data, stopping) => (await import('./send-push.ts')).sendPush(ctx, stopping),
  },
  // Often, so that a morning that passed while nothing ran is made up for.
  {
    name: 'notifications.send-collected',
    cron: '*/10 * * * *',
    handle: async (ctx) => (await import('./send-collected.tsx')).sendCollected(ctx),
  },
  {
    name: 'notifications.tell-opened-pages',
    cron: '17 16 * * *',
    handle: async (ctx) => (await import('./tell-opened-pages.ts')).tellOpenedPages(ctx),
  },
  {
    name: 'notifications.forget-old-interest',
    cron: '31 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('interest_signups').where('created_at', '<', monthsBefore(now, KEPT_MONTHS)).execute();
    },
  },
  {
    name: 'notifications.forget-old-notifications',
    cron: '33 3 * * *',
    async handle({ db, now }) {
      await db.deleteFrom('notifications').where('created_at', '<', monthsBefore(now, KEPT_NEWS_MONTHS)).execute();
      await db
        .deleteFrom('staff_news')
        .where('day', '<', addDays(utcDay(now), -1))
        .execute();
    },
  },
];

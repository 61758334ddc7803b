import { DAY_MS } from '#lib/time-units.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { KEPT_ENDED_LINK_DAYS, KEPT_MONTHS } from '#lib/kept-for.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { SEND_RESET_LINK, TAKE_PHOTO } from './job-names.ts';

const KEPT_LINKS_MS = KEPT_ENDED_LINK_DAYS * DAY_MS;

/** Background work: what must not slow a request down, and cleanup. */
export const accountJobs: JobHandler<ServerContext>[] = [
  { name: SEND_RESET_LINK, handle: async (ctx, data) => (await import('./reset-password.ts')).sendResetLink(ctx, data) },
  { name: TAKE_PHOTO, handle: async (ctx, data) => (await import('./photo.ts')).takePhoto(ctx, data) },
  {
    name: 'accounts.purge-demo-people',
    cron: '7 * * * *',
    async handle(ctx) {
      const { purgeDemoUsers } = await import('./demo-sign-in.ts');
      const purged = await purgeDemoUsers(ctx);
      if (purged > 0) ctx.log.info({ purged }, 'demo people whose day is over were removed');
    },
  },
  {
    name: 'accounts.forget-ended',
    cron: '37 * * * *',
    async handle({ db, now }) {
      await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
      await db.deleteFrom('auth_challenges').where('expires_at', '<', now).execute();
      await db
        .deleteFrom('account_links')
        .where('expires_at', '<', new Date(now.getTime() - KEPT_LINKS_MS))
        .execute();
      const { forgetActiveDays } = await import('./active-days.ts');
      await forgetActiveDays(db, monthsBefore(now, KEPT_MONTHS));
    },
  },
];

import { DAY_MS } from '#lib/time-units.ts';
import { monthsBefore } from '#lib/calendar.ts';
import { KEPT_ENDED_LINK_DAYS, KEPT_MONTHS } from '#lib/kept-for.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { forgetActiveDays } from './active-days.ts';
import { purgeDemoUsers } from './demo-sign-in.ts';
import { TAKE_PHOTO, takePhoto } from './photo.ts';
import { SEND_RESET_LINK, sendResetLink } from './reset-password.ts';

const KEPT_LINKS_MS = KEPT_ENDED_LINK_DAYS * DAY_MS;

/** Background work: what must not slow a request down, and cleanup. */
export const accountJobs: JobHandler<ServerContext>[] = [
  { name: SEND_RESET_LINK, handle: sendResetLink },
  { name: TAKE_PHOTO, handle: takePhoto },
  {
    name: 'accounts.purge-demo-people',
    cron: '7 * * * *',
    async handle(ctx) {
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
      await forgetActiveDays(db, monthsBefore(now, KEPT_MONTHS));
    },
  },
];

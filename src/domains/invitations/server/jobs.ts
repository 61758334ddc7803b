import { DAY_MS } from '#lib/time-units.ts';
import { KEPT_ENDED_LINK_DAYS } from '#lib/kept-for.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';

const KEPT_MS = KEPT_ENDED_LINK_DAYS * DAY_MS;

export const invitationJobs: JobHandler<ServerContext>[] = [
  {
    name: 'invitations.forget',
    cron: '41 3 * * *',
    async handle({ db, now }) {
      await db
        .deleteFrom('invitations')
        .where('expires_at', '<', new Date(now.getTime() - KEPT_MS))
        .execute();
    },
  },
];

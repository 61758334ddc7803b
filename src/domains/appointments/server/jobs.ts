import { monthsBefore } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { deleteTourRequestsBefore } from './queries.ts';

const KEPT_MONTHS = 24;

/** Background work: forgetting, as the privacy policy promises. */
export const appointmentJobs: JobHandler<Context>[] = [
  {
    name: 'appointments.forget-old-requests',
    cron: '29 3 * * *',
    handle: ({ db, now }) => deleteTourRequestsBefore(db, monthsBefore(now, KEPT_MONTHS)),
  },
];

import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

const MOST_FAILED = 200;
const writes = { name: 'insights', hits: 300, perSeconds: 3600 } as const;
const jobParams = z.object({
  name: z
    .string()
    .max(100)
    .regex(/^[a-z0-9.-]+$/, 'Give the name of a kind of work'),
  jobId: z.uuid(),
});

const jobsSchema = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      later: z.number().int(),
      running: z.number().int(),
      failed: z.number().int(),
      finishedAt: z.string().nullable(),
      cron: z.string().nullable().describe('When it recurs, in UTC'),
    }),
  ),
  failed: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        failedAt: z.string().nullable(),
        tries: z.number().int(),
        error: z.string(),
      }),
    )
    .describe(`The newest ${MOST_FAILED}`),
});
export type Jobs = z.infer<typeof jobsSchema>;
export type FailedWork = Jobs['failed'][number];
export { MOST_FAILED };

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/api/insights/jobs',
  summary: 'Background work by kind, and what of it failed for good.',
  access: 'admin',
  response: jobsSchema,
});

export const retryFailedJob = defineEndpoint({
  method: 'POST',
  path: '/api/insights/jobs/{name}/{jobId}/retry',
  summary: 'Puts failed work into its queue again. 409 if it is not failed.',
  access: 'admin',
  params: jobParams,
  response: jobsSchema,
  limit: writes,
});

export const dropFailedJob = defineEndpoint({
  method: 'DELETE',
  path: '/api/insights/jobs/{name}/{jobId}',
  summary: 'Gives failed work up for good. 409 if it is not failed.',
  access: 'admin',
  proof: 'recent',
  params: jobParams,
  limit: writes,
});

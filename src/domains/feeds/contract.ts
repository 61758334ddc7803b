import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { sayCount } from '#lib/say-number.ts';
import { ALARM_HOURS } from './model/feed-terms.ts';

const count = z.number().int();
const moment = z.string().describe('Instant, ISO 8601 in UTC');

export const feedRunSchema = z.object({
  id: count,
  kind: z.enum(['file', 'full', 'increment', 'reconcile', 'replay']),
  state: z.enum(['running', 'done', 'failed', 'held']),
  startedAt: moment,
  finishedAt: moment.nullable(),
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  removed: count,
  refused: count,
  requests: count,
  throttled: count,
  error: z.string().nullable(),
});
export type FeedRun = z.infer<typeof feedRunSchema>;

export const feedStateSchema = z.object({
  name: z.string(),
  kind: z.enum(['web-api', 'file']),
  profile: z.string(),
  sourceName: z.string(),
  isRegistered: z.boolean().describe('False: its board has no policy, so nothing of it is shown'),
  isPaused: z.boolean(),
  everyMinutes: count,
  lastSuccessAt: moment.nullable(),
  lastReconciledAt: moment.nullable(),
  freshness: z.enum(['fresh', 'old', 'hidden']),
  isAlarmed: z.boolean().describe(`More than ${sayCount(ALARM_HOURS, 'hour')} without a successful run`),
  records: count,
  removed: count,
  openRejects: count,
  positions: z.array(
    z.object({
      resource: z.string(),
      phase: z.string(),
      modified: z.string().nullable(),
      key: z.string().nullable(),
      highWater: z.string().nullable(),
      expected: count.nullable(),
    }),
  ),
  reasons: z.array(z.object({ field: z.string(), code: z.string(), expected: z.string(), times: count, example: z.string() })),
  unknownValues: z.array(z.object({ field: z.string(), value: z.string(), times: count })),
  runs: z.array(feedRunSchema).describe('The newest first'),
});
export type FeedState = z.infer<typeof feedStateSchema>;

export const listFeedStates = defineEndpoint({
  method: 'GET',
  path: '/api/admin/feeds',
  summary: 'Every feed: how far it was read and when, what came and what was refused, and its newest runs.',
  access: 'admin',
  response: z.object({ feeds: z.array(feedStateSchema) }),
});

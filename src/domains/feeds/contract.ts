import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { sayCount } from '#lib/say-number.ts';
import { ALARM_HOURS } from './model/feed-terms.ts';

const count = z.number().int();
const moment = z.string().describe('Instant, ISO 8601 in UTC');

export const feedWorkSchema = z.enum(['sync', 'reconcile', 'replay']);
export type FeedWork = z.infer<typeof feedWorkSchema>;

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
  isDemonstration: z.boolean().describe('It belongs to the demonstration city, and is never read'),
  requests: z
    .array(z.object({ kind: feedWorkSchema, askedAt: moment }))
    .describe('Asked for by administrators, and not done yet'),
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
  faults: z
    .array(
      z.object({
        field: z.string(),
        code: z.string(),
        expected: z.string(),
        times: count,
        example: z.string(),
        exampleKey: z.string(),
      }),
    )
    .describe('Fields of records that came, which were left empty or mended, by what was wrong'),
  unknownValues: z.array(z.object({ field: z.string(), value: z.string(), times: count })),
  runs: z.array(feedRunSchema).describe('The newest first'),
});
export type FeedState = z.infer<typeof feedStateSchema>;

const feedsResponse = z.object({ feeds: z.array(feedStateSchema) });

export const listFeedStates = defineEndpoint({
  method: 'GET',
  path: '/api/admin/feeds',
  summary: 'Every feed: how far it was read and when, what came and what was refused, and its newest runs.',
  access: 'admin',
  response: feedsResponse,
});

const feedParams = z.object({ name: z.string().min(1).max(80) });
const writes = { name: 'feeds', hits: 120, perSeconds: 3600 } as const;

export const askFeedWork = defineEndpoint({
  method: 'POST',
  path: '/api/admin/feeds/{name}/work',
  summary:
    'Asks for work in the background: sync reads what changed, reconcile compares all keys, replay maps what is in quarantine again. ' +
    'Asked for twice, it is done once. Only a comparison that waits for a person can be forced: 409 otherwise.',
  access: 'admin',
  proof: 'recent',
  params: feedParams,
  body: z.object({ kind: feedWorkSchema, isForced: z.boolean().default(false) }),
  response: feedsResponse,
  limit: writes,
});

export const setFeedPaused = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/feeds/{name}/paused',
  summary: 'Stops a feed from being read by itself, or lets it again.',
  access: 'admin',
  proof: 'recent',
  params: feedParams,
  body: z.object({ isPaused: z.boolean() }),
  response: feedsResponse,
  limit: writes,
});

export const feedRejectSchema = z.object({
  id: count,
  resource: z.string(),
  key: z.string().nullable().describe("The feed's own key; null where the record has none"),
  recordNumber: count.describe('In its file or run, from 1'),
  line: count.nullable(),
  reasons: z.array(z.object({ field: z.string(), code: z.string(), got: z.string(), expected: z.string() })),
  excerpt: z.string().describe('The fields at fault and those that name the record, as they came'),
  attempts: count,
  firstSeenAt: moment,
  lastSeenAt: moment,
});
export type FeedReject = z.infer<typeof feedRejectSchema>;

export const listFeedRejects = defineEndpoint({
  method: 'GET',
  path: '/api/admin/feeds/{name}/rejects',
  summary: 'Records in quarantine, the newest first: which one, in which field, what was there, and why it cannot be used.',
  access: 'admin',
  params: feedParams,
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ items: z.array(feedRejectSchema), total: count, nextCursor: z.string().nullable() }),
});

export * from './contract/mapping.ts';
export * from './contract/uploads.ts';

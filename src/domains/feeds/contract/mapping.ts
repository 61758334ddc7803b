import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const count = z.number().int();
const feedParams = z.object({ name: z.string().min(1).max(80) });

/** Where a field of a feed goes; `kept`: it is none of the standard's, and stays beside the listing. */
export const FIELD_GOALS = ['shown', 'confidential', 'dropped', 'kept'] as const;
export type FieldGoal = (typeof FIELD_GOALS)[number];

const MOST = 200;
const fieldName = z
  .string()
  .trim()
  .min(1, 'Name a field')
  .max(MOST_LETTERS.name, `A name of a field has at most ${MOST_LETTERS.name} characters`);
const word = z.string().max(MOST_LETTERS.word, `A word has at most ${MOST_LETTERS.word} characters`);
const few = (record: Record<string, unknown>) => Object.keys(record).length <= MOST;

/** What an administrator says of a feed’s own fields and words. */
export const editedMappingSchema = z.object({
  fields: z
    .record(fieldName, fieldName)
    .refine(few, `Map at most ${MOST} fields`)
    .describe('The feed’s field, and the RESO field that it means'),
  words: z
    .record(fieldName, z.record(word, word).refine(few, `Map at most ${MOST} words of a field`))
    .refine(few, `Map words of at most ${MOST} fields`)
    .describe('By RESO field: the feed’s word, and RESO’s'),
});
export type EditedMapping = z.infer<typeof editedMappingSchema>;

const mappingResponse = z.object({
  sampled: count.describe('Records of the feed that were looked at'),
  fields: z.array(z.object({ name: z.string(), records: count, example: z.string(), goal: z.enum(FIELD_GOALS) })),
  mapping: editedMappingSchema,
});
export type FeedFields = z.infer<typeof mappingResponse>;

export const getFeedMapping = defineEndpoint({
  method: 'GET',
  path: '/api/admin/feeds/{name}/mapping',
  summary: 'The fields of some records of a feed, with an example and where each goes, and what was said of them.',
  access: 'admin',
  params: feedParams,
  response: mappingResponse,
});

export const trialSchema = z.object({
  read: count,
  changed: count,
  unchanged: count,
  refused: count,
  changes: z.array(
    z.object({
      key: z.string(),
      address: z.string().nullable(),
      isNew: z.boolean(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  refusals: z.array(z.object({ reason: z.string(), times: count })),
});
export type MappingTrial = z.infer<typeof trialSchema>;

export const tryFeedMapping = defineEndpoint({
  method: 'POST',
  path: '/api/admin/feeds/{name}/mapping/try',
  summary: 'What a mapping would change in some records of a feed. Nothing is written.',
  access: 'admin',
  proof: 'recent',
  params: feedParams,
  body: editedMappingSchema,
  response: trialSchema,
  limit: { name: 'feed-trials', hits: 60, perSeconds: 3600 },
});

export const saveFeedMapping = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/feeds/{name}/mapping',
  summary: 'Keeps a mapping, and has every record of the feed mapped again in the background.',
  access: 'admin',
  proof: 'recent',
  params: feedParams,
  body: editedMappingSchema,
  response: mappingResponse,
  limit: { name: 'feeds', hits: 120, perSeconds: 3600 },
});

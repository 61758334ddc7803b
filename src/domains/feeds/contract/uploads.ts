import { z } from 'zod';
import { UPLOAD_CONSUMES } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { formatMegabytes } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { MOST_UPLOAD_BYTES, UPLOAD_HOURS } from '../model/feed-terms.ts';
import { trialSchema } from './mapping.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const count = z.number().int();
const uploadParams = z.object({ uploadId: z.uuid() });

/** What a feed of files is called, and who its listings come from. */
const feedFileSchema = z.object({
  name: z
    .string()
    .trim()
    .max(80, 'A name is up to 80 letters, digits and spaces')
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,79}$/u, 'A name is up to 80 letters, digits and spaces'),
  sourceName: z
    .string()
    .trim()
    .min(1, 'Say who the listings come from')
    .max(MOST_LETTERS.name, `A name has at most ${MOST_LETTERS.name} characters`),
});

/** The same in a form, where the file is its name. */
export const feedFileFormSchema = feedFileSchema.extend({ file: z.string().min(1, 'Choose a file') });

export const uploadTrialSchema = trialSchema.extend({
  id: z.uuid(),
  name: z.string(),
  fileName: z.string(),
  isWhole: z.boolean().describe('False: only its first records were tried'),
  broken: z.string().nullable().describe('Where it cannot be read any further; what came before can be brought in'),
  isRegistered: z.boolean().describe('False: the source has no policy, and nothing of it is shown until it has'),
  warnings: z
    .array(
      z.object({
        reason: z.string(),
        times: count,
        example: z
          .object({ key: z.string(), got: z.string(), expected: z.string() })
          .nullable()
          .describe('The first record with it; null beyond the first that are named'),
      }),
    )
    .describe('Fields that were mended or left empty'),
  refusedRecords: z
    .array(
      z.object({
        number: count.describe('In the file, from 1'),
        line: count.nullable(),
        key: z.string().nullable(),
        reasons: z.array(z.object({ field: z.string(), code: z.string(), got: z.string(), expected: z.string() })),
      }),
    )
    .describe('The first of them'),
});
export type UploadTrial = z.infer<typeof uploadTrialSchema>;

export const uploadFeedFile = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/feed-uploads/{uploadId}',
  summary:
    `Takes a file of listings of up to ${formatMegabytes(MOST_UPLOAD_BYTES)} (RESO JSON, JSON Lines, CSV, or XML of listings; packed with gzip or not) ` +
    `and says what it would bring, record by record. No listing is written; the file waits ${sayCount(UPLOAD_HOURS, 'hour')} to be taken over.`,
  access: 'admin',
  proof: 'recent',
  params: uploadParams,
  query: feedFileSchema.extend({ fileName: z.string().trim().min(1).max(200) }),
  consumes: UPLOAD_CONSUMES,
  response: uploadTrialSchema,
  limit: { name: 'feed-uploads', hits: 30, perSeconds: 3600 },
});

export const acceptFeedUpload = defineEndpoint({
  method: 'POST',
  path: '/api/admin/feed-uploads/{uploadId}/accept',
  summary:
    'Has an uploaded file read in the background, by the feed of its name, which is made if there is none. A policy says how listings ' +
    'of a source may be shown that has none yet; without one they stay hidden. Twice is once.',
  access: 'admin',
  proof: 'recent',
  params: uploadParams,
  body: z.object({ policy: z.enum(['own', 'idx']).nullable() }),
  response: z.object({ name: z.string() }),
  limit: { name: 'feeds', hits: 120, perSeconds: 3600 },
});

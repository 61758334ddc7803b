import { z } from 'zod';
import { MOST_SENTENCE_LETTERS } from '#lib/text-limits.ts';
import { readingSchema, readingSpanSchema } from '#domains/reading/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

const text = z.string();

export const parsedSentenceSchema = readingSchema.extend({
  spans: z.array(readingSpanSchema),
  search: z
    .object({
      query: z.record(text, text).describe('The reading as parameters of GET /api/listings'),
      notApplied: z.array(z.object({ slot: text, label: text, reason: text })).describe('What was understood but is no filter'),
    })
    .describe('The reading as a search'),
  engine: text.describe('What read the sentence: Rules, or Rules and AI model <name>'),
});
export type ParsedSentence = z.infer<typeof parsedSentenceSchema>;

export const parseSentence = defineEndpoint({
  method: 'POST',
  path: '/api/search/parse',
  summary: 'Turns a plain sentence into filters, and says what it did not understand.',
  access: 'public',
  body: z.object({
    text: z
      .string('send the sentence as text')
      .trim()
      .min(1, 'say what you’re looking for')
      .max(MOST_SENTENCE_LETTERS, `use at most ${MOST_SENTENCE_LETTERS} characters`),
  }),
  readsOnly: true,
  response: parsedSentenceSchema,
});

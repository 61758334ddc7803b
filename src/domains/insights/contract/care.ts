import { z } from 'zod';
import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import { scoreSchema } from '#domains/feedback/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { comparedQuery, inventedUntil, spanQuery } from './panels.ts';

const count = z.number().int();
const people = count.nullable();

const heardSchema = z.object({
  responses: people,
  asked: people.describe('Those who wanted an answer'),
  replied: people,
  medianHoursToReply: z.number().nullable(),
});

export const getFeedbackFigures = defineEndpoint({
  method: 'GET',
  path: '/api/insights/feedback',
  summary: `What people said of the product in a span, with another span to compare: how many, scores, themes, where, and how fast they were answered. No figure is of fewer than ${FEWEST_PEOPLE} answers.`,
  access: 'admin',
  query: comparedQuery,
  response: z.object({
    now: heardSchema,
    before: heardSchema,
    scores: z.array(scoreSchema.extend({ before: z.number().nullable() })),
    themes: z.array(z.object({ theme: z.string(), responses: count })),
    places: z.array(z.object({ place: z.string(), responses: count })),
  }),
});

export const getCompliance = defineEndpoint({
  method: 'GET',
  path: '/api/insights/compliance',
  summary:
    'What waits for people who keep the rules: requests about data with their age, reports and vendors to look at; warnings about words that sellers let pass; sentences that the search refused.',
  access: 'admin',
  query: spanQuery,
  response: z.object({
    privacy: z.object({
      open: count,
      late: count.describe('Past the day by which the law wants an answer'),
      oldestDays: count.nullable(),
      answered: people.describe('In the span, in batches of five people'),
      medianDays: z.number().nullable(),
    }),
    waiting: z.object({ moderation: count, mistakes: count, vendors: count }),
    passed: z
      .array(z.object({ category: z.string(), times: count }))
      .describe(`Warnings that sellers let pass with a reason, until now; none of fewer than ${FEWEST_PEOPLE} sellers`),
    hiddenCategories: count,
    refused: people.describe('Sentences that the search refused in the span'),
    refusedRate: z.number().nullable(),
    inventedUntil,
  }),
});

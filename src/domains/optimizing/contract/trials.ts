import { z } from 'zod';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { LIFTS, TRIAL_KINDS } from '../model/trials/trial-terms.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const title = z
  .string()
  .trim()
  .min(1, 'Give a title')
  .max(MOST_LETTERS.trialTitle, `Use at most ${MOST_LETTERS.trialTitle} characters`);
const arm = z.union([z.literal(0), z.literal(1)]).describe('0: the title or cover as it is, 1: the other');
const listingKey = z.string().min(1).max(64);

const trialSchema = z.object({
  id: z.uuid(),
  kind: z.enum(TRIAL_KINDS),
  now: z.string().describe('The public title, or the id of the photo that is the cover'),
  other: z.string(),
  lift: z.number(),
  plannedVisitors: z.number().int().describe('Of both arms together'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  outcome: z.enum(['now', 'other', 'none']).nullable(),
  isShown: z.boolean().describe('Buyers see both now: it runs, and what is public is still what it began with'),
  visitors: z.number().int(),
  state: z.enum(['broken', 'early', 'different', 'alike']),
  better: z.enum(['now', 'other']).nullable(),
  figures: z
    .object({
      rates: z
        .tuple([z.number(), z.number()])
        .describe('Share of visitors who saved or shared the home; of covers, who opened its page'),
      difference: z
        .object({ low: z.number(), high: z.number() })
        .nullable()
        .describe('Always-valid 95 % interval of the other one’s rate less that of the present one'),
      chanceOtherWins: z.number(),
    })
    .nullable()
    .describe('Null while nothing may be said'),
});
export type Trial = z.infer<typeof trialSchema>;

const choiceSchema = z.object({
  now: z.string().nullable().describe('What is public; null while there is none, or the draft has another one'),
  whyNot: z.string().nullable().describe('Why no trial of it can start; null if one can'),
  rate: z.number().describe('Share of visitors who do what is counted, on which plans rest'),
  isUsualRate: z.boolean().describe('Too few visitors yet: a usual rate stands in'),
  visitorsADay: z.number(),
  plans: z.array(z.object({ lift: z.number(), visitors: z.number().int(), days: z.number().int().nullable() })),
});
export type TrialChoice = z.infer<typeof choiceSchema>;

const trialsSchema = z.object({
  title: choiceSchema,
  cover: choiceSchema.extend({ others: z.array(z.uuid()).describe('Public photos that may be tried as the cover') }),
  trials: z.array(trialSchema).describe('The newest first'),
});
export type Trials = z.infer<typeof trialsSchema>;

const params = z.object({ id: z.uuid() });

export const listTrials = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/trials',
  summary: 'Trials of two titles or covers of an own listing, with what their counts allow to say.',
  access: 'signed-in',
  params,
  response: trialsSchema,
});

export const startTrial = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/trials',
  summary:
    'Shows buyers the public title or cover and another one by turns. One trial a listing at a time; the same id gets the same answer again.',
  access: 'signed-in',
  params,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('title'), trialId: z.uuid(), title, lift: z.literal(LIFTS) }),
    z.object({ kind: z.literal('cover'), trialId: z.uuid(), photoId: z.uuid('Choose a photo'), lift: z.literal(LIFTS) }),
  ]),
  response: trialsSchema,
  limit: { name: 'listing-trials', hits: 60, perSeconds: 3600 },
});

/** What the form of a trial of titles is checked by. */
export const trialTitleSchema = title;

export const endTrial = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/trials/{trialId}/end',
  summary: 'Ends a trial. Taking the other title or cover puts it into the draft; publishing stays a step of its own.',
  access: 'signed-in',
  params: params.extend({ trialId: z.uuid() }),
  body: z.object({ outcome: z.enum(['now', 'other', 'none']) }),
  response: trialsSchema,
  limit: { name: 'listing-trials', hits: 60, perSeconds: 3600 },
});

export const getShownTitle = defineEndpoint({
  method: 'POST',
  path: '/api/listing-titles/shown',
  summary: 'The title that this visitor sees today. Nothing is kept of who asks.',
  access: 'public',
  readsOnly: true,
  body: z.object({ listingKey, title: z.string().max(MOST_LETTERS.trialTitle) }),
  response: z.object({ title: z.string(), arm: arm.nullable().describe('Null outside a trial') }),
});
export type ShownTitle = EndpointResponse<typeof getShownTitle>;

export const recordTitleSeen = defineEndpoint({
  method: 'POST',
  path: '/api/listing-titles/seen',
  summary: 'Counts that a title of a trial was before someone’s eyes, once a day and visitor, by the rules of visits.',
  access: 'public',
  body: z.object({ listingKey, title: z.string().max(MOST_LETTERS.trialTitle), arm }),
  limit: { name: 'title-seen', hits: 120, perSeconds: 60 },
});

export const recordCoverSeen = defineEndpoint({
  method: 'POST',
  path: '/api/covers/seen',
  summary:
    'Counts that a cover of a trial was before someone’s eyes on a card, once a day and visitor, by the rules of visits. The arm is that of the picture’s X-Cover-Arm.',
  access: 'public',
  body: z.object({ listingKey, arm }),
  limit: { name: 'cover-seen', hits: 120, perSeconds: 60 },
});

import { z } from 'zod';
import { defineEndpoint, type EndpointResponse } from '#lib/endpoint.ts';
import { LIFTS } from '../model/trials/trial-terms.ts';

const title = z.string().trim().min(1, 'Give a title').max(80, 'Use at most 80 characters');
const arm = z.union([z.literal(0), z.literal(1)]).describe('0: the title as it is, 1: the other');
const listingKey = z.string().min(1).max(64);

const trialSchema = z.object({
  id: z.uuid(),
  titleNow: z.string(),
  titleOther: z.string(),
  lift: z.number(),
  plannedVisitors: z.number().int().describe('Of both titles together'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  outcome: z.enum(['now', 'other', 'none']).nullable(),
  isShown: z.boolean().describe('Buyers see both titles now: it runs, and the public title is still the one it began with'),
  visitors: z.number().int(),
  state: z.enum(['broken', 'early', 'different', 'alike']),
  better: z.enum(['now', 'other']).nullable(),
  figures: z
    .object({
      rates: z.tuple([z.number(), z.number()]).describe('Share of visitors who saved or shared the home'),
      difference: z
        .object({ low: z.number(), high: z.number() })
        .nullable()
        .describe('Always-valid 95 % interval of the other title’s rate less that of the present one'),
      chanceOtherWins: z.number(),
    })
    .nullable()
    .describe('Null while nothing may be said'),
});
export type TitleTrial = z.infer<typeof trialSchema>;

const trialsSchema = z.object({
  title: z.string().nullable().describe('The public title; null while there is none, or the draft has another one'),
  canStart: z.boolean(),
  whyNot: z.string().nullable(),
  rate: z.number().describe('Share of visitors who save or share, on which plans rest'),
  isUsualRate: z.boolean().describe('Too few visitors yet: a usual rate stands in'),
  visitorsADay: z.number(),
  plans: z.array(z.object({ lift: z.number(), visitors: z.number().int(), days: z.number().int().nullable() })),
  trials: z.array(trialSchema).describe('The newest first'),
});
export type TitleTrials = z.infer<typeof trialsSchema>;

const params = z.object({ id: z.uuid() });

export const listTitleTrials = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/title-trials',
  summary: 'Trials of two titles of an own listing, with what their counts allow to say.',
  access: 'signed-in',
  params,
  response: trialsSchema,
});

export const startTitleTrial = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/title-trials',
  summary: 'Shows buyers the public title and another one by turns. The same id gets the same answer again.',
  access: 'signed-in',
  params,
  body: z.object({ trialId: z.uuid(), title, lift: z.literal(LIFTS) }),
  response: trialsSchema,
  limit: { name: 'title-trials', hits: 60, perSeconds: 3600 },
});

export const endTitleTrial = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{id}/title-trials/{trialId}/end',
  summary: 'Ends a trial. Taking the other title puts it into the draft; publishing stays a step of its own.',
  access: 'signed-in',
  params: params.extend({ trialId: z.uuid() }),
  body: z.object({ outcome: z.enum(['now', 'other', 'none']) }),
  response: trialsSchema,
  limit: { name: 'title-trials', hits: 60, perSeconds: 3600 },
});

export const getShownTitle = defineEndpoint({
  method: 'POST',
  path: '/api/listing-titles/shown',
  summary: 'The title that this visitor sees today. Nothing is kept of who asks.',
  access: 'public',
  readsOnly: true,
  body: z.object({ listingKey, title: z.string().max(80) }),
  response: z.object({ title: z.string(), arm: arm.nullable().describe('Null outside a trial') }),
});
export type ShownTitle = EndpointResponse<typeof getShownTitle>;

export const recordTitleSeen = defineEndpoint({
  method: 'POST',
  path: '/api/listing-titles/seen',
  summary: 'Counts that a title of a trial was before somebody’s eyes, once a day and visitor, by the rules of visits.',
  access: 'public',
  body: z.object({ listingKey, title: z.string().max(80), arm }),
  limit: { name: 'title-seen', hits: 120, perSeconds: 60 },
});

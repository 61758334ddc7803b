import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { INT4_MAX } from '#lib/stored-values.ts';
import { LEAST_ARMS, METHOD_KEYS, METRIC_KEYS, MOST_ARMS } from '../model/experiment-terms.ts';
import { VERDICTS } from '../model/judge-experiment.ts';
import { MOST_LETTERS } from '../model/text-limits.ts';

const writes = { name: 'landing-admin', hits: 1200, perSeconds: 3600 } as const;
const experimentParams = z.object({ experimentId: z.uuid() });
const versionField = z.number().int().min(1).max(INT4_MAX);

const armSchema = z.object({
  version: versionField.describe('The version of the page'),
  weight: z.number().min(0.01, 'Give each version a share of at least 1%').max(1),
});

export const experimentSchema = z.object({
  id: z.string(),
  pageId: z.string(),
  slug: z.string(),
  pageName: z.string(),
  name: z.string(),
  hypothesis: z.string(),
  metric: z.enum(METRIC_KEYS),
  method: z.enum(METHOD_KEYS),
  state: z.enum(['draft', 'running', 'stopped']),
  rate: z.number(),
  lift: z.number(),
  plannedUsers: z.number().int(),
  startedAt: z.string().nullable(),
  stoppedAt: z.string().nullable(),
  decision: z.string().nullable(),
  decidedVersion: versionField.nullable(),
  verdict: z.enum(VERDICTS),
  sampleRatioP: z.number(),
  arms: z.array(
    armSchema.extend({
      users: z.number().int(),
      conversions: z.number().int().nullable().describe('Null while nothing may be said of it, as are the others'),
      rate: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  ),
  comparisons: z.array(
    z.object({
      arm: z.number().int(),
      difference: z.number(),
      lift: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      p: z.number().nullable(),
      chanceToWin: z.number(),
      expectedLoss: z.number(),
      isDifferent: z.boolean(),
    }),
  ),
  days: z.array(z.object({ day: z.string(), users: z.number().int() })).describe('Visitors of all arms by day'),
});
export type LandingExperiment = z.infer<typeof experimentSchema>;

export const listLandingExperiments = defineEndpoint({
  method: 'GET',
  path: '/api/landing-experiments',
  summary: 'Experiments on landing pages with what their counts allow to say, newest first.',
  access: 'admin',
  response: z.object({ experiments: z.array(experimentSchema) }),
});

export const planLandingExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/landing-experiments',
  summary: 'Plans an experiment of versions of a page. It starts by a call of its own. A repeat answers as the first time.',
  access: 'admin',
  body: z.object({
    id: z.uuid(),
    pageId: z.uuid('Choose a page'),
    name: z.string().trim().min(1, 'Give it a name').max(MOST_LETTERS.line),
    hypothesis: z.string().trim().min(10, 'Say what you expect, and why').max(MOST_LETTERS.hypothesis),
    metric: z.enum(METRIC_KEYS),
    method: z.enum(METHOD_KEYS),
    arms: z
      .array(armSchema)
      .min(LEAST_ARMS, 'Choose at least two versions')
      .max(MOST_ARMS, `Choose at most ${MOST_ARMS} versions`),
    rate: z
      .number()
      .min(0.00001, 'Give a rate above 0')
      .max(0.99999, 'Give a rate below 100%')
      .describe('Of the metric today, 0 to 1'),
    lift: z
      .number()
      .min(0.001, 'Give a rise of at least 0.1%')
      .max(10, 'Give a rise of at most 1,000%')
      .describe('To be found, as a share of the rate'),
  }),
  response: z.object({ experiments: z.array(experimentSchema) }),
  limit: writes,
});

export const startLandingExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/landing-experiments/{experimentId}/start',
  summary: 'Starts an experiment. Its page must be published, and no other experiment may run on it.',
  access: 'admin',
  proof: 'recent',
  params: experimentParams,
  response: z.object({ experiments: z.array(experimentSchema) }),
  limit: writes,
});

export const stopLandingExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/landing-experiments/{experimentId}/stop',
  summary: 'Stops an experiment for good, with the decision and its reason, and shows the version that was decided on.',
  access: 'admin',
  proof: 'recent',
  params: experimentParams,
  body: z.object({
    version: versionField.describe('Of one of its arms'),
    decision: z.string().trim().min(10, 'Say why, so that others can follow it').max(MOST_LETTERS.decision),
  }),
  response: z.object({ experiments: z.array(experimentSchema) }),
  limit: writes,
});

export const deleteLandingExperiment = defineEndpoint({
  method: 'DELETE',
  path: '/api/landing-experiments/{experimentId}',
  summary: 'Deletes a plan that never started. What ran stays on record.',
  access: 'admin',
  params: experimentParams,
  limit: writes,
});

export const recordLandingEvent = defineEndpoint({
  method: 'POST',
  path: '/api/landing/experiments/{experimentId}/events',
  summary:
    'Counts that a visitor saw an arm, or pressed its button after that, once a day. Robots, staff, and who declines count nowhere.',
  access: 'public',
  params: experimentParams,
  body: z.object({
    arm: z
      .number()
      .int()
      .min(0)
      .max(MOST_ARMS - 1),
    kind: z.enum(['seen', 'action']),
  }),
  limit: { name: 'landing-events', hits: 600, perSeconds: 3600 },
});

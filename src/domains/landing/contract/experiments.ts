import { z } from 'zod';
import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { INT4_MAX } from '#lib/stored-values.ts';
import { DEVICE_KEYS, SOURCE_KEYS } from '../model/audience.ts';
import { GOAL_KEYS, LEAST_ARMS, METHOD_KEYS, METRIC_KEYS, MOST_ARMS, MOST_GUARDRAILS } from '../model/experiment-terms.ts';
import { GUARDED, VERDICTS } from '../model/judge-experiment.ts';
import { PLACE_KEYS } from '../model/places.ts';
import { MOST_LETTERS } from '../model/limits.ts';

const writes = { name: 'landing-admin', hits: 1200, perSeconds: 3600 } as const;
const experimentParams = z.object({ experimentId: z.uuid() });
const versionField = z.number().int().min(1).max(INT4_MAX);

const armSchema = z.object({
  version: versionField.nullable().default(null).describe('The version of a landing page'),
  words: z.string().max(40).nullable().default(null).describe('What stands at a place of the product’s own pages'),
  weight: z.number().min(0.01, 'Give each arm a share of at least 1%').max(1),
});

const audienceSchema = z.object({
  devices: z.array(z.enum(DEVICE_KEYS)).max(DEVICE_KEYS.length),
  sources: z.array(z.enum(SOURCE_KEYS)).max(SOURCE_KEYS.length),
});
const placeField = z.enum(PLACE_KEYS, 'Choose a place of the product’s pages');
const namespaceSchema = z
  .object({
    name: z
      .string()
      .trim()
      .max(40, 'Keep it under 40 characters')
      .regex(/^[a-z0-9-]+$/, 'Use lowercase letters, digits and hyphens'),
    from: z.number().min(0).max(1),
    to: z.number().min(0).max(1),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The part must end after it begins' });

const armField = z
  .number()
  .int()
  .min(0)
  .max(MOST_ARMS - 1);

export const experimentSchema = z.object({
  id: z.string(),
  pageId: z.string().nullable().describe('The landing page that it is on'),
  place: placeField.nullable().describe('Or the place of the product’s own pages'),
  path: z.string(),
  pageName: z.string(),
  name: z.string(),
  hypothesis: z.string(),
  metric: z.enum(METRIC_KEYS),
  method: z.enum(METHOD_KEYS),
  audience: audienceSchema,
  share: z.number(),
  namespace: z.object({ name: z.string(), from: z.number(), to: z.number() }).nullable(),
  conflicts: z.array(z.string()).describe('Running experiments that share its visitors and count the same'),
  state: z.enum(['draft', 'running', 'stopped']),
  rate: z.number(),
  lift: z.number(),
  plannedUsers: z.number().int(),
  startedAt: z.string().nullable(),
  stoppedAt: z.string().nullable(),
  decision: z.string().nullable(),
  decidedArm: z.number().int().nullable(),
  verdict: z.enum(VERDICTS),
  sampleRatioP: z.number(),
  recognition: z
    .object({
      known: z
        .number()
        .int()
        .nullable()
        .describe(`Browsers recognized for longer than a day; null for fewer than ${FEWEST_PEOPLE}`),
      returned: z.number().int().nullable().describe('Those that came on more than one day'),
      daysEach: z.number().nullable().describe('Days on which such a browser saw it so far; null for too few'),
      widerBy: z.number().nullable().describe('By how much wider the intervals should be at most, if the others came as often'),
    })
    .describe('Who is known for longer than a day; everyone else counts again on another day'),
  arms: z.array(
    armSchema.extend({
      label: z.string(),
      previewPath: z.string(),
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
  guardrails: z
    .array(
      z.object({
        metric: z.enum(METRIC_KEYS),
        arms: z.array(z.object({ rate: z.number().nullable() })),
        comparisons: z.array(
          z.object({
            arm: z.number().int(),
            difference: z.number().nullable().describe(`Null where it would describe fewer than ${FEWEST_PEOPLE} people`),
            low: z.number().nullable(),
            high: z.number().nullable(),
            state: z.enum(GUARDED),
          }),
        ),
      }),
    )
    .describe('What must not get worse, valid at every look'),
  segments: z
    .array(
      z.object({
        dimension: z.string(),
        value: z.string(),
        arms: z.array(z.object({ users: z.number().int(), rate: z.number().nullable() })),
        comparisons: z.array(z.object({ arm: z.number().int(), lift: z.number().nullable(), p: z.number().nullable() })),
      }),
    )
    .describe(`To look around in, corrected for their number; none of fewer than ${FEWEST_PEOPLE} people`),
  days: z
    .array(
      z.object({
        day: z.string(),
        arm: z.number().int(),
        users: z.number().int().nullable().describe(`Null for fewer than ${FEWEST_PEOPLE}`),
        conversions: z.number().int().nullable(),
        strays: z.number().int(),
      }),
    )
    .describe('The log of exposures: of each day and arm, who saw it, who did it, and reports that were left out'),
});
export type LandingExperiment = z.infer<typeof experimentSchema>;

export const listLandingExperiments = defineEndpoint({
  method: 'GET',
  path: '/api/landing-experiments',
  summary: 'Experiments with what their counts can tell, newest first.',
  access: 'admin',
  response: z.object({ experiments: z.array(experimentSchema) }),
});

/** What an experiment is about. */
export const experimentWordsSchema = z.object({
  name: z.string().trim().min(1, 'Give it a name').max(MOST_LETTERS.line),
  hypothesis: z.string().trim().min(10, 'Say what you expect, and why').max(MOST_LETTERS.hypothesis),
});

export const planLandingExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/landing-experiments',
  summary:
    'Plans an experiment: of versions of a landing page, or of words at a place of the product’s own pages. It starts with a separate call. A repeat gets the same answer.',
  access: 'admin',
  body: experimentWordsSchema.extend({
    id: z.uuid(),
    pageId: z.uuid('Choose a page').nullable(),
    place: placeField.nullable().default(null),
    metric: z.enum(GOAL_KEYS),
    method: z.enum(METHOD_KEYS),
    guardrails: z
      .array(z.enum(METRIC_KEYS))
      .max(MOST_GUARDRAILS, `Choose at most ${MOST_GUARDRAILS}: each one added makes a false alarm more likely`)
      .default([]),
    audience: audienceSchema.default({ devices: [], sources: [] }),
    share: z
      .number()
      .min(0.01, 'Give at least 1%')
      .max(1, 'Give at most 100%')
      .default(1)
      .describe('Part of its audience that is in it, 0 to 1'),
    namespace: namespaceSchema.nullable().default(null).describe('Experiments of one name share no visitor'),
    arms: z.array(armSchema).min(LEAST_ARMS, 'Choose at least two').max(MOST_ARMS, `Choose at most ${MOST_ARMS}`),
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
  summary: 'Starts an experiment. A landing page must be published, and no other experiment may run in the same place.',
  access: 'admin',
  proof: 'recent',
  params: experimentParams,
  response: z.object({ experiments: z.array(experimentSchema) }),
  limit: writes,
});

export const stopLandingExperiment = defineEndpoint({
  method: 'POST',
  path: '/api/landing-experiments/{experimentId}/stop',
  summary: 'Stops an experiment for good, with the decision and its reason, and shows the arm that was decided on.',
  access: 'admin',
  proof: 'recent',
  params: experimentParams,
  body: z.object({
    arm: armField,
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
    'Counts that a visitor saw an arm, or pressed its button after that, once a day. Robots, staff, and people who decline are never counted.',
  access: 'public',
  params: experimentParams,
  body: z.object({
    arm: armField,
    kind: z.enum(['seen', 'action']),
    source: z.enum(SOURCE_KEYS).default('direct').describe('As the server told the page'),
  }),
  response: z.object({
    asks: z.boolean().describe('Whether to ask if experiments may recognize the browser: no one answered yet'),
  }),
  limit: { name: 'landing-events', hits: 600, perSeconds: 3600 },
});

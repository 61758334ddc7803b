import { z } from 'zod';
import { FEWEST_PEOPLE, FUNNEL_WINDOWS, USUAL_FUNNEL_WINDOW, VITAL_NAMES } from '#domains/analytics/contract.ts';
import { addDays, addMonths, daysBetween, isDay } from '#lib/calendar.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

/** The longest span that is shown at once: a year, and a day for leap years. */
export const MOST_DAYS = 366;
const dayField = z.string().max(10).refine(isDay, 'Give a date as 2026-05-31');
const spanFields = { from: dayField, to: dayField };
const isSpan = ({ from, to }: { from: string; to: string }) => from <= to && daysBetween(from, to) < MOST_DAYS;
const SPAN_ISSUE = { message: `Give a first day that is not after the last, at most ${MOST_DAYS} days apart`, path: ['from'] };
export const spanQuery = z.object(spanFields).refine(isSpan, SPAN_ISSUE);

/** What a span is compared with: as many days right before it, or the same days a year ago. */
export const COMPARED_WITH = ['before', 'year'] as const;
export type ComparedWith = (typeof COMPARED_WITH)[number];
const comparedFields = { ...spanFields, compare: z.enum(COMPARED_WITH).default('before') };
export const comparedQuery = z.object(comparedFields).refine(isSpan, SPAN_ISSUE);

interface Compared {
  from: string;
  to: string;
  compare: ComparedWith;
}

/** The span that a span is compared with. */
export function otherSpan({ from, to, compare }: Compared): { from: string; to: string } {
  if (compare === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

const count = z.number().int();
/** Null where it would be of fewer than {@link FEWEST_PEOPLE}. */
const people = count.nullable();
const trafficSchema = z.object({
  visitors: people,
  visits: people,
  views: people,
  bounceRate: z.number().nullable().describe('Of visits: one page, and nothing done there'),
  secondsPerVisit: z.number().nullable(),
});
export type Traffic = z.infer<typeof trafficSchema>;

export const segmentFields = {
  dimension: z
    .enum(['all', 'source', 'medium', 'campaign', 'term', 'content', 'entry', 'route', 'device', 'browser', 'os', 'country'])
    .default('all'),
  value: z.string().max(200).default('all'),
};

export const inventedUntil = z.string().nullable().describe('The last day of invented visits of the demonstration');

export const getTraffic = defineEndpoint({
  method: 'GET',
  path: '/api/insights/traffic',
  summary: `Visitors, visits and views of a span, by day and by every dimension, with another span to compare. No figure is of fewer than ${FEWEST_PEOPLE} people: days of fewer are left out of every sum.`,
  access: 'admin',
  query: z.object({ ...comparedFields, ...segmentFields }).refine(isSpan, SPAN_ISSUE),
  response: z.object({
    now: trafficSchema,
    before: trafficSchema,
    days: z.array(z.object({ day: z.string(), visitors: people, visits: people, views: people })),
    dimensions: z.array(
      z.object({
        dimension: z.string(),
        hidden: count.describe(`Values of fewer than ${FEWEST_PEOPLE} visitors on each of the days, which are left out`),
        rows: z.array(trafficSchema.extend({ value: z.string() })),
      }),
    ),
    people: z.object({ signUps: people, active: people }),
    inventedUntil,
  }),
});

const funnelSchema = z.object({
  id: z.string(),
  title: z.string(),
  of: z.enum(['visitors', 'people']),
  hidden: z.boolean().describe('Fewer than five entered'),
  steps: z.array(
    z.object({
      label: z.string(),
      reached: people,
      underWay: people.describe('Reached this step, and still have time for the next'),
      rate: z
        .number()
        .nullable()
        .describe(
          'Of those who reached the step before and whose time is over: who still has time counts neither way, gone on or not',
        ),
    }),
  ),
});
export type Funnel = z.infer<typeof funnelSchema>;

export const getFunnels = defineEndpoint({
  method: 'GET',
  path: '/api/insights/funnels',
  summary: 'Steps of visitors and of people with an account, by the day of the first step, with those who still have time apart.',
  access: 'admin',
  query: z
    .object({
      ...spanFields,
      dimension: z.enum(['all', 'device', 'source']).default('all'),
      value: z.string().max(200).default('all'),
      window: z.coerce
        .number()
        .int()
        .min(1)
        .max(90)
        .refine((days) => FUNNEL_WINDOWS.some((known) => known === days), `Give ${FUNNEL_WINDOWS.join(', ')} days`)
        .default(USUAL_FUNNEL_WINDOW),
    })
    .refine(isSpan, SPAN_ISSUE),
  response: z.object({ funnels: z.array(funnelSchema), inventedUntil }),
});

export const getRetention = defineEndpoint({
  method: 'GET',
  path: '/api/insights/retention',
  summary: 'Of those who signed up in a week, the share that came back in each week after it.',
  access: 'admin',
  response: z.object({
    weeks: z.array(
      z.object({
        week: z.string(),
        people,
        returned: z
          .array(z.number().nullable())
          .describe('By whole weeks since; null for weeks that are not over, and in small cohorts'),
      }),
    ),
    inventedUntil,
  }),
});

const moneySchema = z.object({
  orders: people,
  paidCents: people.describe('With tax'),
  refundedCents: people,
  soldCents: people.describe('What clients paid for orders and into holds, without tax'),
  revenueCents: people.describe('What the platform earned of it, less what it gave back'),
  takeRate: z.number().nullable().describe('Earned of what was sold'),
  heldCents: people.describe('Paid into holds'),
  releasedCents: people.describe('Out of holds'),
});
export type Money = z.infer<typeof moneySchema>;

const liquiditySchema = z.object({
  requests: people,
  answered: people.describe('Null also where a figure of few would follow from it'),
  answeredInTimeRate: z.number().nullable().describe('The part of the requests that someone accepted within a day'),
  filled: people.describe('Null as `answered`'),
  filledRate: z.number().nullable(),
  medianMinutesToAnswer: z.number().nullable(),
  leadsPerVendor: z.number().nullable(),
  agreedCents: count.nullable(),
});
export type Liquidity = z.infer<typeof liquiditySchema>;

export const getBusiness = defineEndpoint({
  method: 'GET',
  path: '/api/insights/business',
  summary: `Money from the ledger and orders, with another span to compare; how requests and experts find each other, and what is for sale. No sum is of fewer than ${FEWEST_PEOPLE} buyers.`,
  access: 'admin',
  query: comparedQuery,
  response: z.object({
    books: z.array(
      z.object({
        book: z.string(),
        now: moneySchema,
        before: moneySchema,
        daysPerStep: count,
        steps: z
          .array(z.object({ day: z.string(), soldCents: people, revenueCents: people }))
          .describe('By the first day of each; a day, or a week in long spans'),
        balances: z.array(z.object({ account: z.string(), cents: count })),
      }),
    ),
    liquidity: z.array(liquiditySchema.extend({ category: z.string() })),
    hiddenCategories: count,
    areas: z.array(liquiditySchema.extend({ area: z.string().describe('ZIP code, or city') })),
    hiddenAreas: count,
    supply: z.array(z.object({ name: z.string(), listings: count, active: count })),
    vendors: z.array(z.object({ status: z.string(), vendors: count })),
  }),
});

const searchSchema = z.object({
  searches: people,
  emptyRate: z.number().nullable(),
  sentences: people,
  partlyReadRate: z.number().nullable(),
  refusedRate: z.number().nullable(),
});
const namedSchema = z.object({ name: z.string(), times: count, visitors: count });

export const getSearchQuality = defineEndpoint({
  method: 'GET',
  path: '/api/insights/search',
  summary: 'How often searches find nothing, which words are not understood, and by which filters people search.',
  access: 'admin',
  query: comparedQuery,
  response: z.object({
    now: searchSchema,
    before: searchSchema,
    words: z.array(namedSchema).describe(`None of fewer than ${FEWEST_PEOPLE} visitors`),
    filters: z.array(z.object({ name: z.string(), visitors: people })),
    inventedUntil,
  }),
});

const answersSchema = z.object({
  copyMade: people,
  copyTaken: people,
  copyTakenRate: z.number().nullable(),
  matchesSeen: people,
  matchesOpened: people,
  matchesOpenedRate: z.number().nullable().describe('Lists of matches from which a home was opened'),
  refused: people,
});

export const getQuality = defineEndpoint({
  method: 'GET',
  path: '/api/insights/quality',
  summary:
    'How good the machine’s answers are: estimates on sales they had not seen, texts that were taken, sentences that were refused.',
  access: 'admin',
  query: comparedQuery,
  response: z.object({
    valuation: z
      .object({
        version: z.string(),
        trainedAt: z.string(),
        sales: count,
        figures: z.object({ n: count, hitRate: z.number(), mdape: z.number(), ppe10: z.number(), ppe20: z.number() }).nullable(),
        areas: z.array(z.object({ area: z.string(), n: count, mdape: z.number(), ppe10: z.number(), hitRate: z.number() })),
      })
      .nullable(),
    now: answersSchema,
    before: answersSchema,
    inventedUntil,
  }),
});

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/insights/health',
  summary: 'How fast pages are, what fails in browsers and on the server, how fresh feeds are, and what waits to be done.',
  access: 'admin',
  query: spanQuery,
  response: z.object({
    vitals: z.array(
      z.object({
        route: z.string(),
        samples: count,
        p75: z.record(z.enum(VITAL_NAMES), z.number().nullable()),
      }),
    ),
    hiddenRoutes: count,
    errors: z.array(
      z.object({
        fingerprint: z.string(),
        origin: z.string(),
        name: z.string(),
        message: z.string(),
        place: z.string(),
        firstAt: z.string(),
        lastAt: z.string(),
        times: count,
        isSettled: z.boolean(),
      }),
    ),
    feeds: z.array(
      z.object({ name: z.string(), lastReadAt: z.string().nullable(), changedAt: z.string().nullable(), listings: count }),
    ),
    queues: z.array(z.object({ name: z.string(), waiting: count, failed: count })),
    inventedUntil,
  }),
});

export const settleFailure = defineEndpoint({
  method: 'PATCH',
  path: '/api/insights/failures/{fingerprint}',
  summary: 'Notes that a failure is taken care of, or not. It comes back by itself when it happens again.',
  access: 'admin',
  params: z.object({ fingerprint: z.string().max(32) }),
  body: z.object({ isSettled: z.boolean() }),
  limit: { name: 'insights', hits: 300, perSeconds: 3600 },
});

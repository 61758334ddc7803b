import { z } from 'zod';
import { HOUR_MS } from '#lib/time-units.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ACTS } from './model/acts.ts';
import { VITAL_NAMES } from './model/vital-buckets.ts';

export { ACTS, type Act } from './model/acts.ts';

const pathField = z.string().max(500, 'Keep the path under 500 characters').startsWith('/', 'A path starts with /');
const tagField = z.string().max(2000).optional();
/** By the names that Urchin gave them. */
const tagsSchema = z.object({ source: tagField, medium: tagField, campaign: tagField, term: tagField, content: tagField });

export const recordPageView = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/page-views',
  summary: 'Counts a page view by the pattern of its address and where the visit came from; stores nothing about the person.',
  access: 'public',
  body: z.object({
    path: pathField,
    referrer: z.string().max(2000).default(''),
    tags: tagsSchema.optional().describe('The utm_ tags of the visit'),
    zone: z.string().max(64).default('').describe('The time zone of the browser, for the country'),
  }),
  isBeacon: true,
});

/** How many things one report names. */
export const MOST_IN_REPORT = 50;

const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('act'), name: z.enum(ACTS) }),
  z.object({ kind: z.literal('leave') }),
  z.object({ kind: z.literal('vital'), name: z.enum(VITAL_NAMES), value: z.number().min(0).max(HOUR_MS) }),
  z.object({
    kind: z.literal('error'),
    name: z.string().max(100),
    message: z.string().max(2000),
    place: z.string().max(500).describe('The script and the function of the topmost frame of ours'),
  }),
  z.object({
    kind: z.literal('word'),
    name: z
      .string()
      .max(30)
      .regex(/^\p{L}[\p{L}' -]*$/u, 'Give a word of letters')
      .describe('A word of a sentence that was not understood'),
  }),
]);

export const recordTraffic = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/reports',
  summary: 'Takes what happened on pages: acts, measurements, failures, leaving. Stores nothing about the person.',
  access: 'public',
  body: z.object({
    referrer: z.string().max(2000).default(''),
    tags: tagsSchema.optional(),
    zone: z.string().max(64).default(''),
    reports: z
      .array(z.intersection(reportSchema, z.object({ path: pathField, agoMs: z.number().min(0).max(HOUR_MS).default(0) })))
      .min(1)
      .max(MOST_IN_REPORT),
  }),
  isBeacon: true,
});

/** What is counted of a listing. */
export const VISIT_KINDS = ['view', 'save', 'share'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** How many cards one report names. */
export const MOST_IMPRESSIONS = 60;

export const recordImpressions = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/impressions',
  summary:
    'Counts that cards of listings were seen in lists, each once a day and visitor, by the rules of visits. Homes that are not shown are left out. Nothing about the person is kept.',
  access: 'public',
  body: z.object({ listingKeys: z.array(z.string().min(1).max(64)).min(1).max(MOST_IMPRESSIONS) }),
  limit: { name: 'impressions', hits: 120, perSeconds: 60 },
});

/** How many filters one report names. */
export const MOST_FILTERS_REPORTED = 80;

export const recordFilters = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/filters',
  summary: 'Counts by which filters people search, each once a day and visitor. Neither their values nor the person are kept.',
  access: 'public',
  body: z.object({
    names: z
      .array(
        z
          .string()
          .max(60)
          .regex(/^[a-zA-Z]+(?::[a-z0-9_]+)?$/, 'Give names of filters, as bedsMin or features:solar'),
      )
      .min(1)
      .max(MOST_FILTERS_REPORTED),
  }),
  limit: { name: 'filter-counts', hits: 120, perSeconds: 60 },
});

export const recordListingVisit = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/listing-visits',
  summary:
    'Counts that a listing is looked at, saved or shared: once a day and visitor, without robots, the listing’s own people, staff, and demo people outside the demonstration. Nothing about the person is kept.',
  access: 'public',
  body: z.object({ listingKey: z.string().min(1).max(64), kind: z.enum(VISIT_KINDS) }),
  limit: { name: 'listing-visits', hits: 120, perSeconds: 60 },
});

export { FEWEST_PEOPLE, hideFew, orHidden } from './model/hide-few.ts';
export { batchesBegin, batchesOf, sumInBatches } from './model/sum-in-batches.ts';
export { FUNNEL_WINDOWS, PEOPLE_FUNNELS, USUAL_FUNNEL_WINDOW, VISITOR_FUNNELS } from './model/funnels.ts';
export { sayBeginOfDay, siteDay } from './model/site-day.ts';
export { quantileOf, type Vital, VITAL_NAMES, VITALS, bucketOf } from './model/vital-buckets.ts';
export { ROUTE_PATTERNS } from './model/route-patterns.ts';

import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

export const recordPageView = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/page-views',
  summary: 'Counts a page view by path and referring host; stores nothing about the person.',
  access: 'public',
  body: z.object({
    path: z.string().max(500, 'Keep the path under 500 characters').startsWith('/', 'A path starts with /'),
    referrer: z.string().max(2000).default(''),
  }),
  limit: { name: 'page-views', hits: 600, perSeconds: 60 },
});

/** What pages report besides being viewed. */
const USAGE_EVENTS = ['auth_welcome_view', 'cache_cleared'] as const;
export type UsageEventName = (typeof USAGE_EVENTS)[number];

export const recordEvent = defineEndpoint({
  method: 'POST',
  path: '/api/analytics/events',
  summary: 'Counts an event on a page by name and path; stores nothing about the person.',
  access: 'public',
  body: z.object({
    name: z.enum(USAGE_EVENTS),
    path: z.string().max(500, 'Keep the path under 500 characters').startsWith('/', 'A path starts with /'),
  }),
  limit: { name: 'usage-events', hits: 120, perSeconds: 60 },
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

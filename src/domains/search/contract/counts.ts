import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { SEARCHABLE_STATUSES, searchFilterSchema, UNKNOWN_SUBJECTS } from './filters.ts';
import { countSchema, dollarsSchema, totalSchema } from './values.ts';

const numberFacetSchema = z.array(z.object({ value: countSchema, count: countSchema }));

export const facetsSchema = z.object({
  total: totalSchema,
  types: z
    .array(z.object({ value: z.string(), word: z.string().nullable(), count: countSchema }))
    .describe('PropertySubType, and its word where there is one; most first'),
  status: z.array(z.object({ value: z.enum(SEARCHABLE_STATUSES), count: countSchema })),
  beds: numberFacetSchema.describe('Homes with exactly this many'),
  baths: numberFacetSchema,
  price: z
    .array(z.object({ from: dollarsSchema, to: dollarsSchema.nullable(), count: countSchema }))
    .describe('Histogram; the last band has no end'),
});
export type Facets = z.infer<typeof facetsSchema>;

const namedCountSchema = z.object({ name: z.string(), count: countSchema });

export const filterCountsSchema = z.object({
  total: totalSchema,
  isCounted: z.boolean().describe('False: the choices could not be counted; their counts below are 0 and say nothing'),
  isEstimated: z.boolean().describe('The counts are shares of a sample: say "about"'),
  features: z
    .array(namedCountSchema.extend({ label: z.string(), group: z.string(), unknown: countSchema }))
    .describe('Features that any home for sale has: how many of these homes have it, and how many do not say'),
  flags: z.array(namedCountSchema).describe('pool, waterfront, view, fireplace, newConstruction, virtualTour, seniorCommunity'),
  hazards: z
    .array(namedCountSchema.extend({ label: z.string() }))
    .describe('Kinds of hazard zones that are mapped here: how many of these homes lie in one'),
  hasScores: z.boolean().describe('Whether homes have walk, bike and transit scores here'),
  schools: z.array(z.object({ name: z.string(), level: z.string(), district: z.string() })).describe('With attendance areas'),
  unknown: z
    .array(z.object({ subject: z.enum(UNKNOWN_SUBJECTS), count: countSchema }))
    .describe('For each bound in use: homes that satisfy all the rest and do not say this'),
});
export type FilterCounts = z.infer<typeof filterCountsSchema>;

export const relaxationSchema = z.object({
  total: totalSchema.describe('What the search gives as it is'),
  suggestions: z
    .array(
      z.object({
        filter: z.string().describe('Name of the parameter to leave out'),
        total: totalSchema.describe('What the search gives without it'),
        nearest: z
          .object({ value: z.number(), total: totalSchema })
          .nullable()
          .describe('For a bound: the closest value that gives a home, and what it gives'),
      }),
    )
    .describe('Most homes first; only those that give any'),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

export const countFacets = defineEndpoint({
  method: 'GET',
  path: '/api/listings/facets',
  summary: 'How many homes each choice would give; each facet leaves its own filter out.',
  access: 'public',
  query: searchFilterSchema,
  response: facetsSchema,
  cacheSeconds: 10,
});

export const countFilters = defineEndpoint({
  method: 'GET',
  path: '/api/listings/filter-counts',
  summary: 'What else can be filtered by here, and how many homes each further choice would leave.',
  access: 'public',
  query: searchFilterSchema,
  response: filterCountsSchema,
  cacheSeconds: 10,
});

export const relaxSearch = defineEndpoint({
  method: 'GET',
  path: '/api/search/relax',
  summary: 'For a search without results: which single filter to leave out, and what that gives.',
  access: 'public',
  query: searchFilterSchema,
  response: relaxationSchema,
  cacheSeconds: 10,
});

import { z } from 'zod';
import { PERSONAL_FILTERS } from '../model/filter-names.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { OWN_MARKS, SEARCHABLE_STATUSES, searchFilterSchema, UNKNOWN_SUBJECTS } from './filters.ts';
import { countSchema, dollarsSchema, KEPT_SECONDS, totalSchema } from './values.ts';

const numberFacetSchema = z.array(z.object({ value: countSchema, count: countSchema }));

export const facetsSchema = z.object({
  total: totalSchema,
  types: z
    .array(z.object({ value: z.string(), word: z.string().nullable(), count: countSchema }))
    .describe('PropertySubType, and its word if there is one; most homes first'),
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
  isCounted: z.boolean().describe('False: the choices could not be counted; the counts below are 0 and mean nothing'),
  isEstimated: z.boolean().describe('The counts are estimated from a sample: say "about"'),
  features: z
    .array(namedCountSchema.extend({ label: z.string(), group: z.string(), unknown: countSchema }))
    .describe('Every feature of some home for sale: how many of these homes have it, and how many do not say'),
  flags: z.array(namedCountSchema).describe('pool, waterfront, view, fireplace, newConstruction, virtualTour, seniorCommunity'),
  hazards: z
    .array(namedCountSchema.extend({ label: z.string() }))
    .describe('Kinds of hazard zones on the map here: how many of these homes are in one'),
  hasScores: z.boolean().describe('Whether homes have walk, bike and transit scores here'),
  hasEstimates: z.boolean().describe('Whether any home for sale has an estimate to compare with its price'),
  schools: z.array(z.object({ name: z.string(), level: z.string(), district: z.string() })).describe('With attendance areas'),
  unknown: z
    .array(z.object({ subject: z.enum(UNKNOWN_SUBJECTS), count: countSchema }))
    .describe('For each bound in use: homes that meet everything else and do not state this'),
});
export type FilterCounts = z.infer<typeof filterCountsSchema>;

/** The lowest match scores that a search offers. */
export const MATCH_STEPS = [50, 60, 70, 80, 90] as const;

export const ownCountsSchema = z.object({
  mine: z
    .array(
      z.object({
        mark: z.enum(OWN_MARKS),
        count: countSchema.describe('Homes of the search with the mark'),
        hasAny: z.boolean().describe('Whether any home has it'),
      }),
    )
    .describe('What the caller can search by'),
  matches: z
    .array(z.object({ scoreMin: countSchema, count: countSchema }))
    .nullable()
    .describe('Homes of the search that score at least this; null without a filled-in buyer profile'),
  isEveryMatchScored: z.boolean().describe('False: more homes may match than were scored; the counts are lower bounds'),
});
export type OwnCounts = z.infer<typeof ownCountsSchema>;

export const relaxationSchema = z.object({
  total: totalSchema.describe('What the search finds now'),
  suggestions: z
    .array(
      z.object({
        filter: z.string().describe('Name of the parameter to leave out'),
        total: totalSchema.describe('What the search finds without it'),
        nearest: z
          .object({ value: z.number(), total: totalSchema })
          .nullable()
          .describe('For a bound: the closest value that finds a home, and how many it finds'),
      }),
    )
    .describe('Most homes first; only changes that find any'),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

export const countFacets = defineEndpoint({
  method: 'GET',
  path: '/api/listings/facets',
  summary: 'How many homes each choice would find; each facet ignores its own filter.',
  access: 'public',
  query: searchFilterSchema,
  personalBy: PERSONAL_FILTERS,
  response: facetsSchema,
  cacheSeconds: KEPT_SECONDS,
});

export const countFilters = defineEndpoint({
  method: 'GET',
  path: '/api/listings/filter-counts',
  summary: 'The other filters available here, and how many homes each further choice would leave.',
  access: 'public',
  query: searchFilterSchema,
  personalBy: PERSONAL_FILTERS,
  response: filterCountsSchema,
  cacheSeconds: KEPT_SECONDS,
});

export const relaxSearch = defineEndpoint({
  method: 'GET',
  path: '/api/search/relax',
  summary: 'For a search without results: which single filter to remove, and what the search then finds.',
  access: 'public',
  query: searchFilterSchema,
  personalBy: PERSONAL_FILTERS,
  response: relaxationSchema,
  cacheSeconds: KEPT_SECONDS,
});

export const countOwn = defineEndpoint({
  method: 'GET',
  path: '/api/listings/own-counts',
  summary: 'How many homes of a search the caller saved or commented on, and how many match their profile by score.',
  access: 'signed-in',
  query: searchFilterSchema,
  response: ownCountsSchema,
});

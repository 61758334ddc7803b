import { z } from 'zod';
import { HOME_TYPE_WORDS, listingSummarySchema } from '#domains/listings/contract.ts';
import { TRAVEL_MODES } from '#domains/travel/contract.ts';
import { PERSONAL_FILTERS } from '../model/filter-names.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { bboxParam } from './areas.ts';
import { searchFilterShape, searchQuerySchema } from './filters.ts';
import { strictQuery } from './parameters.ts';
import { boundsSchema, countSchema, dollarsSchema, KEPT_SECONDS, totalSchema } from './values.ts';

/** A home in a list, with the values that the search itself measured. */
export const foundListingSchema = listingSummarySchema.extend({
  travel: z
    .array(z.object({ label: z.string(), mode: z.enum(TRAVEL_MODES), minutes: z.number().int() }))
    .optional()
    .describe('Whole minutes to each place of the search, in its order; absent if the search has none'),
  monthlyCost: dollarsSchema.nullable().optional().describe('If the search uses the monthly cost'),
  estimateGap: z
    .number()
    .nullable()
    .optional()
    .describe('If the search uses it: how far our estimate is above the asking price, in percent of the price'),
});
export type FoundListing = z.infer<typeof foundListingSchema>;

export const searchResultSchema = z.object({
  items: z.array(foundListingSchema),
  total: totalSchema,
  nextCursor: z.string().nullable().describe('Null on the last page'),
  rankedBy: z
    .enum(['semantic', 'rules'])
    .optional()
    .describe('With a wish: by sentence vectors, words and a thesaurus, or only by words and a thesaurus'),
  unspoken: z
    .array(z.string())
    .optional()
    .describe('Words of the wish that no compared description mentions, literally or in other words'),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const mapCellSchema = z.object({
  id: z.string().describe('Stable while the cell holds homes'),
  kind: z.enum(['cluster', 'stack', 'home']).describe('A stack is several homes at one point, such as a tower'),
  count: countSchema,
  minPrice: dollarsSchema.nullable(),
  medianPrice: dollarsSchema.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  bounds: boundsSchema,
  listingKeys: z.array(z.string()).describe('For a home or a stack, at most 50'),
  isPriceReduced: z.boolean().describe('The price of the home, or of every home of the stack, was cut'),
  isApproximate: z.boolean().describe('The address is withheld: the point is the center of an area of about two kilometers'),
});
export type MapCell = z.infer<typeof mapCellSchema>;

export const clustersSchema = z.object({
  cells: z.array(mapCellSchema),
  total: totalSchema,
  medianExact: z.boolean().describe('False: medianPrice is estimated, on wide views'),
});
export type Clusters = z.infer<typeof clustersSchema>;

export const cellSummarySchema = z.object({
  count: countSchema,
  minPrice: dollarsSchema.nullable(),
  medianPrice: dollarsSchema.nullable(),
  maxPrice: dollarsSchema.nullable(),
  medianExact: z.boolean().describe('False: medianPrice is estimated, of very many homes'),
  types: z
    .array(
      z.object({
        word: z.enum(HOME_TYPE_WORDS).nullable().describe('A word of the types parameter; null: another type, or none is stated'),
        count: countSchema,
      }),
    )
    .describe('Most first'),
});
export type CellSummary = z.infer<typeof cellSummarySchema>;

export const priceLevelsSchema = z.object({
  squares: z.array(
    z.object({
      bounds: boundsSchema,
      count: countSchema,
      pricePerSqft: dollarsSchema.describe('Median asking price per square foot of living area, in whole dollars'),
    }),
  ),
  isTooWide: z.boolean().describe('True: there are more homes than this counts; ask for a smaller part of the map'),
});
export type PriceLevels = z.infer<typeof priceLevelsSchema>;

export const searchListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings',
  summary: 'Homes that meet every filter, a page at a time.',
  access: 'public',
  query: searchQuerySchema,
  personalBy: PERSONAL_FILTERS,
  response: searchResultSchema,
  cacheSeconds: KEPT_SECONDS,
});

const ZOOM_HELP = "give the map's zoom, 0 to 24";
const CELL_HELP = 'give the id of a cluster';
const mapShape = {
  ...searchFilterShape,
  bbox: bboxParam,
  zoom: z.coerce.number(ZOOM_HELP).min(0, ZOOM_HELP).max(24, ZOOM_HELP),
};
const mapQuery = strictQuery(mapShape);

export const clusterListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings/clusters',
  summary: 'The same homes on a map: counted by cell; one by one when zoomed in.',
  access: 'public',
  query: mapQuery,
  personalBy: PERSONAL_FILTERS,
  response: clustersSchema,
  cacheSeconds: KEPT_SECONDS,
});

export const summarizeCell = defineEndpoint({
  method: 'GET',
  path: '/api/listings/cluster',
  summary: 'One cell of the clusters: its lowest, median and highest price, and its kinds of homes.',
  access: 'public',
  query: strictQuery({
    ...mapShape,
    cell: z.string(CELL_HELP).max(60, CELL_HELP).describe('id of a cell, from the answer to the same filters, bbox and zoom'),
  }),
  personalBy: PERSONAL_FILTERS,
  response: cellSummarySchema,
  cacheSeconds: KEPT_SECONDS,
});

export const levelPrices = defineEndpoint({
  method: 'GET',
  path: '/api/listings/price-levels',
  summary:
    'Asking prices per square foot of the same homes, by squares of the map. Leaves out squares with fewer than three homes.',
  access: 'public',
  query: mapQuery,
  personalBy: PERSONAL_FILTERS,
  response: priceLevelsSchema,
  cacheSeconds: KEPT_SECONDS,
});

import { z } from 'zod';
import { HOME_TYPE_WORDS, listingSummarySchema } from '#domains/listings/contract.ts';
import { TRAVEL_MODES } from '#domains/travel/contract.ts';
import { PERSONAL_FILTERS } from '../model/filter-names.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { bboxParam } from './areas.ts';
import { searchFilterShape, searchQuerySchema } from './filters.ts';
import { strictQuery } from './parameters.ts';
import { boundsSchema, countSchema, dollarsSchema, totalSchema } from './values.ts';

/** A home in a list, with the values that the search itself measured. */
export const foundListingSchema = listingSummarySchema.extend({
  travel: z
    .array(z.object({ label: z.string(), mode: z.enum(TRAVEL_MODES), minutes: z.number().int() }))
    .optional()
    .describe('Whole minutes to each place of the search, in its order; absent where it has none'),
  monthlyCost: dollarsSchema.nullable().optional().describe('Where the search is by monthly cost'),
  estimateGap: z
    .number()
    .nullable()
    .optional()
    .describe('Where the search is by it: how far our estimate lies above the asking price, in percent of it'),
});
export type FoundListing = z.infer<typeof foundListingSchema>;

export const searchResultSchema = z.object({
  items: z.array(foundListingSchema),
  total: totalSchema,
  nextCursor: z.string().nullable().describe('Null on the last page'),
  rankedBy: z
    .enum(['semantic', 'rules'])
    .optional()
    .describe('With a wish: by sentence vectors, words and a thesaurus, or by words and thesaurus alone'),
  unspoken: z
    .array(z.string())
    .optional()
    .describe('Words of the wish that none of the compared descriptions speaks of, in its own or other words'),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const mapCellSchema = z.object({
  id: z.string().describe('Stable while the cell holds homes'),
  kind: z.enum(['cluster', 'stack', 'home']).describe('A stack is several homes on one point, such as a tower'),
  count: countSchema,
  minPrice: dollarsSchema.nullable(),
  medianPrice: dollarsSchema.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  bounds: boundsSchema,
  listingKeys: z.array(z.string()).describe('Of a home or a stack, at most 50'),
  isPriceReduced: z.boolean().describe('A home or a whole stack is for sale at less than its price before'),
  isApproximate: z.boolean().describe('The address is withheld: the place is the middle of an area of about two kilometers'),
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
        word: z
          .enum(HOME_TYPE_WORDS)
          .nullable()
          .describe('A word of the types parameter; null: of another type, or none is said'),
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
      pricePerSqft: dollarsSchema.describe('Median of the asking prices a square foot of living area, in whole dollars'),
    }),
  ),
  isTooWide: z.boolean().describe('True: more homes than are looked at; ask for a smaller part of the map'),
});
export type PriceLevels = z.infer<typeof priceLevelsSchema>;

export const searchListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings',
  summary: 'Homes that satisfy every filter, a page at a time.',
  access: 'public',
  query: searchQuerySchema,
  personalBy: PERSONAL_FILTERS,
  response: searchResultSchema,
  cacheSeconds: 10,
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
  summary: 'The same homes on a map: counted in cells, one by one when near enough.',
  access: 'public',
  query: mapQuery,
  personalBy: PERSONAL_FILTERS,
  response: clustersSchema,
  cacheSeconds: 10,
});

export const summarizeCell = defineEndpoint({
  method: 'GET',
  path: '/api/listings/cluster',
  summary: 'One cell of the clusters: its lowest, median and highest price, and what kinds of homes it holds.',
  access: 'public',
  query: strictQuery({
    ...mapShape,
    cell: z.string(CELL_HELP).max(60, CELL_HELP).describe('id of a cell, of the answer to the same filters, bbox and zoom'),
  }),
  personalBy: PERSONAL_FILTERS,
  response: cellSummarySchema,
  cacheSeconds: 10,
});

export const levelPrices = defineEndpoint({
  method: 'GET',
  path: '/api/listings/price-levels',
  summary: 'What the same homes ask per square foot, by squares of the map; squares of under three homes are left out.',
  access: 'public',
  query: mapQuery,
  personalBy: PERSONAL_FILTERS,
  response: priceLevelsSchema,
  cacheSeconds: 10,
});

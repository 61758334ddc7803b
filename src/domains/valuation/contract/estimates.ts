import { z } from 'zod';
import { rowId } from '#lib/stored-values.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CONFIDENCE_BANDS, HIGH_ABOVE, MEDIUM_FROM } from '../model/confidence.ts';
import { DRIVER_GROUPS } from '../model/explain-estimate.ts';
import { day, dollars, factsSchema, homeParams, share } from './fields.ts';

export const estimateSchema = z.object({
  estimate: dollars,
  low68: dollars.describe('In two of three cases the price is between this and high68'),
  high68: dollars,
  low80: dollars,
  high80: dollars,
  fsd: share.describe('One standard deviation of the error'),
  confidence: z.number().int().describe('100 · (1 − FSD)'),
  band: z.enum(CONFIDENCE_BANDS).describe(`High above ${HIGH_ABOVE}, Medium from ${MEDIUM_FROM}, Low below`),
  asOf: day,
  modelVersion: z.string(),
});
export type ValueEstimate = z.infer<typeof estimateSchema>;

export const comparableSchema = z.object({
  saleId: z.number().int(),
  homeId: z.number().int(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distanceMeters: z.number().int(),
  closeDate: day,
  price: dollars,
  timeAdjustedPrice: dollars.describe('As if sold on the day of the estimate'),
  adjustedPrice: dollars.describe('The same, adjusted to the facts of the home'),
  similarity: z.number().int().describe('0-100, the geometric mean of how alike facts, place and time of the sale are'),
  weight: share.describe('Its part of the weight of all comparables'),
  facts: factsSchema,
});
export type ComparableSale = z.infer<typeof comparableSchema>;

const seriesPointSchema = z.object({
  month: z.string().describe('YYYY-MM'),
  low: z.number(),
  middle: z.number(),
  high: z.number(),
});

export const marketIndexSchema = z.object({
  area: z.string().nullable().describe('Null: the whole market'),
  sales: z.number().int(),
  points: z.array(seriesPointSchema).describe('100 is the first month; low and high are one standard deviation'),
  repeatSales: z
    .array(z.object({ month: z.string(), value: z.number() }))
    .describe('The whole market, from homes that sold twice; empty if too few did'),
  forecast: z.array(seriesPointSchema),
  backtest: z
    .object({
      months: z.number().int(),
      forecasts: z.number().int(),
      medianAbsoluteError: share,
      unchangedError: share.describe('The same for the simple forecast that prices stay'),
      coverage68: share,
      widening: z.number().describe('Factor by which the band was widened so that it would have held two thirds of the outcomes'),
    })
    .nullable(),
});
export type MarketIndex = z.infer<typeof marketIndexSchema>;

export const homeValuationSchema = z.object({
  homeId: z.number().int().nullable().describe('Null if the address is withheld or the home is not on record'),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  area: z.string().nullable().describe('The neighborhood; null if the address is withheld or none is known'),
  isDemonstration: z.boolean(),
  facts: factsSchema.describe('The facts behind the estimate'),
  missingFacts: z.array(z.string()).describe('Facts that the model knows and this home lacks'),
  estimate: estimateSchema.nullable(),
  refusal: z.string().nullable().describe('Why there is no estimate'),
  change30Days: dollars.nullable().describe('How the market of the area changed the value in 30 days'),
  drivers: z
    .object({
      base: dollars.describe('The typical home of this market, a year ago'),
      steps: z.array(z.object({ group: z.enum(DRIVER_GROUPS), change: dollars })),
    })
    .nullable(),
  comparables: z.array(comparableSchema),
  history: z.array(seriesPointSchema).describe("Today's estimate carried back along the index of its area"),
  forecast: z.array(seriesPointSchema),
  recorded: z
    .array(z.object({ asOf: day, estimate: dollars, modelVersion: z.string() }))
    .describe('Estimates of earlier models, oldest first'),
  lastSale: z.object({ closeDate: day, price: dollars }).nullable(),
  listed: z
    .object({ listingKey: z.string(), price: dollars, since: day.nullable() })
    .nullable()
    .describe('Current asking price; the estimate does not use it'),
  assessed: z
    .object({ year: z.number().int(), value: dollars, tax: dollars.describe('For the year') })
    .nullable()
    .describe('Value for property tax; the estimate does not use it'),
  advice: z
    .array(z.object({ text: z.string(), fsd: share.nullable().describe('The error with it, if known') }))
    .describe('What would raise confidence'),
});
export type HomeValuation = z.infer<typeof homeValuationSchema>;

export const suggestHomes = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/homes',
  summary: 'Homes on record whose address begins with the typed text.',
  access: 'public',
  query: z.object({ address: z.string().trim().min(2, 'Type at least two letters').max(120) }),
  response: z.object({ homes: z.array(z.object({ homeId: z.number().int(), address: z.string() })) }),
  cacheSeconds: 300,
});

export const getHomeValuation = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/homes/{homeId}',
  summary: 'The value of a home on record, with the reasons and the sales behind it.',
  access: 'public',
  params: homeParams,
  response: homeValuationSchema,
  cacheSeconds: 60,
});

export const keepEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/valuation/homes/{homeId}/records',
  summary:
    'Keeps the estimate of today under an id of its own, with its facts, reasons and sales. Again on the same day it is the same one.',
  access: 'signed-in',
  params: homeParams,
  response: z.object({ valuationId: z.uuid() }),
  limit: { name: 'kept-estimates', hits: 60, perSeconds: 3600 },
});

const keptEstimateSchema = z.object({
  valuationId: z.uuid(),
  keptAt: z.string(),
  valuation: homeValuationSchema.describe('As it was then; nothing in it changes'),
});
export type KeptEstimate = z.infer<typeof keptEstimateSchema>;

export const getKeptEstimate = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/records/{valuationId}',
  summary: 'A kept estimate. 403 once the seller of the home allows no estimates, 404 once the address is withheld.',
  access: 'public',
  params: z.object({ valuationId: z.uuid() }),
  response: keptEstimateSchema,
});

export const getListingValuation = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/listings/{listingKey}',
  summary: 'The value of a listed home. 403 if its seller does not allow estimates.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(120) }),
  response: homeValuationSchema,
  cacheSeconds: 60,
});

export const estimateHome = defineEndpoint({
  method: 'POST',
  path: '/api/valuation/estimates',
  summary:
    'Values a home by its facts, or a home on record with some facts changed ("what if"). Names facts that are impossible. Stores nothing.',
  access: 'public',
  body: z
    .object({
      homeId: rowId.optional(),
      listingKey: z.string().max(120).optional(),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
      facts: factsSchema,
    })
    .refine(
      (body) =>
        body.homeId !== undefined ||
        body.listingKey !== undefined ||
        (body.latitude !== undefined && body.longitude !== undefined),
      {
        message: 'Name a home, or say where it lies',
      },
    ),
  response: z.object({ estimate: estimateSchema.nullable(), refusal: z.string().nullable() }),
  readsOnly: true,
});

export const variantEstimatesSchema = z.object({
  estimates: z.array(estimateSchema.nullable()).describe('One for each variant, in order'),
  changes: z
    .array(z.object({ low: z.number(), high: z.number() }).nullable())
    .describe('For each variant: the range of the difference to the home as it is, in dollars, in four of five cases'),
});
export type VariantEstimates = z.infer<typeof variantEstimatesSchema>;

export const estimateVariants = defineEndpoint({
  method: 'POST',
  path: '/api/valuation/variants',
  summary: 'Values a home on record with each of several sets of changed facts, such as renovations. Stores nothing.',
  access: 'public',
  body: z
    .object({
      homeId: rowId.optional(),
      listingKey: z.string().max(120).optional(),
      variants: z.array(factsSchema).min(1).max(16),
    })
    .refine((body) => body.homeId !== undefined || body.listingKey !== undefined, { message: 'Name a home' }),
  response: variantEstimatesSchema,
  readsOnly: true,
});

export const getMarketIndex = defineEndpoint({
  method: 'GET',
  path: '/api/valuation/market-index',
  summary: 'Price level of an area or the whole market by month, with a forecast for the next year.',
  access: 'public',
  query: z.object({ place: z.string().max(120).optional().describe('Slug of a neighborhood') }),
  response: marketIndexSchema,
  cacheSeconds: 300,
});

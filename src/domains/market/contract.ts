import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { MIN_SAMPLE } from '#lib/min-sample.ts';
import { MARKET_TYPES, METRIC_KEYS } from './model/metrics.ts';

export {
  MARKET_TYPE_LABELS,
  MARKET_TYPES,
  MARKET_WINDOWS,
  METRIC_KEYS,
  METRICS,
  type MarketType,
  type MarketWindow,
  type Metric,
  type MetricKey,
  type MetricUnit,
} from './model/metrics.ts';

const count = z.number().int();

const areaSchema = z.object({ slug: z.string(), name: z.string(), kind: z.string() });

export const figureSchema = z.object({
  value: z.number().nullable().describe('Dollars, days, months, homes, or a fraction of 1; null if withheld or unknown'),
  sample: count.describe('How many homes it is based on'),
  reason: z
    .enum(['too-few', 'not-recorded'])
    .nullable()
    .describe(`Why there is no value: fewer than ${MIN_SAMPLE} homes, or a period before our records begin`),
  yearOverYear: z
    .number()
    .nullable()
    .describe('Change from the same period a year before: a fraction of 1; for fractions, a difference'),
  monthOverMonth: z.number().nullable().describe('Change from the period that ended a month before'),
});
export type Figure = z.infer<typeof figureSchema>;

const metricEnum = z.enum(METRIC_KEYS);

export const profileSchema = z.object({
  homes: count.describe('Homes on record, for sale or not'),
  byType: z.array(z.object({ label: z.string(), homes: count })),
  byDecade: z.array(z.object({ label: z.string(), homes: count })),
  bySize: z.array(z.object({ label: z.string(), homes: count })),
  medianLivingArea: z.number().nullable(),
  medianYearBuilt: z.number().nullable(),
  salePrices: z.object({
    to: z.string().describe('Last day of the twelve months'),
    sample: count,
    bins: z
      .array(z.object({ from: z.number(), to: z.number(), count }))
      .describe(`Dollars; empty with fewer than ${MIN_SAMPLE} sales`),
  }),
  hazards: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      definition: z.string(),
      source: z.string(),
      asOf: z.string(),
      homes: count.describe('Homes in a mapped zone of this kind'),
      share: z.number(),
    }),
  ),
});
export type MarketProfile = z.infer<typeof profileSchema>;

export const marketSchema = z.object({
  area: areaSchema,
  propertyType: z.enum(MARKET_TYPES),
  windowMonths: count,
  periodStart: z.string().nullable().describe('First day of the newest period'),
  asOf: z.string().nullable().describe('Its last day; null if there are no figures yet'),
  seasonallyAdjusted: z.literal(false),
  figures: z.partialRecord(metricEnum, figureSchema),
  series: z.object({
    months: z.array(z.string()).describe('First day of the last month of each period, oldest first'),
    values: z.partialRecord(metricEnum, z.array(z.number().nullable())),
    samples: z.partialRecord(metricEnum, z.array(count)),
  }),
  wider: areaSchema.nullable().describe('If a figure is withheld: the next larger place with enough sales'),
  profile: profileSchema.nullable(),
});
export type Market = z.infer<typeof marketSchema>;

const windowSchema = z
  .enum(['1', '3', '12'], 'give 1, 3 or 12 months')
  .default('3')
  .transform((text) => (text === '1' ? 1 : text === '12' ? 12 : 3));

export const getMarket = defineEndpoint({
  method: 'GET',
  path: '/api/market/{slug}',
  summary: 'Market statistics of a place by month: the latest period with its changes, and a series of up to five years.',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(120) }),
  query: z.object({
    propertyType: z.enum(MARKET_TYPES).default('all'),
    window: windowSchema,
    months: z.coerce.number().int().min(1, 'give 1 to 60').max(60, 'give 1 to 60').default(60).describe('Length of the series'),
  }),
  response: marketSchema,
  cacheSeconds: 300,
});

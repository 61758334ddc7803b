import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { rowIdParam } from '#lib/stored-values.ts';

export { chancesByWeek, medianDays } from './model/sale-odds.ts';

const count = z.number().int().min(0);
const share = z.number();

/** The odds of a sale as they are kept. */
export const saleOddsSchema = z.object({ coefficients: z.array(z.number()), n: count, sold: count });

const groupSchema = z.object({ n: count, predicted: share, observed: share, error: share });

const calibrationSchema = z.object({
  tested: count.describe('Homes that were foretold from earlier ones'),
  horizons: z.array(
    z.object({
      week: count,
      predicted: share,
      observed: share.describe('Kaplan and Meier'),
      groups: z.array(groupSchema).describe('Tenths of the homes, or fewer parts, by what was foretold'),
      groupError: share.describe('How far groups are off, beyond chance'),
      priceError: share.describe('The same for groups by asking price over value'),
      brier: share.describe('Weighted for homes that were not watched long enough'),
      brierAlike: share.describe('The same for the guess that all homes are alike'),
      isCalibrated: z.boolean(),
    }),
  ),
  timing: z
    .object({ statistic: z.number(), cells: count, p: share, effect: z.number(), isGood: z.boolean() })
    .describe('A-calibration: whether buyers come when foretold'),
  weeks: count,
});

export const learnedSchema = z.object({
  homes: count,
  sold: count,
  odds: saleOddsSchema.nullable(),
  draws: z.array(z.array(z.number())).describe('Coefficients learned again from homes drawn anew, for the band'),
  ratios: z
    .object({ low: z.number(), high: z.number() })
    .nullable()
    .describe('First price over value: where enough homes were listed'),
  calibration: calibrationSchema.nullable(),
  refusal: z.enum(['too-few-homes', 'too-few-tested', 'not-calibrated']).nullable(),
});

const saleOddsAnswerSchema = z.object({
  market: z.object({ state: z.string(), city: z.string().nullable(), kind: z.string().nullable() }),
  state: z.enum(['shown', 'not-yet', 'too-few-homes', 'too-few-tested', 'not-calibrated']),
  learned: learnedSchema
    .extend({
      asOf: z.string().describe('YYYY-MM-DD'),
      from: z.string().describe('Homes that were listed from this day on'),
      weeks: count.describe('The curve is shown through this week'),
    })
    .nullable(),
});
export type SaleOddsAnswer = z.infer<typeof saleOddsAnswerSchema>;

export const getSaleOdds = defineEndpoint({
  method: 'GET',
  path: '/api/odds/homes/{homeId}',
  summary:
    'How likely homes like this one find a buyer by week, by their first price against their value: coefficients for any price, how they held on homes that were foretold, or why there are none.',
  access: 'public',
  params: z.object({ homeId: rowIdParam }),
  response: saleOddsAnswerSchema,
  cacheSeconds: 300,
});

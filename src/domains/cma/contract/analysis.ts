import { z } from 'zod';
import { netSheetInputSchema, netSheetSchema } from '#domains/proceeds/contract.ts';
import { shareLinksSchema } from '#domains/sharing/contract.ts';
import { cmaHomeSchema } from '../model/home.ts';
import { ratesSchema } from '../model/rates.ts';
import { compSchema } from './comparables.ts';
import { reportSchema } from './report.ts';
import { cents, count } from './fields.ts';

export const cmaSchema = z.object({
  id: z.string(),
  title: z.string(),
  subject: cmaHomeSchema,
  subjectFacts: z.record(z.string(), z.string()).describe('The subject, line by line of the grid'),
  priorSales: z.array(z.object({ date: z.string(), priceCents: cents })).describe('Of the subject, in three years'),
  effectiveDate: z.string(),
  refreshedAt: z.string(),
  where: z.string().describe('The market whose sales are compared'),
  ratesFrom: z.string().describe('The area of the sales that give the rates'),
  marketSlug: z.string().nullable(),
  rung: z.object({ miles: z.number(), months: count, sizeShare: z.number() }).describe('How far the search for sales reached'),
  rates: ratesSchema,
  rateEdits: z.record(z.string(), z.object({ cents, reason: z.string() })),
  comps: z.array(compSchema),
  result: z.object({ indicatedCents: cents, lowCents: cents, highCents: cents }).nullable(),
  strategies: z.array(
    z.object({
      name: z.string(),
      meaning: z.string(),
      ratio: z.number(),
      listPriceCents: cents,
      chances: z.array(z.object({ week: count, chance: z.number() })),
      expectedDays: count.nullable(),
    }),
  ),
  suggestion: z
    .object({ listPriceCents: cents, reason: z.string() })
    .nullable()
    .describe('A suggested asking price; the reason states the rule'),
  daysByPrice: z
    .array(z.object({ ratio: z.number(), listPriceCents: cents, medianDays: count.nullable(), chance: z.number() }))
    .describe('Median days to a buyer and the chance of one by the last shown week, by asking price; empty if no odds are shown'),
  odds: z
    .object({
      n: count,
      sold: count,
      where: z.string(),
      from: z.string().describe('Homes that came on the market from this day on'),
      weeks: count.describe('The last week whose chances are shown, 13 at most'),
    })
    .nullable()
    .describe('Homes behind the chances of selling; null where no odds held on homes they were not learned from'),
  netSheetInput: netSheetInputSchema,
  netSheets: z.array(netSheetSchema.extend({ name: z.string() })),
  report: reportSchema,
  shares: shareLinksSchema.shape.shares,
});
export type Cma = z.infer<typeof cmaSchema>;

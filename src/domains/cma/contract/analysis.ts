import { z } from 'zod';
import { shareLinksSchema } from '#domains/sharing/contract.ts';
import { cmaHomeSchema } from '../model/home.ts';
import { netSheetInputSchema } from '../model/net-sheet.ts';
import { ratesSchema } from '../model/rates.ts';
import { compSchema } from './comparables.ts';
import { reportSchema } from './report.ts';
import { cents, count } from './words.ts';

const netSheetSchema = z.object({ priceCents: cents, netCents: cents, lines: z.array(z.object({ label: z.string(), cents })) });

export const cmaSchema = z.object({
  id: z.string(),
  title: z.string(),
  subject: cmaHomeSchema,
  subjectFacts: z.record(z.string(), z.string()).describe('The subject, line by line of the grid'),
  priorSales: z.array(z.object({ date: z.string(), priceCents: cents })).describe('Of the subject, three years'),
  effectiveDate: z.string(),
  refreshedAt: z.string(),
  where: z.string().describe('The market that the odds of selling come from'),
  ratesFrom: z.string().describe('Where the sales lie that rates come from'),
  marketSlug: z.string().nullable(),
  rung: z.object({ miles: z.number(), months: count, sizeShare: z.number() }).describe('How far the search for sales went'),
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
    .describe('What to ask, by the rule that its reason states'),
  daysByPrice: z
    .array(z.object({ ratio: z.number(), listPriceCents: cents, medianDays: count.nullable(), chance: z.number() }))
    .describe(
      'Median days to a buyer and the chance of one within 13 weeks, by asking price; empty where they cannot be learned',
    ),
  odds: z.object({ n: count, sold: count }).nullable().describe('Homes that the chances of selling were learned from'),
  netSheetInput: netSheetInputSchema,
  netSheets: z.array(netSheetSchema.extend({ name: z.string() })),
  report: reportSchema,
  shares: shareLinksSchema.shape.shares,
});
export type Cma = z.infer<typeof cmaSchema>;

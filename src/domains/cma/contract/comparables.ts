import { z } from 'zod';
import { cmaHomeSchema } from '../model/home.ts';
import { cents, count, day, MOST_CENTS } from './fields.ts';
import { GRID_LINES } from '../model/grid-lines.ts';

export const COMP_KINDS = ['sold', 'pending', 'active', 'expired'] as const;
export type CompKind = (typeof COMP_KINDS)[number];

export const compFactsSchema = z.object({
  home: cmaHomeSchema,
  priceCents: cents.min(1).describe('Close price of a sale, list price of others'),
  concessionsCents: cents.min(0).nullable().describe('Null: unknown, and then not deducted'),
  contractDate: z.string().nullable(),
  closeDate: z.string().nullable(),
  listPriceCents: cents.nullable(),
  originalListPriceCents: cents.nullable(),
  listedOn: z.string().nullable(),
  days: count.nullable().describe('Days on the market'),
  listingKey: z.string().nullable().describe('Path of its page, if it has one'),
  source: z.string().describe('Where the facts come from'),
  priorSale: z.object({ date: z.string(), priceCents: cents }).nullable(),
});
export type CompFacts = z.infer<typeof compFactsSchema>;

const amount = cents.min(1).max(MOST_CENTS);

/** Facts that a person enters for a comparable without a record. */
export const customFactsSchema = compFactsSchema.omit({ source: true, listingKey: true }).extend({
  priceCents: amount,
  concessionsCents: cents.min(0).max(MOST_CENTS).nullable(),
  contractDate: day.nullable(),
  closeDate: day.nullable(),
  listPriceCents: amount.nullable(),
  originalListPriceCents: amount.nullable(),
  listedOn: day.nullable(),
  days: count.min(0).max(10_000).nullable(),
  priorSale: z.object({ date: day, priceCents: amount }).nullable(),
});
export type CustomFacts = z.infer<typeof customFactsSchema>;

const gridCellSchema = z.object({ line: z.enum(GRID_LINES), fact: z.string(), cents, reason: z.string().nullable() });

export const compSchema = z.object({
  key: z.string(),
  kind: z.enum(COMP_KINDS),
  facts: compFactsSchema,
  meters: z.number(),
  similarity: z.number(),
  manualWeight: z.number().nullable(),
  weight: z.number().describe('Its part of the indicated value, 0 to 1; 0 if not sold'),
  isOutlier: z.boolean(),
  reach: z.array(z.string()).describe('Why it is compared although it is old or from elsewhere; empty for the usual ones'),
  isLater: z.boolean().describe('Sold after the effective date; has no weight'),
  cells: z.array(gridCellSchema),
  netCents: cents,
  grossCents: cents,
  adjustedCents: cents,
});
export type CmaComp = z.infer<typeof compSchema>;

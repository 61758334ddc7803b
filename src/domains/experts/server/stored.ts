import { z } from 'zod';

/* What columns hold that are JSON. */

export const areaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('radius'), miles: z.number() }),
  z.object({ kind: z.literal('zips'), zips: z.array(z.string()) }),
  z.object({ kind: z.literal('drawn'), ring: z.array(z.tuple([z.number(), z.number()])) }),
]);

export const businessSchema = z.object({
  legalName: z.string().default(''),
  entity: z.string().default(''),
  einLast4: z.string().default(''),
  street: z.string().default(''),
  phone: z.string().default(''),
  email: z.string().default(''),
});

export const profileSchema = z.object({
  bio: z.string().default(''),
  startedYear: z.number().nullable().default(null),
  portfolio: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
});

export const policiesSchema = z.object({
  cancellation: z.string().default(''),
  refund: z.string().default(''),
  travelFeeCents: z.number().nullable().default(null),
});

export const packagesSchema = z.array(z.object({ name: z.string(), includes: z.string(), cents: z.number() }));

export const preferencesSchema = z.object({
  mostOpen: z.number().nullable().default(null),
  mostPerWeek: z.number().nullable().default(null),
  leastBudgetCents: z.number().nullable().default(null),
  acceptsByItself: z.boolean().default(false),
});

/** What a team wants to reach in a month. */
export const goalsSchema = z.object({
  wonCents: z.number().nullable().default(null),
  won: z.number().nullable().default(null),
});

export const agreementsSchema = z.record(z.string(), z.object({ version: z.string(), at: z.string() }));

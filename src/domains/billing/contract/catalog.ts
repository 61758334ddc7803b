import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { wide } from '#lib/stored-values.ts';
import { CATEGORIES, PERIODS } from '../model/catalog-items.ts';
import { PLAN_FEATURE_NAMES } from '../model/plan-features.ts';

const cents = wide(z.number().int());

const priceSchema = z.object({ id: z.string(), period: z.enum(PERIODS), cents });
const serviceSchema = z.object({
  id: z.string(),
  category: z.enum(CATEGORIES),
  name: z.string(),
  summary: z.string(),
  deliverable: z.string(),
  days: z.number().int().describe('Working days from order to delivery'),
  isSettlement: z.boolean().describe('Settlement services are never discounted'),
  doneBy: z.enum(CATEGORY_KEYS).nullable().describe('Kind of expert without whom no one does it'),
  states: z.array(z.string()).describe('Where it is offered; empty for all states'),
  refundRule: z.string(),
  price: priceSchema,
});
export type CatalogService = z.infer<typeof serviceSchema>;

const bundlePart = z.object({
  serviceId: z.string(),
  name: z.string(),
  deliverable: z.string(),
  days: z.number().int(),
  quantity: z.number().int(),
  separateCents: cents,
  cents,
  isSettlement: z.boolean(),
  refundRule: z.string(),
});

const bundleSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  outcome: z.string(),
  forWhom: z.enum(['seller', 'buyer']).describe('Whose way it belongs to'),
  lines: z.array(bundlePart.extend({ swaps: z.array(bundlePart).describe('What can come instead, at its price in the bundle') })),
  excludes: z.array(z.string()),
  addOns: z.array(z.string()),
  needs: z.array(z.string()),
  refundRule: z.string(),
  separateCents: cents,
  cents,
  savedCents: cents,
});
export type CatalogBundle = z.infer<typeof bundleSchema>;

const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  forWhom: z.string(),
  prices: z.array(priceSchema),
  features: z.record(z.enum(PLAN_FEATURE_NAMES), z.boolean()),
  includes: z.array(z.string()).describe('Services that whoever has the plan orders once at no cost'),
  refundRule: z.string(),
});
export type CatalogPlan = z.infer<typeof planSchema>;

export const getCatalog = defineEndpoint({
  method: 'GET',
  path: '/api/catalog',
  summary: 'Plans, bundles and single services with today’s prices.',
  access: 'public',
  response: z.object({
    plans: z.array(planSchema),
    bundles: z.array(bundleSchema),
    services: z.array(serviceSchema),
    isTest: z.boolean(),
  }),
});

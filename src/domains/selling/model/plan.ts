import { z } from 'zod';
import {
  costEditsSchema,
  type HomeCondition,
  NO_EDITS,
  routeEditsSchema,
  SELLING_ROUTES,
  USUAL_PEOPLE,
} from '#domains/proceeds/contract.ts';
import { dayField } from '#lib/stored-values.ts';
import { COMPENSATION_KEYS } from './compensation.ts';
import { FLOW_STEP_NAMES } from './flow-steps.ts';
import { SALE_PAPER_KEYS } from './paper-kinds.ts';
import { SALE_SERVICE_KEYS } from './sale-service-keys.ts';
import { MOST_DOLLARS, MOST_LETTERS } from './limits.ts';

export const REASONS = {
  moving: 'Moving for work or family',
  larger: 'Need more room',
  smaller: 'Need less room',
  cash: 'Need the money for something else',
  inherited: 'Inherited it',
  investment: 'Selling an investment',
  curious: 'Just looking',
} as const;
export const TIMES = { now: 'Now', quarter: 'In three months', half: 'In six months', later: 'Later, or not sure' } as const;
export const CONDITIONS = {
  fresh: 'Like new: nothing to do',
  kept: 'Well kept: small repairs',
  worn: 'Worn: kitchen, baths or floors need work',
  repairs: 'Needs repairs: roof, structure or systems',
} as const satisfies Record<HomeCondition, string>;
export const OCCUPANTS = { owner: 'I live there', tenant: 'A tenant lives there', vacant: 'It is vacant' } as const;
const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

/** What may be owed on a home, in dollars. */
export const MOST_OWED = 100_000_000;
/** What one task before the photos may cost, in dollars. */
export const MOST_PREP = 10_000_000;
const dollars = z.number().min(0).max(MOST_DOLLARS);

/** Why and how somebody sells. Any answer may stay open. */
export const intentSchema = z.object({
  reason: z.enum(keysOf(REASONS)).nullable().default(null),
  time: z.enum(keysOf(TIMES)).nullable().default(null),
  condition: z.enum(keysOf(CONDITIONS)).nullable().default(null),
  occupant: z.enum(keysOf(OCCUPANTS)).nullable().default(null),
  mortgage: z.number().min(0).max(MOST_OWED).nullable().default(null).describe('Still owed, in decimal US dollars'),
  isBuyingNext: z.boolean().nullable().default(null),
  route: z
    .enum(SELLING_ROUTES as [string, ...string[]])
    .nullable()
    .default(null),
});
export type Intent = z.infer<typeof intentSchema>;

export const ANSWERS = ['yes', 'no', 'unknown'] as const;

const updateSchema = z.object({
  what: z.string().trim().max(MOST_LETTERS.update),
  year: z.number().int().min(1600).max(2200).nullable(),
  cost: dollars.nullable(),
});

const peopleSchema = z.object({
  isForeignSeller: z.boolean(),
  isOutOfStateSeller: z.boolean(),
  willBuyerLiveThere: z.boolean(),
});

/** Everything on the way to a listing that is not one of its fields. */
export const planSchema = z.object({
  step: z.enum(FLOW_STEP_NAMES).default('property'),
  intent: intentSchema.default(intentSchema.parse({})),
  rooms: z.record(z.string().max(60), z.enum(keysOf(CONDITIONS))).default({}),
  updates: z.array(updateSchema).max(50).default([]),
  closingDate: dayField('Give a date such as 2027-05-31').nullable().default(null),
  costs: costEditsSchema.default(NO_EDITS),
  people: peopleSchema.default(USUAL_PEOPLE).describe('For what is withheld for income taxes'),
  routes: routeEditsSchema.default({}),
  prepared: z.array(z.string().max(60)).max(100).default([]),
  prepCosts: z
    .record(z.string().max(60), z.number().min(0).max(MOST_PREP))
    .default({})
    .describe('By task, in decimal US dollars'),
  disclosures: z.record(z.string().max(60), z.enum(ANSWERS)).default({}),
  defects: z.string().trim().max(MOST_LETTERS.defects).default(''),
  compensation: z.enum(COMPENSATION_KEYS).nullable().default(null),
  compensationText: z.string().trim().max(MOST_LETTERS.compensation).default(''),
  services: z.array(z.enum(SALE_SERVICE_KEYS)).max(SALE_SERVICE_KEYS.length).default([]),
  unneededPapers: z.array(z.enum(SALE_PAPER_KEYS)).max(SALE_PAPER_KEYS.length).default([]),
});
export type Plan = z.infer<typeof planSchema>;

/** A stored plan. Parts that can no longer be read start over. */
export function readPlan(stored: unknown): Plan {
  const whole = planSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const parts = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(stored)).filter(
    ([name, value]) => planSchema.safeParse({ [name]: value }).success,
  );
  return planSchema.parse(Object.fromEntries(parts));
}

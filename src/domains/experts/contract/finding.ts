import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { dayField, wide } from '#lib/stored-values.ts';
import { INSURANCE_KINDS } from '../model/insurance.ts';
import { CHECK_KINDS } from '../model/ledger.ts';
import { PRICE_MODELS } from '../model/prices.ts';
import { MOST_SCOPE_LETTERS } from '../model/scope.ts';
import { MOST_SHOWN } from '../model/limits.ts';
import { badgeSchema, matchedVendorSchema, priceSchema, vendorCardSchema } from './cards.ts';
import { AVAILABILITIES, type DirectorySort, RATINGS, SORTS } from '../model/directory-choices.ts';

export * from '../model/directory-choices.ts';

export const zipField = z
  .string()
  .trim()
  .max(5, 'Give a ZIP code of five digits')
  .regex(/^\d{5}$/, 'Give a ZIP code of five digits');

/** Where work is needed: at a home of this site, in a ZIP code, or at a point. */
export const whereSchema = z.union(
  [
    z.object({
      zip: zipField,
    }),
    z.object({ listingKey: z.string().min(1).max(64) }),
    z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  ],
  'Give a ZIP code of five digits, the key of a listing, or latitude and longitude',
);
export type Where = z.infer<typeof whereSchema>;

export const needSchema = z.object({
  categoryKey: z.enum(CATEGORY_KEYS, { error: 'Choose what you need' }),
  where: whereSchema,
  startsOn: dayField('Choose a date').optional().describe('The first day on which the work may begin; today by default'),
  endsOn: dayField('Choose a date')
    .optional()
    .describe('The last day for the work: who cannot begin by then is not proposed; any by default'),
  answers: z
    .record(z.string().min(1).max(40), z.string().max(MOST_SCOPE_LETTERS))
    .refine((answers) => Object.keys(answers).length <= 20, 'Give at most 20 answers')
    .default({})
    .describe('To the questions of the category, by key'),
  budgetCents: wide(z.number().int().min(0).max(1_000_000_000_000)).nullable().default(null),
});

export const placeSchema = z.object({
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
});

const matchAnswer = z.object({
  version: z.string().describe('Of the ranking; the formula is published'),
  place: placeSchema,
  total: z.number().describe('How many serve the place and can begin in time'),
  later: z.number().describe('How many more serve it, and cannot begin by the last day'),
  recommended: z.array(matchedVendorSchema),
  all: z.array(matchedVendorSchema).describe(`By score, at most ${MOST_SHOWN}`),
});
export type MatchAnswer = z.infer<typeof matchAnswer>;

export const matchExperts = defineEndpoint({
  method: 'POST',
  path: '/api/experts/match',
  summary: 'Experts for a need, ranked by the published formula, each with the reasons. Nothing is kept and no one is asked.',
  access: 'public',
  readsOnly: true,
  body: needSchema,
  response: matchAnswer,
});

const waitParams = z.object({
  categoryKey: z.enum(CATEGORY_KEYS, { error: 'Choose what you need' }),
  zip: zipField,
});

const waitWrites = { name: 'expert-waits', hits: 120, perSeconds: 3600 } as const;

export const listExpertWaits = defineEndpoint({
  method: 'GET',
  path: '/api/expert-waits',
  summary: 'Where I wait for someone who serves a ZIP code.',
  access: 'signed-in',
  response: z.object({ waits: z.array(waitParams.extend({ since: z.string() })) }),
});

export const waitForExperts = defineEndpoint({
  method: 'PUT',
  path: '/api/expert-waits/{categoryKey}/{zip}',
  summary: 'Asks to be told once when someone in this category serves this ZIP code.',
  access: 'signed-in',
  params: waitParams,
  limit: waitWrites,
});

export const stopWaitingForExperts = defineEndpoint({
  method: 'DELETE',
  path: '/api/expert-waits/{categoryKey}/{zip}',
  summary: 'Takes that back.',
  access: 'signed-in',
  params: waitParams,
  limit: waitWrites,
});

const flag = z.literal('1').optional();
const words = (most: number) => z.string().trim().min(1).max(most).optional();

export const directoryQuery = z.object({
  category: z.enum(CATEGORY_KEYS).optional(),
  zip: zipField.optional().describe('Serves this ZIP code'),
  city: words(80).describe('Is based there'),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give two capital letters')
    .max(2)
    .optional()
    .describe('Is licensed there'),
  language: words(40),
  badge: z.enum(CHECK_KINDS).optional(),
  price: z.enum(PRICE_MODELS).optional(),
  rating: z.enum(Object.keys(RATINGS) as [keyof typeof RATINGS]).optional(),
  free: z
    .enum(Object.keys(AVAILABILITIES) as [keyof typeof AVAILABILITIES])
    .optional()
    .describe('Can begin within this many days'),
  remote: flag.describe('Works remotely'),
  onsite: flag.describe('Comes to the place'),
  sort: z.enum(Object.keys(SORTS) as [DirectorySort]).default('rating'),
  page: z.coerce.number().int('Give a whole number from 1 on').min(1).max(500).default(1),
});
export type DirectoryQuery = z.infer<typeof directoryQuery>;

export const FACETS = ['city', 'state', 'language', 'badge', 'price', 'rating', 'free', 'remote', 'onsite'] as const;
export type Facet = (typeof FACETS)[number];

const directoryAnswer = z.object({
  total: z.number(),
  experts: z.array(vendorCardSchema),
  facets: z
    .record(z.enum(FACETS), z.array(z.object({ value: z.string(), count: z.number() })))
    .describe('How many there are with each value and all other choices'),
  categories: z.array(z.object({ key: z.enum(CATEGORY_KEYS), count: z.number() })),
});
export type DirectoryAnswer = z.infer<typeof directoryAnswer>;

export const listExperts = defineEndpoint({
  method: 'GET',
  path: '/api/experts',
  summary: 'The directory: experts of a category with counts by facet, a page at a time. Without a category, how many each has.',
  access: 'public',
  query: directoryQuery,
  response: directoryAnswer,
});

export const listServed = defineEndpoint({
  method: 'GET',
  path: '/api/experts-served',
  summary: 'In which categories someone serves a ZIP code, and how many do.',
  access: 'public',
  query: z.object({ zip: zipField }),
  response: directoryAnswer.pick({ categories: true }),
});

export const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  bio: z.string(),
  languages: z.array(z.string()),
  startedYear: z.number().nullable(),
  worksOnSite: z.boolean(),
  worksRemotely: z.boolean(),
  portfolio: z.array(z.object({ title: z.string(), text: z.string() })),
  policies: z.object({ cancellation: z.string(), refund: z.string() }),
  area: z.object({
    label: z.string(),
    base: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    outline: z.array(z.array(z.tuple([z.number(), z.number()]))).describe('Rings of longitude and latitude, for the map'),
    travelFeeCents: z.number().nullable(),
  }),
  standing: z
    .enum(['listed', 'paused', 'away', 'unlisted'])
    .describe('Unlisted: in no category, for want of approval or of a license that counts'),
  awayUntil: z.string().nullable(),
  lapsed: z.array(z.string()).describe('Categories without a license that counts, though the state asks for one'),
  offers: z.array(
    z.object({
      categoryKey: z.enum(CATEGORY_KEYS),
      isListed: z.boolean(),
      takes: z.array(z.string()),
      excludes: z.string(),
      price: priceSchema,
      packages: z.array(z.object({ name: z.string(), includes: z.string(), cents: z.number() })),
      leadDays: z.number(),
      statistics: z
        .object({
          jobsDone: z.number(),
          rating: z.number().nullable(),
          ratingCount: z.number(),
          responseMinutes: z.number().nullable(),
          completionRate: z.number().nullable(),
          priceMedianCents: z.number().nullable(),
        })
        .nullable(),
    }),
  ),
  ledger: z.array(
    badgeSchema.extend({
      id: z.uuid(),
      evidence: z.string(),
      counts: z.boolean().describe('Whether it counts today: a badge'),
      ended: z.enum(['expired', 'withdrawn', 'failed', 'replaced']).nullable(),
    }),
  ),
  licenses: z.array(
    z.object({
      categoryKey: z.enum(CATEGORY_KEYS),
      state: z.string(),
      number: z.string(),
      expiresOn: z.string(),
      isVerified: z.boolean(),
      register: z.string().nullable().describe('Where everyone can look it up'),
    }),
  ),
  insurance: z.array(
    z.object({
      kind: z.enum(INSURANCE_KINDS),
      carrier: z.string(),
      limitCents: z.number(),
      expiresOn: z.string(),
      isVerified: z.boolean(),
    }),
  ),
  bookingHandle: z.string().nullable().describe('Where their time is booked: /book/{handle}'),
  nextFreeAt: z.string().nullable(),
});
export type ExpertProfile = z.infer<typeof profileSchema>;

export const getExpert = defineEndpoint({
  method: 'GET',
  path: '/api/experts/{vendorId}',
  summary: 'What an expert offers and what was verified about it. Those who were never approved are not found.',
  access: 'public',
  params: z.object({ vendorId: z.uuid() }),
  response: profileSchema,
});

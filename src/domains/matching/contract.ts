import { splitCommas } from '#lib/comma-list.ts';
import { z } from 'zod';
import { timeOfDayField } from '#lib/stored-values.ts';
import { listingSummarySchema } from '#domains/listings/contract.ts';
import { BACK_END_RATIOS, CUSTOMARY_RATIOS } from '#lib/affordability.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { type KeyedLists, unsavedSchema } from '#lib/field-changes.ts';
import { WISH_KEYS } from './model/wishes.ts';

/** The seven steps of the questionnaire, as its address names them. */
export const FLOW_STEPS = ['timeline', 'budget', 'where', 'home', 'features', 'taste', 'review'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

export const HOME_TYPE_CHOICES = ['single_family', 'townhouse', 'condo', 'multi_family', 'manufactured'] as const;
export const TRAVEL_MODES = ['drive', 'transit', 'bike', 'walk'] as const;
export const MOST_ANCHORS = 3;
export const MOST_LABEL_LETTERS = 40;
export const MOST_TASTES = 200;

const money = (max: number) => z.number().min(0).max(max).nullable().default(null);
const whole = (max: number) => z.number().int().min(0).max(max).nullable().default(null);
const weightSchema = z.number().int().min(1).max(5).describe('1 matters little, 5 matters most');
const yesNo = z.boolean().nullable().default(null);

/** How firm a wish is: a must leaves homes out, a nice-to-have moves them up. */
const firmness = { isMust: z.boolean().default(false), weight: weightSchema.default(3) };
const firmnessSchema = z.strictObject(firmness);
export type Firmness = z.infer<typeof firmnessSchema>;

const ringSchema = z
  .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
  .min(3)
  .max(100);

const anchorSchema = z.strictObject({
  label: z.string().trim().min(1).max(MOST_LABEL_LETTERS).describe('The buyer’s name for it; ranking ignores it'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  mode: z.enum(TRAVEL_MODES),
  minutes: z.number().int().min(1).max(120),
  arriveBy: timeOfDayField('give a time such as 08:30').nullable().default(null),
  ...firmness,
});
export type CommuteAnchor = z.infer<typeof anchorSchema>;

/**
 * What a buyer looks for, and nothing about who the buyer is. The schema refuses unknown fields, so none can creep in: it
 * never asks about family, religion, origin, disability, age or the kind of neighbors.
 */
export const buyerProfileSchema = z.strictObject({
  timeline: z
    .strictObject({
      when: z.enum(['now', 'in-3-months', 'in-6-months', 'just-looking']).nullable().default(null),
      isFirstHome: yesNo,
      isSellingToo: yesNo,
      isPreApproved: yesNo,
    })
    .prefault({}),
  budget: z
    .strictObject({
      limitBy: z.enum(['price', 'month']).default('price'),
      priceMax: money(1e9).describe('Dollars'),
      monthlyMax: money(1e6).describe('Dollars a month, with all costs of the home'),
      incomeMonthly: money(1e7),
      debtsMonthly: money(1e7),
      downPayment: money(1e9),
      interestRate: z.number().min(0).max(0.25).nullable().default(null),
      termYears: z.union([z.literal(15), z.literal(20), z.literal(30)]).default(30),
      hoaMonthly: money(1e5).describe('Assumed dues, if a home’s own are unknown'),
      backEndRatio: z
        .literal(BACK_END_RATIOS)
        .default(CUSTOMARY_RATIOS.debts)
        .describe('Highest ratio of housing and debts to income'),
      ...firmness,
      isMust: z.boolean().default(true),
      weight: weightSchema.default(5),
    })
    .prefault({}),
  where: z
    .strictObject({
      places: z
        .array(z.strictObject({ slug: z.string().min(1).max(120), label: z.string().min(1).max(120) }))
        .max(10)
        .default([]),
      rings: z.array(ringSchema).max(5).default([]),
      ...firmness,
      isMust: z.boolean().default(true),
      weight: weightSchema.default(4),
      anchors: z.array(anchorSchema).max(MOST_ANCHORS).default([]),
    })
    .prefault({}),
  home: z
    .strictObject({
      types: z.array(z.enum(HOME_TYPE_CHOICES)).max(5).default([]),
      bedsMin: whole(20),
      bathsMin: whole(20),
      livingAreaMin: whole(100_000).describe('Square feet'),
      lotSizeMin: whole(100_000_000).describe('Square feet'),
      yearBuiltMin: whole(2200),
      storiesMax: whole(20),
      garageMin: whole(20),
      hoaMax: whole(100_000).describe('Dollars a month'),
      firmness: z
        .strictObject({
          types: firmnessSchema.optional(),
          bedsMin: firmnessSchema.optional(),
          bathsMin: firmnessSchema.optional(),
          livingAreaMin: firmnessSchema.optional(),
          lotSizeMin: firmnessSchema.optional(),
          yearBuiltMin: firmnessSchema.optional(),
          storiesMax: firmnessSchema.optional(),
          garageMin: firmnessSchema.optional(),
          hoaMax: firmnessSchema.optional(),
        })
        .prefault({}),
    })
    .prefault({}),
  wishes: z
    .array(
      z.strictObject({
        feature: z.enum(WISH_KEYS),
        stance: z.enum(['must', 'nice', 'avoid']),
        weight: weightSchema.default(3),
      }),
    )
    .max(WISH_KEYS.length)
    .default([]),
  taste: z
    .array(z.strictObject({ listingKey: z.string().min(1).max(64), isLiked: z.boolean() }))
    .max(MOST_TASTES)
    .default([]),
});
export type BuyerProfile = z.infer<typeof buyerProfileSchema>;
export type HomeWish = Exclude<keyof BuyerProfile['home'], 'firmness'>;

/** A profile without any answers. */
export function emptyProfile(): BuyerProfile {
  return buyerProfileSchema.parse({});
}

export const VERDICTS = ['met', 'close', 'missed', 'unknown'] as const;

export const criterionMatchSchema = z.object({
  id: z.string().describe('budget, home.bedsMin, wish.pool, commute.0, taste'),
  label: z.string(),
  stance: z.enum(['must', 'nice', 'avoid', 'learned']),
  weight: z.number().describe('Its share of the score'),
  utility: z.number().describe('0 to 1; for unknown values, what such homes usually have'),
  verdict: z.enum(VERDICTS),
  text: z.string().describe('What the home has, measured against the wish: "$180/mo over your limit"'),
});
export type CriterionMatch = z.infer<typeof criterionMatchSchema>;

export const matchSchema = z.object({
  score: z.number().int().min(0).max(100),
  reasons: z.array(z.string()).describe('Reasons for it, most important first'),
  closeCalls: z.array(z.string()).describe('What it narrowly misses'),
  misses: z.array(z.string()).describe('What it lacks'),
  unknowns: z.array(z.string()).describe('What its listing does not say'),
  criteria: z.array(criterionMatchSchema),
});
export type Match = z.infer<typeof matchSchema>;

export const relaxStepSchema = z.object({
  criterion: z.string(),
  label: z.string(),
  suggestion: z.string().describe('"Raise your limit to $462,000"'),
  count: z.number().int().describe('Homes that would then match'),
  countWithout: z.number().int().describe('Homes that would match without this wish'),
  value: z.number().nullable().describe('If the wish is a bound: the nearest value that finds a home'),
});
export type RelaxStep = z.infer<typeof relaxStepSchema>;

const engineSchema = z.string().describe('The method: Rules, and its version');

export const matchResultSchema = z.object({
  items: z.array(z.object({ listing: listingSummarySchema, match: matchSchema })),
  total: z.object({
    matching: z.number().int().describe('Homes that meet every must, or narrowly miss one'),
    considered: z.number().int().describe('Homes that were scored'),
    isComplete: z.boolean().describe('False: the area has more homes; those that meet the most wishes were scored'),
  }),
  relax: z.array(relaxStepSchema).describe('If nothing matches: what to give up, most homes first'),
  missing: z.array(z.string()).describe('Wishes that are left out because no data here answers them'),
  engine: engineSchema,
});
export type MatchResult = z.infer<typeof matchResultSchema>;

const profileBody = z.object({ profile: buyerProfileSchema });

export const findMatches = defineEndpoint({
  method: 'POST',
  path: '/api/matches',
  summary: 'Homes ranked for a profile, each with its score, reasons, close calls and the breakdown. Nothing is kept.',
  access: 'public',
  body: profileBody.extend({
    offset: z.number().int().min(0).max(1000).default(0),
    limit: z.number().int().min(1).max(48).default(12),
  }),
  readsOnly: true,
  response: matchResultSchema,
});

export const findSamples = defineEndpoint({
  method: 'POST',
  path: '/api/matches/samples',
  summary: 'Homes that meet every must and the budget of a profile, as different as possible, to like or dislike.',
  access: 'public',
  body: profileBody,
  readsOnly: true,
  response: z.object({ items: z.array(listingSummarySchema) }),
});

export const savedProfileSchema = z.object({
  profile: buyerProfileSchema,
  step: z.enum(FLOW_STEPS),
  version: z.number().int().describe('Increases with every save'),
  updatedAt: z.string(),
});
export type SavedProfile = z.infer<typeof savedProfileSchema>;

/** What is saved while somebody answers: the answers, and the step where they stopped. */
export const answersInProgressSchema = z.strictObject({ profile: buyerProfileSchema, step: z.enum(FLOW_STEPS) });
export type AnswersInProgress = z.infer<typeof answersInProgressSchema>;

/** The lists in which two windows may change different entries at the same time. */
export const KEYED_ANSWERS: KeyedLists = {
  'profile.taste': 'listingKey',
  'profile.wishes': 'feature',
  'profile.where.places': 'slug',
};

export const getBuyerProfile = defineEndpoint({
  method: 'GET',
  path: '/api/buyer-profile',
  summary: 'My saved profile, or null.',
  access: 'signed-in',
  response: z.object({ saved: savedProfileSchema.nullable() }),
});

// A profile saves itself while somebody fills it in.
const writes = { name: 'buyer-profile', hits: 1200, perSeconds: 3600 } as const;

export const saveBuyerProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/buyer-profile',
  summary: 'Saves changed fields of my profile (`profile.…`) and where I left off (`step`). Keeps changes of other windows.',
  access: 'signed-in',
  body: unsavedSchema,
  response: savedProfileSchema,
  limit: writes,
});

export const deleteBuyerProfile = defineEndpoint({
  method: 'DELETE',
  path: '/api/buyer-profile',
  summary: 'Deletes my profile.',
  access: 'signed-in',
  limit: writes,
});

export const getListingMatch = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{listingKey}/match',
  summary: 'How one home fits my saved profile; null if I have none.',
  access: 'signed-in',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  response: z.object({ match: matchSchema.nullable(), engine: engineSchema }),
});

export const MOST_SCORED = 100;

export const getMatchScores = defineEndpoint({
  method: 'GET',
  path: '/api/buyer-profile/scores',
  summary: 'How well some homes match my saved profile. Leaves out homes that do not match.',
  access: 'signed-in',
  query: z.object({
    keys: z
      .string()
      .max(MOST_SCORED * 65, `give at most ${MOST_SCORED} listing keys`)
      .transform(splitCommas)
      .refine((keys) => keys.length <= MOST_SCORED, `give at most ${MOST_SCORED} listing keys`)
      .describe('Listing keys, separated by commas'),
  }),
  response: z.object({ scores: z.record(z.string(), z.number().int()).describe('0 to 100, by listing key') }),
});

export const getMyMatches = defineEndpoint({
  method: 'GET',
  path: '/api/buyer-profile/matches',
  summary: 'The best matches for my saved profile, and how many came on the market since my last visit.',
  access: 'signed-in',
  query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
  response: z.object({
    items: matchResultSchema.shape.items,
    matching: z.number().int(),
    newCount: z.number().int(),
    since: z.string().nullable().describe('My last visit'),
    hasProfile: z.boolean(),
  }),
});

export const seeMyMatches = defineEndpoint({
  method: 'POST',
  path: '/api/buyer-profile/matches/seen',
  summary: 'Marks my matches as seen: homes on the market now are no longer new.',
  access: 'signed-in',
  limit: writes,
});

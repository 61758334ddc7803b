import { z } from 'zod';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { CHECK_KINDS } from '../model/ledger.ts';
import { PRICE_MODELS } from '../model/prices.ts';
import { PARTS } from '../model/ranking.ts';

export const badgeSchema = z.object({
  kind: z.enum(CHECK_KINDS),
  what: z.string().describe('What exactly was checked'),
  checker: z.string(),
  checkedOn: z.string(),
  expiresOn: z.string().describe('The last day on which it counts'),
});
export type Badge = z.infer<typeof badgeSchema>;

export const priceSchema = z.object({
  model: z.enum(PRICE_MODELS),
  cents: z.number().nullable(),
  rate: z.number().nullable(),
  minimumCents: z.number().nullable(),
});

/** What lists show of a vendor in one category. */
export const vendorCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  categoryKey: z.enum(CATEGORY_KEYS),
  city: z.string(),
  state: z.string(),
  area: z.string().describe('“Within 25 miles of Cedar Falls”'),
  languages: z.array(z.string()),
  worksRemotely: z.boolean(),
  badges: z.array(badgeSchema),
  price: priceSchema,
  nextFreeAt: z.string().nullable().describe('From their calendar, if they keep one here'),
  leadDays: z.number().describe('How many days ahead they can usually begin'),
  jobsDone: z.number(),
  rating: z.number().nullable().describe('Mean of all reviews, 1 to 5; null without any'),
  ratingCount: z.number(),
  responseMinutes: z.number().nullable().describe('Median until they answer a request'),
});
export type VendorCard = z.infer<typeof vendorCardSchema>;

export const matchedVendorSchema = z.object({
  vendor: vendorCardSchema,
  score: z.number().describe('0 to 1, by the published formula'),
  parts: z.record(z.enum(PARTS), z.number()).describe('Each 0 to 1'),
  assumed: z.array(z.enum(PARTS)).describe('Parts of which nothing is known: they count as the median of the others'),
  why: z.array(z.object({ part: z.enum(PARTS), text: z.string() })),
  isNewcomer: z.boolean(),
  isExplored: z.boolean().describe('Has the place that is kept for newcomers'),
});
export type MatchedVendor = z.infer<typeof matchedVendorSchema>;

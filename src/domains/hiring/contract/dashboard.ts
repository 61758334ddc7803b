import { z } from 'zod';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { GUIDE_MONTHS, GUIDE_QUOTES, GUIDE_VENDORS } from '../model/price-guide.ts';
import { REPORT_KINDS } from '../model/reasons.ts';
import { ENGAGEMENT_STATUSES } from '../model/status-changes.ts';
import { leadLineSchema } from './leads.ts';
import { jobFileSchema, reviewSchema } from './engagements.ts';

const kpisSchema = z.object({
  responseMinutes: z.number().nullable().describe('Median until an answer, of the last 90 days'),
  acceptRate: z.number().nullable().describe('Of leads that were answered or expired, 90 days'),
  winRate: z.number().nullable().describe('Of leads with a quote that were decided, 90 days'),
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  jobsDone: z.number().int().describe('Of all time'),
  wonCents: z.number().int().nullable().describe('Of quotes accepted in the last 30 days; for those who answer for the team'),
  earnedCents: z
    .number()
    .int()
    .nullable()
    .describe('Released to the vendor in the last 30 days, after the fee; for those who answer for the team'),
});

export const vendorDaySchema = z.object({
  vendorId: z.uuid(),
  name: z.string(),
  mayAnswer: z
    .boolean()
    .describe('Whether the caller answers for the team: for others, nothing waits to be answered, quoted or confirmed'),
  waiting: z.array(leadLineSchema).describe('Not answered yet, the first to expire first'),
  toQuote: z.array(leadLineSchema).describe('Accepted, without a quote'),
  quoted: z.array(leadLineSchema).describe('Quotes that wait for the client'),
  toConfirm: z.array(leadLineSchema).describe('Won: the vendor confirms the job'),
  today: z.array(leadLineSchema).describe('Jobs under way that begin today or began'),
  upcoming: z.array(leadLineSchema).describe('Jobs that begin later, the first to begin first'),
  unread: z.array(leadLineSchema),
  toDo: z
    .array(
      z.object({
        engagementId: z.uuid(),
        leadId: z.uuid(),
        label: z.string(),
        tasks: z.array(z.object({ id: z.uuid(), title: z.string() })),
      }),
    )
    .describe('Jobs with the steps that the vendor still has to take, the first to begin first'),
  kpis: kpisSchema,
});
export type VendorDay = z.infer<typeof vendorDaySchema>;

const countsSchema = z.object({
  leads: z.number().int(),
  accepted: z.number().int(),
  quoted: z.number().int(),
  won: z.number().int(),
  completed: z.number().int(),
});

export const vendorFiguresSchema = z.object({
  vendorId: z.uuid(),
  months: z.array(
    countsSchema.extend({
      month: z.string().describe('Such as 2026-11'),
      wonCents: z.number().int(),
      stars: z.number().nullable(),
      reviews: z.number().int(),
    }),
  ),
  funnel: countsSchema
    .extend({
      due: z.number().int().describe('Answered, or the time to answer is over: the share accepted is of these'),
      decided: z.number().int().describe('With a quote that waits for nobody: the share won is of these'),
    })
    .describe('Of the last twelve months'),
  byCategory: z.array(countsSchema.extend({ categoryKey: z.enum(CATEGORY_KEYS) })),
  byPostalCode: z.array(countsSchema.extend({ postalCode: z.string() })).describe('The twenty with most leads'),
  losses: z.array(z.object({ reason: z.string(), count: z.number().int() })).describe('Declined, expired and lost, by reason'),
  prices: z
    .array(
      z.object({
        categoryKey: z.enum(CATEGORY_KEYS),
        ownMedianCents: z.number().int().nullable(),
        ownQuotes: z.number().int(),
        marketMedianCents: z
          .number()
          .int()
          .nullable()
          .describe(`Of quotes accepted by all clients; null below ${GUIDE_QUOTES} of ${GUIDE_VENDORS} vendors`),
        marketQuotes: z.number().int(),
      }),
    )
    .describe(`Accepted quotes of ${GUIDE_MONTHS} months`),
  jobs: z.array(leadLineSchema).describe('Its jobs, for the calendar, with and without a time'),
});
export type VendorFigures = z.infer<typeof vendorFiguresSchema>;

export const vendorReviewsSchema = z.object({
  reviews: z.array(reviewSchema),
  count: z.number().int(),
  mean: z.number().nullable(),
  stars: z.array(z.number().int()).length(5).describe('How many of one to five stars'),
  aspects: z.record(z.string(), z.object({ mean: z.number(), count: z.number().int() })),
  nextCursor: z.string().nullable(),
});
export type VendorReviews = z.infer<typeof vendorReviewsSchema>;

export const jobDisputeSchema = z.object({
  engagementId: z.uuid(),
  status: z.enum(ENGAGEMENT_STATUSES),
  requestNumber: z.number().int(),
  categoryKey: z.enum(CATEGORY_KEYS),
  description: z.string(),
  client: z.string().nullable().describe('Null once they have left'),
  vendor: z.string(),
  totalCents: z.number().int(),
  startsAt: z.string().nullable(),
  disputedBy: z.enum(['client', 'vendor']).nullable(),
  reason: z.string(),
  files: z.array(jobFileSchema),
});
export type JobDispute = z.infer<typeof jobDisputeSchema>;

export const moderationItemSchema = z.object({
  reportId: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  aboutId: z.uuid(),
  reason: z.string(),
  note: z.string(),
  reportedAt: z.string(),
  reporter: z.string(),
  about: z.enum(['review', 'vendor', 'client']).describe('Whom or what a decision acts on'),
  vendor: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Null once it is gone'),
  review: reviewSchema.nullable(),
});
export const heldReviewSchema = z.object({
  review: reviewSchema,
  vendor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type HeldReview = z.infer<typeof heldReviewSchema>;
export type ModerationItem = z.infer<typeof moderationItemSchema>;

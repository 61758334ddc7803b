import { z } from 'zod';
import { sharedFileSchema } from '#domains/correspondence/contract.ts';
import { MOST_SCOPE_LETTERS } from '#domains/experts/contract.ts';
import { messageField } from '#lib/contact-form.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { dayField } from '#lib/stored-values.ts';
import { MOST_LETTERS as MOST_PERSON_LETTERS } from '#lib/text-limits.ts';
import { MOST_NAMED, MOST_ASKED } from '../model/hiring-terms.ts';
import { LEAD_STATUSES, REQUEST_STATUSES } from '../model/status-changes.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { engagementSchema } from './engagements.ts';
import { quoteSchema } from './quotes.ts';

const placeSchema = z.object({
  address: messageField(MOST_LETTERS.address),
  postalCode: z
    .string()
    .trim()
    .max(5, 'Give the five digits of the ZIP code')
    .regex(/^(\d{5})?$/, 'Give the five digits of the ZIP code'),
});

/** What the form of a request holds. A draft may lack most of it. */
export const requestFormSchema = z.object({
  categoryKey: z.enum(CATEGORY_KEYS, 'Choose what you need'),
  description: messageField(MOST_LETTERS.description),
  answers: z
    .record(z.string().max(60), messageField(MOST_SCOPE_LETTERS))
    .refine((all) => Object.keys(all).length <= 40, 'Too many answers'),
  place: placeSchema.nullable(),
  startsOn: dayField('Give a day').nullable(),
  endsOn: dayField('Give a day').nullable(),
  budgetCents: z
    .number('Give an amount, or leave it empty')
    .int('Give an amount, or leave it empty')
    .min(100, 'Give at least $1')
    .max(10_000_000_00, 'Give at most $10,000,000')
    .nullable(),
  accessNotes: messageField(MOST_LETTERS.accessNotes),
  phone: z
    .string()
    .trim()
    .max(MOST_PERSON_LETTERS.phone, `Keep the phone number under ${MOST_PERSON_LETTERS.phone} characters`)
    .regex(/^[+()\d .-]*$/, 'Use digits, spaces, and + ( ) . - only'),
  mayCall: z.boolean(),
  maxPros: z.number().int().min(1, 'Ask at least one').max(MOST_ASKED, `Ask at most ${MOST_ASKED} at the same time`),
});
export type RequestForm = z.output<typeof requestFormSchema>;

export const namedVendors = z
  .array(z.uuid())
  .min(1, 'Name at least one professional')
  .max(MOST_NAMED, `Name at most ${MOST_NAMED} professionals`)
  .describe('In the order in which they are asked; each stands for a consent to pass the request on to them');

const clientLeadSchema = z.object({
  id: z.uuid(),
  vendor: z.object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable().describe('Once they accept'),
    email: z.string().nullable().describe('Once they accept'),
    facts: z
      .object({
        rating: z.number().nullable().describe('Mean of all reviews, 1 to 5'),
        ratingCount: z.number().int(),
        jobsDone: z.number().int(),
        responseMinutes: z.number().nullable().describe('Median until they answer a request'),
        checks: z.array(z.string()).describe('What was checked about them and counts today'),
      })
      .nullable()
      .describe('Of those who sent a quote or are still to answer; null of others, and of those who are not listed now'),
  }),
  status: z.enum(LEAD_STATUSES),
  askedAt: z.string(),
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
  reason: z.string().nullable().describe('Why they declined or gave up'),
  quotes: z.array(quoteSchema).describe('Newest first'),
  canAccept: z.boolean().describe('Whether the latest quote can be accepted now'),
  engagement: engagementSchema.nullable(),
  isBlocked: z.boolean().describe('Whether the client blocked them'),
  isUnread: z.boolean(),
});
export type ClientLead = z.infer<typeof clientLeadSchema>;

export const serviceRequestSchema = z.object({
  id: z.uuid(),
  number: z.number().int(),
  version: z.number().int(),
  status: z.enum(REQUEST_STATUSES),
  form: requestFormSchema,
  place: z.string().describe('Street, city, state and ZIP code in one line; empty where none was given'),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  updatedAt: z.string(),
  files: z.array(sharedFileSchema),
  leads: z.array(clientLeadSchema),
  line: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('Named, and asked when someone drops out'),
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

export const priceGuideSchema = z.object({
  isKnown: z.boolean(),
  lowCents: z.number().int().nullable(),
  medianCents: z.number().int().nullable(),
  highCents: z.number().int().nullable(),
  quotes: z.number().int(),
  vendors: z.number().int(),
  scope: z.enum(['area', 'state', 'everywhere']).describe('Where the quotes are from: widened until there are enough'),
  months: z.number().int(),
});
export type PriceGuideAnswer = z.infer<typeof priceGuideSchema>;

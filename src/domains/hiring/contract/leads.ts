import { z } from 'zod';
import { sharedFileSchema } from '#domains/correspondence/contract.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { LEAD_EVENT_NAMES } from '../model/hiring-words.ts';
import { LEAD_STATUSES, LOSS_REASONS, REQUEST_STATUSES } from '../model/status-changes.ts';
import { engagementSchema } from './engagements.ts';
import { quoteSchema } from './quotes.ts';

export const LEAD_VERBS = ['accept', 'decline', 'give-up', 'quote'] as const;
export const FEE_KINDS = ['none', 'accepted-quote'] as const;

/** What lists show of a lead. Nothing in it says who the client is before the vendor accepts. */
export const leadLineSchema = z.object({
  id: z.uuid(),
  requestNumber: z.number().int(),
  categoryKey: z.enum(CATEGORY_KEYS),
  status: z.enum(LEAD_STATUSES),
  lostBecause: z.enum(LOSS_REASONS).nullable(),
  clientName: z.string().nullable().describe('Once the vendor accepts'),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  askedAt: z.string(),
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  budgetCents: z.number().int().nullable(),
  quoteCents: z.number().int().nullable().describe('Of the latest quote'),
  quoteValidUntil: z.string().nullable(),
  confirmBy: z
    .string()
    .nullable()
    .describe('Until when the team has to confirm the job that came of it; null where there is none to confirm'),
  jobStartsAt: z.string().nullable(),
  engagementStatus: z.string().nullable(),
  isUnread: z.boolean().describe('Whether the client wrote something that the team has not read'),
});
export type LeadLine = z.infer<typeof leadLineSchema>;

export const leadSchema = leadLineSchema.extend({
  vendorId: z.uuid(),
  requestStatus: z.enum(REQUEST_STATUSES),
  closesAt: z.string().nullable(),
  description: z.string().describe('Phone numbers, addresses and links are taken out until the vendor accepts'),
  hidesContacts: z.boolean(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  place: z
    .object({ address: z.string(), latitude: z.number(), longitude: z.number(), accessNotes: z.string() })
    .nullable()
    .describe('Once the vendor accepts'),
  client: z
    .object({ name: z.string(), email: z.string().nullable(), phone: z.string(), mayCall: z.boolean() })
    .nullable()
    .describe('Once the vendor accepts'),
  invited: z.number().int().describe('How many professionals take part now, this one among them'),
  maxPros: z.number().int(),
  fit: z.array(z.string()).describe('Why the formula proposed this vendor'),
  fitScore: z.number().nullable().describe('0 to 1, by the published formula, as it was when the client named this vendor'),
  miles: z.number().nullable().describe('From the vendor’s base to the middle of the ZIP code, in a straight line'),
  fee: z.enum(FEE_KINDS),
  reason: z.string().nullable().describe('Why the vendor declined or gave up'),
  files: z.array(sharedFileSchema),
  quotes: z.array(quoteSchema).describe('Newest first'),
  engagement: engagementSchema.nullable(),
  events: z.array(
    z.object({ what: z.enum(LEAD_EVENT_NAMES), side: z.string(), by: z.string().nullable(), note: z.string(), at: z.string() }),
  ),
  verbs: z.array(z.enum(LEAD_VERBS)).describe('What the caller may do now'),
  isBlocked: z.boolean().describe('Whether the vendor blocked the client'),
});
export type Lead = z.infer<typeof leadSchema>;

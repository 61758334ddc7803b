import { z } from 'zod';
import { sharedFileSchema } from '#domains/correspondence/contract.ts';
import { ENVELOPE_STATUSES } from '#domains/signing/contract.ts';
import { REVIEW_ASPECT_KEYS } from '../model/reasons.ts';
import { ENGAGEMENT_CHANGES, ENGAGEMENT_STATUSES } from '../model/status-changes.ts';

export const REVIEW_STATUSES = ['shown', 'held', 'removed'] as const;

export const reviewSchema = z.object({
  id: z.uuid(),
  stars: z.number().int().describe('1 to 5'),
  aspects: z.partialRecord(z.enum(REVIEW_ASPECT_KEYS), z.number().int()),
  body: z.string(),
  author: z.string().describe('First name and initial'),
  categoryKey: z.string(),
  writtenAt: z.string(),
  status: z.enum(REVIEW_STATUSES),
  statusReason: z.string(),
  reply: z.object({ body: z.string(), at: z.string() }).nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

const taskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  side: z.enum(['client', 'vendor']).describe('Who does it'),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
});

export const ENGAGEMENT_VERBS = [
  ...(Object.keys(ENGAGEMENT_CHANGES) as (keyof typeof ENGAGEMENT_CHANGES)[]),
  'report-done',
] as const;

export const jobFileSchema = sharedFileSchema.extend({ addedAt: z.string(), addedBy: z.enum(['client', 'vendor']) });
export type JobFile = z.infer<typeof jobFileSchema>;

export const engagementSchema = z.object({
  id: z.uuid(),
  status: z.enum(ENGAGEMENT_STATUSES),
  totalCents: z.number().int(),
  startsAt: z.string().nullable().describe('The option of the quote that the client chose'),
  confirmBy: z.string().describe('Until then the vendor confirms the job, or it ends'),
  confirmedAt: z.string().nullable(),
  doneAt: z.string().nullable().describe('When the vendor said that the work is done'),
  silenceEndsAt: z.string().nullable().describe('When the work counts as confirmed if the client says nothing'),
  completedAt: z.string().nullable(),
  reviewUntil: z.string().nullable(),
  disputedBy: z.enum(['client', 'vendor']).nullable(),
  reason: z.string().describe('Why it is disputed or was canceled'),
  tasks: z.array(taskSchema),
  files: z.array(jobFileSchema),
  agreement: z
    .object({
      envelopeId: z.uuid(),
      status: z.enum(ENVELOPE_STATUSES),
      people: z.array(z.object({ name: z.string(), side: z.enum(['client', 'vendor']), signedAt: z.string().nullable() })),
      recipientId: z.uuid().nullable().describe('The caller’s part, while their signature is asked for'),
    })
    .nullable()
    .describe('The agreement that both sides sign, made of the accepted quote'),
  review: reviewSchema.nullable(),
  verbs: z.array(z.enum(ENGAGEMENT_VERBS)).describe('What the caller may do now'),
  canReview: z.boolean(),
  createdAt: z.string(),
});
export type Engagement = z.infer<typeof engagementSchema>;

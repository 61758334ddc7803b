import { z } from 'zod';
import { defineListedSharing } from '#domains/sharing/contract.ts';
import { LEAD_STATUSES, REQUEST_STATUSES } from '../model/status-changes.ts';
import { requestParams, writes } from './fields.ts';

const sharedRequestSchema = z.object({
  number: z.number().int(),
  status: z.enum(REQUEST_STATUSES),
  category: z.string().describe('The kind of service, in words'),
  description: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  place: z.string().describe('City, state and ZIP code; never the street'),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  closesAt: z.string().nullable(),
  asked: z.array(
    z.object({
      vendorId: z.uuid(),
      name: z.string(),
      status: z.enum(LEAD_STATUSES),
      answerBy: z.string(),
      quote: z.object({ totalCents: z.number().int(), validUntil: z.string() }).nullable().describe('Their latest that counts'),
    }),
  ),
  sharedBy: z.string(),
  expiresAt: z.string(),
});
export type SharedRequest = z.infer<typeof sharedRequestSchema>;

export const requestSharing = defineListedSharing({
  what: 'a request for a service that was sent',
  page: '/shared/service-request',
  path: '/api/service-requests/{requestId}',
  params: requestParams,
  limits: { create: writes, end: writes },
  opened: {
    path: '/api/shared/service-request/{token}',
    summary: 'A request by its link, to read: what was asked of whom, their answers and totals. Counts as a view.',
    response: sharedRequestSchema,
  },
});

import { z } from 'zod';
import { newShareSchema, shareMadeSchema, shareTokenParams } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cmaSchema } from './analysis.ts';
import { cents, EDIT_LIMIT, idParams } from './words.ts';

export const getReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}/report',
  summary: 'The report as PDF.',
  access: 'signed-in',
  params: idParams,
  produces: 'application/pdf',
});

export const createShare = defineEndpoint({
  method: 'POST',
  path: '/api/cmas/{id}/shares',
  summary: 'Makes a link to the report that anyone who has it may open until it expires. Its token is told only once.',
  access: 'signed-in',
  params: idParams,
  body: newShareSchema,
  response: shareMadeSchema,
  limit: { name: 'cma-share', hits: 60, perSeconds: 3600 },
});

export const endShare = defineEndpoint({
  method: 'DELETE',
  path: '/api/cmas/{id}/shares/{shareId}',
  summary: 'Ends a link.',
  access: 'signed-in',
  params: idParams.extend({ shareId: z.uuid() }),
  limit: EDIT_LIMIT,
});

const sharedCmaSchema = z.object({
  title: z.string(),
  address: z.string(),
  preparedBy: z.string(),
  company: z.string(),
  effectiveDate: z.string(),
  expiresAt: z.string(),
  result: cmaSchema.shape.result,
  comps: z.array(
    z.object({
      address: z.string(),
      closeDate: z.string().nullable(),
      priceCents: cents,
      adjustedCents: cents,
      weight: z.number(),
    }),
  ),
});
export type SharedCma = z.infer<typeof sharedCmaSchema>;

export const getSharedCma = defineEndpoint({
  method: 'GET',
  path: '/api/shared/cma/{token}',
  summary: 'What a link to a report leads to: title, value and when it ends. Counts as a view.',
  access: 'public',
  params: shareTokenParams,
  response: sharedCmaSchema,
});

export const getSharedReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/shared/cma/{token}/report',
  summary: 'The shared report as PDF.',
  access: 'public',
  params: shareTokenParams,
  produces: 'application/pdf',
  limit: { name: 'cma-shared-report', hits: 30, perSeconds: 600 },
});

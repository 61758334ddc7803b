import { z } from 'zod';
import { defineSharing } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { cmaSchema } from './analysis.ts';
import { cents, EDIT_LIMIT, idParams } from './fields.ts';

export const getReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/cmas/{id}/report',
  summary: 'The report as PDF.',
  access: 'signed-in',
  params: idParams,
  produces: 'application/pdf',
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

export const cmaSharing = defineSharing({
  what: 'the report of an analysis',
  page: '/shared/cma',
  path: '/api/cmas/{id}',
  params: idParams,
  limits: { create: { name: 'cma-share', hits: 60, perSeconds: 3600 }, end: EDIT_LIMIT },
  opened: {
    path: '/api/shared/cma/{token}',
    summary: 'The analysis behind a link: title, value and when the link ends. Counts as a view.',
    response: sharedCmaSchema,
  },
  endsWithoutAnswer: true,
});

export const getSharedReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/shared/cma/{token}/report',
  summary: 'The shared report as PDF.',
  access: 'public',
  params: linkTokenParams,
  produces: 'application/pdf',
  limit: { name: 'cma-shared-report', hits: 30, perSeconds: 600 },
});

import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { homeParams } from './fields.ts';

const file = { method: 'GET', produces: 'application/pdf' } as const;
const limit = { name: 'valuation-report', hits: 30, perSeconds: 600 };

export const getHomeReport = defineEndpoint({
  ...file,
  path: '/api/valuation/homes/{homeId}/report',
  summary: 'The valuation report of a home on record as PDF.',
  access: 'public',
  params: homeParams,
  limit,
});

export const getListingReport = defineEndpoint({
  ...file,
  path: '/api/valuation/listings/{listingKey}/report',
  summary: 'The valuation report of a listed home as PDF. 403 if its seller does not allow estimates.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(120) }),
  limit,
});

export const getMyReport = defineEndpoint({
  ...file,
  path: '/api/valuation/my-homes/{homeId}/report',
  summary: 'The valuation report of a home that the signed-in person claimed, with their corrections, as PDF.',
  access: 'signed-in',
  params: homeParams,
  limit,
});

export const getSharedReport = defineEndpoint({
  ...file,
  path: '/api/shared/valuation/{token}/report',
  summary: 'The report behind a link as PDF, as of today.',
  access: 'public',
  params: linkTokenParams,
  limit,
});

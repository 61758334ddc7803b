import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cursorParam, instantField } from '#lib/stored-values.ts';
import { quoteTermsSchema } from '../model/quote-terms.ts';
import { DECLINE_REASON_KEYS, GIVE_UP_REASON_KEYS } from '../model/reasons.ts';
import { leadLineSchema, leadSchema } from './leads.ts';
import { writes, leadParams, vendorParams } from './fields.ts';
import { LEAD_FILTER_NAMES, LEAD_SORT_NAMES } from '../model/lead-filters.ts';

export * from '../model/lead-filters.ts';

export const listLeads = defineEndpoint({
  method: 'GET',
  path: '/api/vendors/{vendorId}/leads',
  summary: 'Leads of a vendor that I belong to.',
  access: 'signed-in',
  params: vendorParams,
  query: z.object({
    filter: z.enum(LEAD_FILTER_NAMES).default('all'),
    sort: z.enum(LEAD_SORT_NAMES).default('newest'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: cursorParam.optional(),
  }),
  response: z.object({ leads: z.array(leadLineSchema), total: z.number().int(), nextCursor: z.string().nullable() }),
});

export const getLead = defineEndpoint({
  method: 'GET',
  path: '/api/leads/{leadId}',
  summary: 'A lead of a vendor that I belong to. By the id of its job, too. Changes nothing.',
  access: 'signed-in',
  params: leadParams,
  response: leadSchema,
});

export const viewLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/view',
  summary: 'Notes that the team read a lead.',
  access: 'signed-in',
  params: leadParams,
  response: leadSchema,
  limit: { name: 'hiring-notes', hits: 600, perSeconds: 3600 },
});

export const acceptLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/accept',
  summary: 'Accepts a lead: both sides see how to reach each other. Costs nothing. A repeat changes nothing.',
  access: 'signed-in',
  params: leadParams,
  response: leadSchema,
  limit: writes,
});

export const declineLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/decline',
  summary: 'Declines a lead; the next in line is asked.',
  access: 'signed-in',
  params: leadParams,
  body: z.object({ reason: z.enum(DECLINE_REASON_KEYS, 'Choose a reason') }),
  response: leadSchema,
  limit: writes,
});

export const giveUpLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/end',
  summary: 'Gives an accepted lead up: it is lost, and its quote is taken back.',
  access: 'signed-in',
  params: leadParams,
  body: z.object({ reason: z.enum(GIVE_UP_REASON_KEYS, 'Choose a reason') }),
  response: leadSchema,
  limit: writes,
});

export const sendQuote = defineEndpoint({
  method: 'PUT',
  path: '/api/leads/{leadId}/quotes/{quoteId}',
  summary: 'Sends a quote for an accepted lead, or a new version that replaces it. The same id gets the same answer.',
  access: 'signed-in',
  params: z.object({ ...leadParams.shape, quoteId: z.uuid() }),
  body: z.object({ terms: quoteTermsSchema, validUntil: instantField('Say how long it’s valid') }),
  response: leadSchema,
  limit: writes,
});

export const withdrawQuote = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/quotes/{quoteId}/withdraw',
  summary: 'Takes a quote back.',
  access: 'signed-in',
  params: z.object({ ...leadParams.shape, quoteId: z.uuid() }),
  response: leadSchema,
  limit: writes,
});

export const getLeadFile = defineEndpoint({
  method: 'GET',
  path: '/api/leads/{leadId}/files/{documentId}',
  summary: 'A file of the request, as a download, for its client and for vendors while they take part.',
  access: 'signed-in',
  params: z.object({ ...leadParams.shape, documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { matchedVendorSchema } from '#domains/experts/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { instantField } from '#lib/stored-values.ts';
import { CALL_CONSENT, REQUEST_CONSENT } from '../model/contact-consent.ts';
import { CONFIRM_DAYS } from '../model/hiring-terms.ts';
import { GUIDE_MONTHS, GUIDE_QUOTES, GUIDE_VENDORS } from '../model/price-guide.ts';
import { namedVendors, priceGuideSchema, requestFormSchema, serviceRequestSchema } from './requests.ts';
import { reasonField, requestParams, writes } from './fields.ts';

const consentVersion = z.literal(
  REQUEST_CONSENT.version,
  'The text of the consent has changed: reload the page and read it again',
);

export const listServiceRequests = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests',
  summary: 'My requests for services with what came of them, newest first.',
  access: 'signed-in',
  response: z.object({ requests: z.array(serviceRequestSchema) }),
});

export const findPriceGuide = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests/price-guide',
  summary: `What clients accepted for a service: quartiles of the last ${GUIDE_MONTHS} months. Unknown below ${GUIDE_QUOTES} quotes of ${GUIDE_VENDORS} vendors.`,
  access: 'public',
  query: z.object({
    category: z.enum(CATEGORY_KEYS),
    postalCode: z.string().max(10).default(''),
    state: z
      .string()
      .max(2, 'Give the state in two letters')
      .regex(/^([A-Z]{2})?$/)
      .default(''),
  }),
  response: priceGuideSchema,
});

export const getServiceRequest = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests/{requestId}',
  summary: 'One of my requests, by its own id or that of one of its leads or jobs.',
  access: 'signed-in',
  params: requestParams,
  response: serviceRequestSchema,
});

export const getRequestCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests/{requestId}/calendar.ics',
  summary: 'The dates of an open request of mine as an iCalendar file: answers due, its end, the days of the work.',
  access: 'signed-in',
  params: requestParams,
  produces: 'text/calendar',
  limit: { name: 'request-calendar', hits: 120, perSeconds: 3600 },
});

export const putServiceRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/service-requests/{requestId}',
  summary: 'Saves a draft under my own id, or changes a request that is open; those who were asked hear of it.',
  access: 'signed-in',
  params: requestParams,
  body: z.object({
    version: z.number().int().min(0).max(1_000_000).describe('That the caller saw; 0 for a new one'),
    form: requestFormSchema,
    callConsent: z
      .literal(CALL_CONSENT.version, 'The text of the consent to calls has changed: reload the page and read it again')
      .optional()
      .describe('The version of the text beside the box for calls that was shown'),
  }),
  response: serviceRequestSchema,
  limit: { name: 'service-drafts', hits: 1200, perSeconds: 3600 },
});

export const deleteServiceRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-requests/{requestId}',
  summary: 'Deletes a draft.',
  access: 'signed-in',
  params: requestParams,
  limit: writes,
});

export const matchServiceRequest = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests/{requestId}/matches',
  summary: 'Professionals for my request, ranked by the published formula, without those already asked or blocked.',
  access: 'signed-in',
  params: requestParams,
  response: z.object({
    version: z.string(),
    total: z.number().int(),
    recommended: z.array(matchedVendorSchema),
    all: z.array(matchedVendorSchema),
  }),
});

export const submitServiceRequest = defineEndpoint({
  method: 'POST',
  path: '/api/service-requests/{requestId}/submit',
  summary: 'Sends my draft to the professionals I named: as many at a time as it says, the others when one drops out.',
  access: 'signed-in',
  params: requestParams,
  body: z.object({
    vendorIds: namedVendors,
    consent: consentVersion,
    isAnyway: z.boolean().default(false).describe('Send even though a request for the same thing at the same place is open'),
  }),
  response: serviceRequestSchema,
  limit: { name: 'service-requests', hits: 30, perSeconds: 3600 },
});

export const nameVendors = defineEndpoint({
  method: 'POST',
  path: '/api/service-requests/{requestId}/vendors',
  summary: 'Names more professionals for an open request.',
  access: 'signed-in',
  params: requestParams,
  body: z.object({ vendorIds: namedVendors, consent: consentVersion }),
  response: serviceRequestSchema,
  limit: writes,
});

export const withdrawServiceRequest = defineEndpoint({
  method: 'POST',
  path: '/api/service-requests/{requestId}/withdraw',
  summary: 'Withdraws an open request: no one can answer it anymore.',
  access: 'signed-in',
  params: requestParams,
  response: serviceRequestSchema,
  limit: writes,
});

export const uploadRequestFile = defineEndpoint({
  method: 'PUT',
  path: '/api/service-requests/{requestId}/files/{documentId}',
  summary: 'Adds a file to my request: those who are asked can open it.',
  access: 'signed-in',
  params: z.object({ ...requestParams.shape, ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const deleteRequestFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-requests/{requestId}/files/{documentId}',
  summary: 'Puts a file of my request in the trash.',
  access: 'signed-in',
  params: z.object({ ...requestParams.shape, documentId: z.uuid() }),
  limit: writes,
});

export const acceptQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/{quoteId}/accept',
  summary: `Accepts a quote: the vendor has ${CONFIRM_DAYS} days to confirm the job. A request has one job at a time. A repeat changes nothing.`,
  access: 'signed-in',
  params: z.object({ quoteId: z.uuid() }),
  body: z.object({
    engagementId: z.uuid().describe('Made once for this choice'),
    startsAt: instantField('Choose one of the times').nullable().describe('One of the options of the quote; null if it has none'),
  }),
  response: serviceRequestSchema,
  limit: writes,
});

export const declineQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/{quoteId}/decline',
  summary: 'Declines a quote; the vendor can send another.',
  access: 'signed-in',
  params: z.object({ quoteId: z.uuid() }),
  body: z.object({ reason: reasonField }),
  response: serviceRequestSchema,
  limit: writes,
});

import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { CATEGORY_KEYS, matchedVendorSchema } from '#domains/experts/contract.ts';
import { messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cursorParam, instantField } from '#lib/stored-values.ts';
import {
  jobDisputeSchema,
  moderationItemSchema,
  vendorDaySchema,
  vendorFiguresSchema,
  vendorReviewsSchema,
} from './contract/dashboard.ts';
import { engagementSchema, reviewSchema } from './contract/engagements.ts';
import { leadLineSchema, leadSchema } from './contract/leads.ts';
import { namedVendors, priceGuideSchema, requestFormSchema, serviceRequestSchema } from './contract/requests.ts';
import { quoteTermsSchema } from './model/quote-terms.ts';
import { DECLINE_REASON_KEYS, GIVE_UP_REASON_KEYS, REPORT_REASON_KEYS, REVIEW_ASPECT_KEYS } from './model/reasons.ts';
import { REQUEST_CONSENT } from './model/contact-consent.ts';
import { MOST_LETTERS } from './model/text-limits.ts';

export type { JobDispute, ModerationItem, VendorDay, VendorFigures, VendorReviews } from './contract/dashboard.ts';
export type { Engagement, Review } from './contract/engagements.ts';
export type { Lead, LeadLine } from './contract/leads.ts';
export type { Quote } from './contract/quotes.ts';
export type { ClientLead, PriceGuideAnswer, RequestForm, ServiceRequest } from './contract/requests.ts';

const writes = { name: 'hiring', hits: 300, perSeconds: 3600 } as const;
const requestParams = z.object({ requestId: z.uuid() });
const leadParams = z.object({ leadId: z.uuid() });
const engagementParams = z.object({ engagementId: z.uuid() });
const vendorParams = z.object({ vendorId: z.uuid() });
const consentVersion = z.literal(
  REQUEST_CONSENT.version,
  'The text of the consent has changed: reload the page and read it again',
);
const reasonField = messageField(MOST_LETTERS.reason);

// Requests, for their clients.

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
  summary: 'What clients accepted for a service: quartiles of the last 24 months. Unknown below eight quotes of five vendors.',
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
  summary: 'One of my requests. By the id of one of its leads or jobs, too.',
  access: 'signed-in',
  params: requestParams,
  response: serviceRequestSchema,
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
  summary: 'Professionals for my request by the published formula, without those who were asked or blocked.',
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
  path: '/api/service-requests/{requestId}/submission',
  summary: 'Sends my draft to the professionals that I named: as many at once as it says, the others when one drops out.',
  access: 'signed-in',
  params: requestParams,
  body: z.object({
    vendorIds: namedVendors,
    consent: consentVersion,
    isAnyway: z.boolean().default(false).describe('Although a request for the same at the same place is open'),
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
  path: '/api/service-requests/{requestId}/withdrawal',
  summary: 'Takes back an open request: nobody can answer it any more.',
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
  summary: 'Deletes a file of my request.',
  access: 'signed-in',
  params: z.object({ ...requestParams.shape, documentId: z.uuid() }),
  limit: writes,
});

// Quotes, for their clients.

export const acceptQuote = defineEndpoint({
  method: 'POST',
  path: '/api/quotes/{quoteId}/acceptance',
  summary:
    'Accepts a quote: the vendor has three days to confirm the job. A request has one job at a time. A repeat changes nothing.',
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
  path: '/api/quotes/{quoteId}/refusal',
  summary: 'Declines a quote; the vendor can send another.',
  access: 'signed-in',
  params: z.object({ quoteId: z.uuid() }),
  body: z.object({ reason: reasonField }),
  response: serviceRequestSchema,
  limit: writes,
});

// Leads, for vendors.

export const LEAD_FILTERS = {
  all: 'All',
  waiting: 'To answer',
  accepted: 'To quote',
  quoted: 'Quoted',
  jobs: 'Jobs',
  ended: 'Ended',
} as const;
export type LeadFilter = keyof typeof LEAD_FILTERS;
export const LEAD_FILTER_NAMES = Object.keys(LEAD_FILTERS) as [LeadFilter, ...LeadFilter[]];
export const LEAD_SORTS = { newest: 'Newest first', expiring: 'First to expire', value: 'Highest value' } as const;
export type LeadSort = keyof typeof LEAD_SORTS;
const LEAD_SORT_NAMES = Object.keys(LEAD_SORTS) as [LeadSort, ...LeadSort[]];

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
  path: '/api/leads/{leadId}/acceptance',
  summary: 'Accepts a lead: both sides see how to reach each other. Costs nothing. A repeat changes nothing.',
  access: 'signed-in',
  params: leadParams,
  response: leadSchema,
  limit: writes,
});

export const declineLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/refusal',
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
  body: z.object({ terms: quoteTermsSchema, validUntil: instantField('Say until when it is valid') }),
  response: leadSchema,
  limit: writes,
});

export const withdrawQuote = defineEndpoint({
  method: 'POST',
  path: '/api/leads/{leadId}/quotes/{quoteId}/withdrawal',
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

// Engagements, for both sides.

export const moveEngagement = defineEndpoint({
  method: 'POST',
  path: '/api/engagements/{engagementId}/moves',
  summary: 'Confirms, cancels, disputes, settles, reports as done or completes a job. A repeat changes nothing.',
  access: 'signed-in',
  params: engagementParams,
  body: z.object({
    verb: z.enum(['confirm', 'cancel', 'dispute', 'settle', 'report-done', 'complete']),
    reason: reasonField.default('').describe('Needed to cancel and to dispute'),
  }),
  response: engagementSchema,
  limit: writes,
});

export const moveJobTime = defineEndpoint({
  method: 'PUT',
  path: '/api/leads/{leadId}/job-time',
  summary: 'Moves the time of a job that is not over; the client hears of it.',
  access: 'signed-in',
  params: leadParams,
  body: z.object({ startsAt: instantField('Choose a day and a time') }),
  response: leadSchema,
  limit: writes,
});

export const putTask = defineEndpoint({
  method: 'PUT',
  path: '/api/engagements/{engagementId}/tasks/{taskId}',
  summary: 'Adds a task to the checklist of a job, or ticks it.',
  access: 'signed-in',
  params: z.object({ ...engagementParams.shape, taskId: z.uuid() }),
  body: z.object({
    title: messageField(MOST_LETTERS.task).pipe(z.string().min(1, 'Say what is to be done')),
    side: z.enum(['client', 'vendor']),
    isDone: z.boolean(),
  }),
  response: engagementSchema,
  limit: writes,
});

export const deleteTask = defineEndpoint({
  method: 'DELETE',
  path: '/api/engagements/{engagementId}/tasks/{taskId}',
  summary: 'Deletes a task of the checklist of a job.',
  access: 'signed-in',
  params: z.object({ ...engagementParams.shape, taskId: z.uuid() }),
  limit: writes,
});

export const uploadEngagementFile = defineEndpoint({
  method: 'PUT',
  path: '/api/engagements/{engagementId}/files/{documentId}',
  summary: 'Adds a file to a job, for both sides.',
  access: 'signed-in',
  params: z.object({ ...engagementParams.shape, ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const getEngagementFile = defineEndpoint({
  method: 'GET',
  path: '/api/engagements/{engagementId}/files/{documentId}',
  summary: 'A file of a job, as a download, for both sides.',
  access: 'signed-in',
  params: z.object({ ...engagementParams.shape, documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

// Reviews.

export const reviewFormSchema = z.object({
  stars: z.number('Choose one to five stars').int().min(1, 'Choose one to five stars').max(5, 'Choose one to five stars'),
  aspects: z.partialRecord(z.enum(REVIEW_ASPECT_KEYS), z.number().int().min(1).max(5)),
  body: messageField(MOST_LETTERS.review).pipe(z.string().min(10, 'Say in a sentence how it went')),
});

export const writeReview = defineEndpoint({
  method: 'PUT',
  path: '/api/engagements/{engagementId}/review',
  summary: 'Reviews a completed job of mine, once. Nothing is given for a review.',
  access: 'signed-in',
  params: engagementParams,
  body: reviewFormSchema,
  response: engagementSchema,
  limit: writes,
});

export const replyToReview = defineEndpoint({
  method: 'PUT',
  path: '/api/reviews/{reviewId}/reply',
  summary: 'The vendor’s public reply to a review, or its change.',
  access: 'signed-in',
  params: z.object({ reviewId: z.uuid() }),
  body: z.object({ body: messageField(MOST_LETTERS.reply).pipe(z.string().min(2, 'Write the reply')) }),
  response: reviewSchema,
  limit: writes,
});

export const listVendorReviews = defineEndpoint({
  method: 'GET',
  path: '/api/vendors/{vendorId}/reviews',
  summary: 'Reviews of a vendor: each from a completed job here. Newest first.',
  access: 'public',
  params: vendorParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10), cursor: cursorParam.optional() }),
  response: vendorReviewsSchema,
});

export const reportSchema = z.object({ reason: z.enum(REPORT_REASON_KEYS, 'Choose what is wrong'), note: reasonField });

export const reportHiring = defineEndpoint({
  method: 'PUT',
  path: '/api/hiring-reports/{reportId}',
  summary: 'Reports a review, or the other side of a lead, to the people of this site. Once for each.',
  access: 'signed-in',
  params: z.object({ reportId: z.uuid() }),
  body: reportSchema.extend({ kind: z.enum(['review', 'lead']), aboutId: z.uuid() }),
  limit: { name: 'hiring-reports', hits: 20, perSeconds: 3600 },
});

export const blockSide = defineEndpoint({
  method: 'PUT',
  path: '/api/leads/{leadId}/block',
  summary: 'Blocks the other side of a lead at once, or ends the block: it is asked nothing more and can write nothing more.',
  access: 'signed-in',
  params: leadParams,
  body: z.object({ isBlocked: z.boolean() }),
  limit: writes,
});

// Figures of vendors.

export const getVendorDay = defineEndpoint({
  method: 'GET',
  path: '/api/vendor-day',
  summary: 'What waits for a vendor that I belong to, and how it does.',
  access: 'signed-in',
  query: z.object({ vendorId: z.uuid().optional().describe('The first that I joined if absent') }),
  response: vendorDaySchema,
});

export const getVendorFigures = defineEndpoint({
  method: 'GET',
  path: '/api/vendor-figures',
  summary: 'How a vendor that I belong to did in twelve months.',
  access: 'signed-in',
  query: z.object({ vendorId: z.uuid().optional() }),
  response: vendorFiguresSchema,
});

// For the people of this site.

export const listHiringReports = defineEndpoint({
  method: 'GET',
  path: '/api/admin/hiring-reports',
  summary: 'Reports that wait for a decision, oldest first.',
  access: 'admin',
  response: z.object({ reports: z.array(moderationItemSchema) }),
});

export const decideHiringReport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/hiring-reports/{reportId}/decision',
  summary: 'Keeps or removes what was reported, with a reason that both sides read.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ reportId: z.uuid() }),
  body: z.object({ decision: z.enum(['kept', 'removed']), note: reasonField.pipe(z.string().min(3, 'Say why')) }),
  limit: writes,
});

export const listJobDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/job-disputes',
  summary: 'Jobs that are disputed, or of which a part of the money is, the oldest first.',
  access: 'admin',
  response: z.object({ disputes: z.array(jobDisputeSchema) }),
});

export const decideDispute = defineEndpoint({
  method: 'POST',
  path: '/api/admin/engagements/{engagementId}/decision',
  summary: 'Ends a dispute: the job goes on, or is cancelled.',
  access: 'admin',
  proof: 'recent',
  params: engagementParams,
  body: z.object({ verb: z.enum(['settle', 'end-dispute']), reason: reasonField.pipe(z.string().min(3, 'Say why')) }),
  limit: writes,
});

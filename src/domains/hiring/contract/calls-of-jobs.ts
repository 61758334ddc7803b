import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { messageField } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { cursorParam, instantField } from '#lib/stored-values.ts';
import { REPORT_KINDS, REPORT_REASON_KEYS, REVIEW_ASPECT_KEYS } from '../model/reasons.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { vendorReviewsSchema } from './dashboard.ts';
import { engagementSchema, reviewSchema } from './engagements.ts';
import { leadSchema } from './leads.ts';
import { writes, leadParams, engagementParams, vendorParams, reasonField } from './fields.ts';

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
  summary: 'Sets or moves the time of a job that is not over; the client hears of it.',
  access: 'signed-in',
  params: leadParams,
  body: z.object({ startsAt: instantField('Choose a day and a time') }),
  response: leadSchema,
  limit: writes,
});

export const getJobCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/engagements/{engagementId}/calendar.ics',
  summary: 'The time of a job as an iCalendar file, for either side. 404 while none is agreed.',
  access: 'signed-in',
  params: engagementParams,
  produces: 'text/calendar',
  limit: { name: 'job-calendar', hits: 120, perSeconds: 3600 },
});

export const sendAgreement = defineEndpoint({
  method: 'POST',
  path: '/api/engagements/{engagementId}/agreement',
  summary:
    'Makes an agreement of the quote that was accepted for a confirmed job, and asks its client and the caller to sign it. A repeat changes nothing.',
  access: 'signed-in',
  params: engagementParams,
  body: z.object({
    envelopeId: z.uuid().describe('Made once for this agreement'),
    timeZone: z.string().max(60).describe('An IANA name: in which the agreement says when the work begins'),
  }),
  response: engagementSchema,
  limit: { name: 'job-agreements', hits: 20, perSeconds: 3600 },
});

export const getAgreement = defineEndpoint({
  method: 'GET',
  path: '/api/engagements/{engagementId}/agreement',
  summary: 'The agreement that both sides of a job have signed, as a sealed PDF, for both sides.',
  access: 'signed-in',
  params: engagementParams,
  produces: 'application/pdf',
});

export const putTask = defineEndpoint({
  method: 'PUT',
  path: '/api/engagements/{engagementId}/tasks/{taskId}',
  summary: 'Adds a task to the checklist of a job, or ticks it.',
  access: 'signed-in',
  params: z.object({ ...engagementParams.shape, taskId: z.uuid() }),
  body: z.object({
    title: messageField(MOST_LETTERS.task).pipe(z.string().min(1, 'Say what needs to be done')),
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

const reviewFormSchema = z.object({
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

export const reportHiring = defineEndpoint({
  method: 'PUT',
  path: '/api/hiring-reports/{reportId}',
  summary: 'Reports a review, a professional’s page, or the other side of a lead to the people of this site. Once for each.',
  access: 'signed-in',
  params: z.object({ reportId: z.uuid() }),
  body: z.object({
    kind: z.enum(REPORT_KINDS),
    aboutId: z.uuid(),
    reason: z.enum(REPORT_REASON_KEYS, 'Choose what is wrong'),
    note: reasonField,
  }),
  limit: { name: 'hiring-reports', hits: 20, perSeconds: 3600 },
});

export const listOwnHiringReports = defineEndpoint({
  method: 'GET',
  path: '/api/hiring-reports',
  summary: 'What the caller has reported: reviews, professionals’ pages and leads, newest first, at most 500.',
  access: 'signed-in',
  response: z.object({ reported: z.array(z.object({ kind: z.enum(REPORT_KINDS), aboutId: z.uuid() })) }),
});

export const blockSide = defineEndpoint({
  method: 'PUT',
  path: '/api/leads/{leadId}/block',
  summary: 'Blocks the other side of a lead right away, or unblocks it. Whoever is blocked can’t ask or write anything more.',
  access: 'signed-in',
  params: leadParams,
  body: z.object({ isBlocked: z.boolean() }),
  limit: writes,
});

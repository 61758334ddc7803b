import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { REPORT_DECISIONS } from '../model/reasons.ts';
import { heldReviewSchema, jobDisputeSchema, moderationItemSchema, vendorDaySchema, vendorFiguresSchema } from './dashboard.ts';
import { writes, engagementParams, reasonField } from './fields.ts';

export const getVendorDay = defineEndpoint({
  method: 'GET',
  path: '/api/vendor-day',
  summary: 'What’s waiting for a vendor I belong to, and how the vendor is doing.',
  access: 'signed-in',
  query: z.object({ vendorId: z.uuid().optional().describe('The first that I joined if absent') }),
  response: z.object({ day: vendorDaySchema.nullable().describe('Null for people without a part in a vendor') }),
});

export const getVendorFigures = defineEndpoint({
  method: 'GET',
  path: '/api/vendor-figures',
  summary: 'How a vendor I belong to did over twelve months.',
  access: 'signed-in',
  query: z.object({ vendorId: z.uuid().optional() }),
  response: z.object({ figures: vendorFiguresSchema.nullable().describe('Null for people without a part in a vendor') }),
});

export const listHiringReports = defineEndpoint({
  method: 'GET',
  path: '/api/admin/hiring-reports',
  summary: 'Reports waiting for a decision, and reviews that are held until someone looks at them, oldest first.',
  access: 'admin',
  response: z.object({ reports: z.array(moderationItemSchema), held: z.array(heldReviewSchema) }),
});

export const decideHiringReport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/hiring-reports/{reportId}/decision',
  summary:
    'Decides on a report with a reason: a review stays or is removed; a professional or a client is let be, warned, or suspended and ended. Whom it is about and who reported hear of it.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ reportId: z.uuid() }),
  body: z.object({ decision: z.enum(REPORT_DECISIONS), note: reasonField.pipe(z.string().min(3, 'Say why')) }),
  limit: writes,
});

export const decideHeldReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/held-reviews/{reviewId}/decision',
  summary: 'Publishes a review that is held, or removes it with a reason. Its author hears of it.',
  access: 'admin',
  proof: 'recent',
  params: z.object({ reviewId: z.uuid() }),
  body: z.object({ decision: z.enum(['shown', 'removed']), note: reasonField.pipe(z.string().min(3, 'Say why')) }),
  limit: writes,
});

export const listJobDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/job-disputes',
  summary: 'Jobs in dispute, or with part of their money in dispute, oldest first.',
  access: 'admin',
  response: z.object({ disputes: z.array(jobDisputeSchema) }),
});

export const decideDispute = defineEndpoint({
  method: 'POST',
  path: '/api/admin/engagements/{engagementId}/decision',
  summary: 'Ends a dispute: the job goes on, or is canceled.',
  access: 'admin',
  proof: 'recent',
  params: engagementParams,
  body: z.object({ verb: z.enum(['settle', 'end-dispute']), reason: reasonField.pipe(z.string().min(3, 'Say why')) }),
  limit: writes,
});

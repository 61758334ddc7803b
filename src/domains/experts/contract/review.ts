import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { reasonField } from '#lib/reason-field.ts';
import { refuseCardNumbers } from '#lib/refuse-card-numbers.ts';
import { CATEGORY_KEYS } from '#lib/service-categories.ts';
import { cursorParam, dayField } from '#lib/stored-values.ts';
import { MEMBER_ROLES } from '../model/members.ts';
import { CHECK_KINDS } from '../model/ledger.ts';
import { MOST_LETTERS } from '../model/limits.ts';
import { VENDOR_CHANGE_KEYS, VENDOR_STATUSES } from '../model/vendor-status.ts';
import { ownVendorSchema } from './own.ts';

const administration = { name: 'administration', hits: 300, perSeconds: 3600 } as const;
const vendorParams = z.object({ vendorId: z.uuid() });

export const reviewedVendorSchema = z.object({
  vendor: ownVendorSchema.omit({ myRole: true, goals: true }),
  members: z.array(z.object({ userId: z.string(), name: z.string(), role: z.enum(MEMBER_ROLES) })),
  history: z.array(z.object({ status: z.enum(VENDOR_STATUSES), reason: z.string(), by: z.string(), at: z.string() })),
  categories: z.array(z.enum(CATEGORY_KEYS)),
});
export type ReviewedVendor = z.infer<typeof reviewedVendorSchema>;

export const listVendorsToReview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/vendors',
  summary: 'Vendor applications: by default those waiting for an answer, oldest first.',
  access: 'admin',
  query: z.object({
    status: z.enum(VENDOR_STATUSES).optional().describe('By default those that were submitted or are in review'),
    q: z.string().trim().max(MOST_LETTERS.name).optional().describe('Part of the name'),
    cursor: cursorParam.optional(),
  }),
  response: z.object({
    vendors: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        city: z.string(),
        state: z.string(),
        status: z.enum(VENDOR_STATUSES),
        categories: z.array(z.enum(CATEGORY_KEYS)),
        submittedAt: z.string().nullable(),
        isDemo: z.boolean(),
      }),
    ),
    total: z.number(),
    nextCursor: z.string().nullable(),
  }),
});

export const getVendorToReview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/vendors/{vendorId}',
  summary: 'An application with its ledger and its history.',
  access: 'admin',
  params: vendorParams,
  response: reviewedVendorSchema,
});

export const reviewVendor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/vendors/{vendorId}/changes',
  summary: 'Takes an application up, asks for changes, approves or rejects it, and tells its owners.',
  access: 'admin',
  proof: 'recent',
  params: vendorParams,
  body: refuseCardNumbers(
    z.object({
      change: z.enum(VENDOR_CHANGE_KEYS),
      version: z.number().int().min(0).max(2_000_000_000).describe('The version that the caller saw'),
      reason: z.string().trim().max(MOST_LETTERS.reason).default(''),
    }),
  ),
  response: reviewedVendorSchema,
  limit: administration,
});

export const verificationForm = z.object({
  id: z.uuid().describe('Made once for this form: a repeat adds nothing'),
  kind: z.enum(CHECK_KINDS, { error: 'Choose what was checked' }),
  aboutId: z.uuid().nullable().describe('The license or the policy'),
  outcome: z.enum(['passed', 'failed']),
  what: z.string().trim().min(5, 'Say what exactly was checked').max(MOST_LETTERS.what),
  evidence: z.string().trim().min(5, 'Say on what evidence').max(MOST_LETTERS.evidence),
  expiresOn: dayField('Choose the last day on which it counts'),
});

export const getReviewedFile = defineEndpoint({
  method: 'GET',
  path: '/api/admin/vendors/{vendorId}/files/{documentId}',
  summary: 'A copy of a license or a certificate that came with an application, as a download.',
  access: 'admin',
  proof: 'recent',
  params: vendorParams.extend({ documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

export const addVerification = defineEndpoint({
  method: 'POST',
  path: '/api/admin/vendors/{vendorId}/verifications',
  summary: 'Adds a line to the ledger of what was checked. Lines never change.',
  access: 'admin',
  proof: 'recent',
  params: vendorParams,
  body: refuseCardNumbers(verificationForm),
  response: reviewedVendorSchema,
  limit: administration,
});

export const withdrawVerification = defineEndpoint({
  method: 'POST',
  path: '/api/admin/vendors/{vendorId}/verifications/{lineId}/withdraw',
  summary: 'Withdraws a line of the ledger with a reason: it counts no longer, and stays to be read.',
  access: 'admin',
  proof: 'recent',
  params: vendorParams.extend({ lineId: z.uuid() }),
  body: refuseCardNumbers(z.object({ reason: reasonField(MOST_LETTERS.reason) })),
  response: reviewedVendorSchema,
  limit: administration,
});

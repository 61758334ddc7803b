import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { credentialParams, ownVendorSchema, vendorWrites } from './own.ts';

const evidencePath = '/api/vendor/evidence/{credentialId}/files/{documentId}';
export const uploadEvidence = defineEndpoint({
  method: 'PUT',
  path: evidencePath,
  summary: 'Adds a copy of a license or a certificate of insurance, for those who review the application.',
  access: 'signed-in',
  params: credentialParams.extend(uploadParams.shape),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const getEvidence = defineEndpoint({
  method: 'GET',
  path: evidencePath,
  summary: 'Such a copy, as a download, for the team.',
  access: 'signed-in',
  params: credentialParams.extend({ documentId: z.uuid() }),
  produces: 'application/octet-stream',
});

export const deleteEvidence = defineEndpoint({
  method: 'DELETE',
  path: evidencePath,
  summary: 'Puts such a copy in the trash of whoever added it.',
  access: 'signed-in',
  params: credentialParams.extend({ documentId: z.uuid() }),
  response: ownVendorSchema,
  limit: vendorWrites,
});

export const consentToBackgroundCheck = defineEndpoint({
  method: 'PUT',
  path: '/api/vendor/background-consent',
  summary: 'Allows a background check of the caller, or takes that back.',
  access: 'signed-in',
  body: z.object({ isGiven: z.boolean(), version: z.string().max(20).describe('The wording that the caller saw') }),
  response: ownVendorSchema,
  limit: vendorWrites,
});

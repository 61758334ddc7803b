import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { documentParams, documentSchema, UPLOAD_CONSUMES, uploadParams, uploadQuery } from '../contract.ts';
import { MOST_UPLOAD_BYTES } from '../model/file-limits.ts';
import { itemField, vaultDocumentSchema } from './vault.ts';

const MOST_PARTS = 1000;
const writes = { name: 'vault parts', hits: 6000, perSeconds: 3600 } as const;

const uploadSchema = z.object({
  partBytes: z.number().int().describe('How large each part is; the last one is what is left'),
  parts: z.array(z.number().int()).describe('Those that are here, from 0'),
});
export type Upload = z.infer<typeof uploadSchema>;

export const startUpload = defineEndpoint({
  method: 'PUT',
  path: '/api/vault/uploads/{documentId}',
  summary: 'Begins to send a large file in parts, or says which parts of it are here. Kept for a week.',
  access: 'signed-in',
  params: uploadParams,
  body: uploadQuery.extend({
    sizeBytes: z
      .number()
      .int()
      .min(1, 'This file is empty: choose it again')
      .max(MOST_UPLOAD_BYTES, 'This file is too large: split it'),
    folderId: z.uuid().optional(),
    item: itemField.optional(),
    replaces: z.uuid().optional().describe('The document of mine that gets a new version'),
  }),
  response: uploadSchema,
  limit: writes,
});

export const putPart = defineEndpoint({
  method: 'PUT',
  path: '/api/vault/uploads/{documentId}/parts/{part}',
  summary: 'Keeps one part of a file. The same part again changes nothing.',
  access: 'signed-in',
  params: uploadParams.extend({ part: z.coerce.number().int().min(0).max(MOST_PARTS) }),
  consumes: UPLOAD_CONSUMES,
  limit: writes,
});

export const finishUpload = defineEndpoint({
  method: 'POST',
  path: '/api/vault/uploads/{documentId}/finish',
  summary: 'Makes a document, or a new version of one, from the parts. A repeat is answered as the first time.',
  access: 'signed-in',
  params: uploadParams,
  response: documentSchema,
  limit: writes,
});

const versionSchema = z.object({
  version: z.number().int(),
  name: z.string(),
  sizeBytes: z.number().int(),
  sha256: z.string(),
  createdAt: z.string(),
  isCurrent: z.boolean(),
});
export type DocumentVersion = z.infer<typeof versionSchema>;

export const listVersions = defineEndpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/versions',
  summary: 'All versions of one of my documents, the newest first.',
  access: 'signed-in',
  params: documentParams,
  response: z.object({ versions: z.array(versionSchema) }),
});

const versionParams = documentParams.extend({ version: z.coerce.number().int().min(1).max(100_000) });

export const getVersionFile = defineEndpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/versions/{version}/file',
  summary: 'One version of one of my documents, as a download.',
  access: 'signed-in',
  params: versionParams,
  produces: 'application/octet-stream',
});

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/documents/{documentId}/versions/{version}/restore',
  summary: 'Makes an earlier version the newest one. The others stay.',
  access: 'signed-in',
  params: versionParams,
  response: vaultDocumentSchema,
  limit: writes,
});

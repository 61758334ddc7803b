import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { inOneLine } from '#lib/one-line.ts';
import { MOST_LETTERS } from './model/limits.ts';
import { PLACE_KINDS } from './model/paper-places.ts';

export type { PlaceKind } from './model/paper-places.ts';

export const documentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  sha256: z.string().describe('Of the content as uploaded, in hexadecimal'),
  uploadedAt: z.string(),
  belongsTo: z.enum(PLACE_KINDS).describe('The kind of thing it belongs to'),
  belongsToId: z
    .string()
    .nullable()
    .describe('Which task, question, listing or offer, where a person can have several such things; null for other kinds'),
  item: z.string().describe('Which paper of a loan application, a sale or an offer it is; empty for other files'),
});
export type Document = z.infer<typeof documentSchema>;

/** Whether a document is a paper of the loan application. */
export const isOfApplication = ({ belongsTo }: Document): boolean => belongsTo === 'loan-application';

/* The parts that the endpoints of every upload have in common; the endpoints stand with the subject. */

export const uploadParams = z.object({
  documentId: z.uuid().describe('Made once for the file: a repeat adds nothing'),
});
export const uploadQuery = z.object({
  name: z
    .string()
    .overwrite(inOneLine)
    .min(1, 'Name the file')
    .max(MOST_LETTERS.file, `Keep the name of the file under ${MOST_LETTERS.file} characters`),
});
/** Of an upload that may take the place of one of the caller's documents with the same subject. */
export const replacingQuery = uploadQuery.extend({
  replaces: z.uuid().optional().describe('The document that gets it as its new version: the earlier one is kept'),
});
/** The body of an upload is the file itself. */
export const UPLOAD_CONSUMES = 'application/octet-stream';
export const uploadLimit = { name: 'documents', hits: 200, perSeconds: 3600 } as const;

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/documents',
  summary: 'My documents that are not in the trash, oldest first.',
  access: 'signed-in',
  response: z.object({ documents: z.array(documentSchema) }),
});

export const documentParams = z.object({ documentId: z.uuid() });

export const getDocumentFile = defineEndpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/file',
  summary: 'One of my documents, as a download.',
  access: 'signed-in',
  params: documentParams,
  produces: 'application/octet-stream',
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/{documentId}',
  summary: 'Deletes one of my documents with its file, for good.',
  access: 'signed-in',
  proof: 'recent',
  params: documentParams,
  limit: uploadLimit,
});

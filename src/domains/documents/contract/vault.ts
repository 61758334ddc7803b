import { z } from 'zod';
import { defineListedSharing } from '#domains/sharing/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { inOneLine } from '#lib/one-line.ts';
import { INT4_MAX } from '#lib/stored-values.ts';
import { KEPT_TRASH_DAYS } from '#lib/kept-for.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { documentParams, documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '../contract.ts';
import { FILE_KINDS, FILE_ORDERS, FILE_SHARING } from '../model/file-order.ts';
import { PAPER_KEYS } from '../model/paper-kinds.ts';
import { MOST_LETTERS, MOST_TAGS } from '../model/limits.ts';

const folderSchema = z.object({ id: z.uuid(), name: z.string() });
export type Folder = z.infer<typeof folderSchema>;

export const vaultDocumentSchema = documentSchema.extend({
  folderId: z.uuid().nullable(),
  tags: z.array(z.string()),
  trashedAt: z.string().nullable().describe(`When it was put in the trash, which keeps it for ${KEPT_TRASH_DAYS} days`),
  version: z.number().int(),
  isScanned: z.boolean().describe('Whether a virus scanner looked at it and found nothing'),
  isInfected: z.boolean().describe('Whether a virus scanner found something: it is not given to others'),
  scanFailure: z
    .object({ triedAt: z.string(), againAt: z.string() })
    .nullable()
    .describe(
      'When the scanner last could not look at it, and when it is asked again; null for what it saw or was not asked yet',
    ),
  holdReason: z.string().nullable().describe('Why it cannot be deleted; null where it can'),
  isStamped: z.boolean().describe('Whether pages that leave by a link say who shared them'),
});
export type VaultDocument = z.infer<typeof vaultDocumentSchema>;

const vaultSchema = z.object({
  documents: z
    .array(vaultDocumentSchema)
    .describe('Newest first, the trash included: the newest of many, and all papers of the checklist'),
  count: z.number().int().describe('How many are not in the trash'),
  hasScanner: z.boolean(),
  folders: z.array(folderSchema.extend({ count: z.number().int().describe('Files in it') })).describe('By name'),
  looseCount: z.number().int().describe('Files that lie in no folder and belong to nothing else'),
  usedBytes: z.number().int().describe('The trash included'),
});
export type Vault = z.infer<typeof vaultSchema>;

const writes = { name: 'vault', hits: 600, perSeconds: 3600 } as const;

export const getVault = defineEndpoint({
  method: 'GET',
  path: '/api/vault',
  summary: 'All of my documents, whatever they belong to, my folders and my trash.',
  access: 'signed-in',
  response: vaultSchema,
});

export const itemField = z.enum(PAPER_KEYS).or(z.literal('')).describe('Which paper of the checklist it is; empty for another');

export const uploadToVault = defineEndpoint({
  method: 'PUT',
  path: '/api/vault/documents/{documentId}',
  summary: 'Keeps a file that belongs to nothing else, in a folder of mine or in none.',
  access: 'signed-in',
  params: uploadParams,
  query: uploadQuery.extend({ folderId: z.uuid().optional(), item: itemField.optional() }),
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

const nameField = z
  .string()
  .overwrite(inOneLine)
  .min(1, 'Name the file')
  .max(MOST_LETTERS.file, `Keep the name under ${MOST_LETTERS.file} characters`);
const tagField = z
  .string()
  .overwrite(inOneLine)
  .min(1, 'Write the tag')
  .max(MOST_LETTERS.tag, `Keep a tag under ${MOST_LETTERS.tag} characters`);

export const changeDocument = defineEndpoint({
  method: 'PATCH',
  path: '/api/documents/{documentId}',
  summary: 'Renames, tags or moves one of my documents. Only what lies in the vault itself moves.',
  access: 'signed-in',
  params: documentParams,
  body: z.object({
    name: nameField.optional().describe('The ending of its type is added if it is missing'),
    tags: z.array(tagField).max(MOST_TAGS, `Use at most ${MOST_TAGS} tags`).optional(),
    folderId: z.uuid().nullable().optional().describe('Null for no folder'),
    item: itemField.optional(),
    isStamped: z.boolean().optional().describe('Whether pages that leave by a link say who shared them, and when'),
  }),
  response: vaultDocumentSchema,
  limit: writes,
});

export const findFiles = defineEndpoint({
  method: 'GET',
  path: '/api/vault/files',
  summary:
    'My documents that are not in the trash, newest first or in another order, by words of their name, their tags and their text, by kind, and by whether they are shared.',
  access: 'signed-in',
  query: z.object({
    search: z
      .string()
      .trim()
      .max(MOST_LETTERS.file)
      .default('')
      .describe('All of its words must be found: beginnings of words of the name or a tag, whole words of the text'),
    folderId: z.uuid().or(z.literal('none')).optional().describe('`none` for what lies in no folder and belongs to nothing else'),
    order: z.enum(FILE_ORDERS).default('newest'),
    kind: z.enum(FILE_KINDS).optional(),
    sharing: z.enum(FILE_SHARING).optional().describe('Given to an address, to people of mine or by a link now, or to no one'),
    before: z.coerce.number().int().min(1).max(INT4_MAX).optional().describe('The `next` of the answer before'),
  }),
  response: z.object({ documents: z.array(vaultDocumentSchema), next: z.number().int().nullable() }),
});

export const holdDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/{documentId}/hold',
  summary: 'Holds one of my documents: no one can delete it, nor put it in the trash, until the hold is taken off.',
  access: 'signed-in',
  params: documentParams,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Say why')
      .max(MOST_LETTERS.file, `Keep it under ${MOST_LETTERS.file} characters`)
      .nullable()
      .describe('Null takes the hold off'),
  }),
  response: vaultDocumentSchema,
  limit: writes,
});

export const trashDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents/{documentId}/trash',
  summary: `Puts one of my documents in the trash: hidden everywhere, its links closed, and deleted after ${KEPT_TRASH_DAYS} days.`,
  access: 'signed-in',
  params: documentParams,
  response: vaultDocumentSchema,
  limit: writes,
});

export const restoreDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents/{documentId}/restore',
  summary: 'Takes one of my documents out of the trash, back to where it was.',
  access: 'signed-in',
  params: documentParams,
  response: vaultDocumentSchema,
  limit: writes,
});

export const emptyTrash = defineEndpoint({
  method: 'DELETE',
  path: '/api/vault/trash',
  summary: 'Deletes all that is in my trash, for good.',
  access: 'signed-in',
  proof: 'recent',
  limit: writes,
});

const folderParams = z.object({ folderId: z.uuid().describe('Made once for the folder: a repeat makes no second one') });

export const saveFolder = defineEndpoint({
  method: 'PUT',
  path: '/api/folders/{folderId}',
  summary: 'Makes a folder, or gives mine another name.',
  access: 'signed-in',
  params: folderParams,
  body: z.object({
    name: z
      .string()
      .overwrite(inOneLine)
      .min(1, 'Name the folder')
      .max(MOST_LETTERS.folder, `Keep the name under ${MOST_LETTERS.folder} characters`),
  }),
  response: folderSchema,
  limit: writes,
});

export const deleteFolder = defineEndpoint({
  method: 'DELETE',
  path: '/api/folders/{folderId}',
  summary: 'Deletes one of my folders. Its documents stay, in no folder.',
  access: 'signed-in',
  params: folderParams,
  limit: writes,
});

export const getVaultArchive = defineEndpoint({
  method: 'GET',
  path: '/api/vault/archive',
  summary: 'All of my documents that are not in the trash, as one zip.',
  access: 'signed-in',
  proof: 'recent',
  produces: 'application/zip',
  limit: { name: 'vault archive', hits: 20, perSeconds: 3600 },
});

const sharedFileSchema = z.object({
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int().describe('Before pages are stamped'),
  sha256: z
    .string()
    .nullable()
    .describe('Null where its owner has every page stamped: what is downloaded differs from what is kept, and each time'),
  isRefused: z
    .boolean()
    .describe('Whether its owner wants stamped pages, and it is a kind of file that has none: no one gets it'),
  sharedBy: z.string(),
  isScanned: z.boolean().describe('Whether a virus scanner looked at it and found nothing'),
  expiresAt: z.string(),
});
export type SharedFile = z.infer<typeof sharedFileSchema>;

export const documentSharing = defineListedSharing({
  what: 'one of my documents',
  page: '/shared/file',
  path: '/api/documents/{documentId}',
  params: documentParams,
  proof: 'recent',
  limits: { create: { name: 'document-share', hits: 60, perSeconds: 3600 }, end: writes },
  opened: {
    path: '/api/shared/files/{token}',
    summary: 'What lies behind a link to a document: its name, type, size and hash. Counts as a view.',
    response: sharedFileSchema,
  },
});

export const getSharedFile = defineEndpoint({
  method: 'GET',
  path: '/api/shared/files/{token}/file',
  summary: 'The document behind a link, as a download.',
  access: 'public',
  params: linkTokenParams,
  produces: 'application/octet-stream',
  limit: { name: 'shared-file', hits: 60, perSeconds: 600 },
});

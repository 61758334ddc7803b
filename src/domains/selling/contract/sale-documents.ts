import { z } from 'zod';
import { documentSchema, replacingQuery, UPLOAD_CONSUMES, uploadLimit, uploadParams } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { SALE_PAPER_KEYS } from '../model/paper-kinds.ts';
import { idParams } from './fields.ts';

export { SALE_PAPER_KEYS, type SalePaperKey } from '../model/paper-kinds.ts';

export const saleDocumentSchema = documentSchema
  .pick({ id: true, name: true, contentType: true, sizeBytes: true, sha256: true, uploadedAt: true })
  .extend({
    item: z.enum(SALE_PAPER_KEYS).describe('Which paper of the sale it is'),
    by: z.string().describe('Who keeps it here'),
    isMine: z.boolean().describe('The caller keeps it, and may send it to be signed'),
    canDelete: z.boolean().describe('The caller may delete it'),
  });
export type SaleDocument = z.infer<typeof saleDocumentSchema>;

export const listSaleDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/documents',
  summary: 'The documents of a sale, for everyone on the listing, oldest first.',
  access: 'signed-in',
  params: idParams,
  response: z.object({ documents: z.array(saleDocumentSchema) }),
});

export const uploadSaleDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/own-listings/{id}/documents/{item}/{documentId}',
  summary: 'Adds a file to the documents of a sale. Everyone on the listing sees it; buyers only what is opened to them.',
  access: 'signed-in',
  params: z.object({ ...idParams.shape, item: z.enum(SALE_PAPER_KEYS), ...uploadParams.shape }),
  query: replacingQuery,
  consumes: UPLOAD_CONSUMES,
  response: saleDocumentSchema,
  limit: uploadLimit,
});

const saleDocumentParams = z.object({ ...idParams.shape, documentId: z.uuid() });

export const getSaleDocumentFile = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{id}/documents/{documentId}/file',
  summary: 'A document of a sale, as a download.',
  access: 'signed-in',
  params: saleDocumentParams,
  produces: 'application/octet-stream',
});

export const deleteSaleDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/own-listings/{id}/documents/{documentId}',
  summary: 'Puts a document of a sale in the trash of who added it. Owners do so with any, others only with what they added.',
  access: 'signed-in',
  params: saleDocumentParams,
  limit: uploadLimit,
});

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { deleteDocument, listDocuments, serveDocument } from './keep-documents.ts';

export const documentRoutes: Route[] = [
  route(contract.listDocuments, (ctx) => listDocuments(ctx)),
  route(contract.getDocumentFile, (ctx, { params }) => serveDocument(ctx, params.documentId)),
  route(contract.deleteDocument, (ctx, { params }) => deleteDocument(ctx, params.documentId)),
];

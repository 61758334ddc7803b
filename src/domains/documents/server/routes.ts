import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import * as vault from '../contract/vault.ts';
import { serveArchive } from './archive.ts';
import { deleteFolder, saveFolder } from './folders.ts';
import { deleteDocument, listDocuments, serveDocument } from './keep-documents.ts';
import { documentShares, serveSharedFile } from './share-document.ts';
import { emptyTrash, restoreDocument, trashDocument } from './trash.ts';
import { changeDocument, getVault, uploadToVault } from './vault.ts';

export const documentRoutes: Route[] = [
  route(contract.listDocuments, (ctx) => listDocuments(ctx)),
  route(contract.getDocumentFile, (ctx, { params }) => serveDocument(ctx, params.documentId)),
  route(contract.deleteDocument, (ctx, { params }) => deleteDocument(ctx, params.documentId)),
  route(vault.getVault, (ctx) => getVault(ctx)),
  route(vault.getVaultArchive, (ctx) => serveArchive(ctx)),
  route(vault.emptyTrash, (ctx) => emptyTrash(ctx)),
  route(vault.uploadToVault, (ctx, { params, query }, request) => uploadToVault(ctx, { ...params, ...query, request })),
  route(vault.changeDocument, (ctx, { params, body }) => changeDocument(ctx, { ...params, ...body })),
  route(vault.trashDocument, (ctx, { params }) => trashDocument(ctx, params.documentId)),
  route(vault.restoreDocument, (ctx, { params }) => restoreDocument(ctx, params.documentId)),
  route(vault.saveFolder, (ctx, { params, body }) => saveFolder(ctx, { id: params.folderId, name: body.name })),
  route(vault.deleteFolder, (ctx, { params }) => deleteFolder(ctx, params.folderId)),
  route(vault.getSharedFile, (ctx, { params }) => serveSharedFile(ctx, params.token)),
  ...documentShares.routes,
];

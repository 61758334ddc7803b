import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import * as giving from '../contract/giving.ts';
import * as uploads from '../contract/uploads.ts';
import * as vault from '../contract/vault.ts';
import { serveArchive } from './archive.ts';
import { deleteFolder, saveFolder } from './folders.ts';
import { endAccess, getAccess, grantAccess, listGiven, serveGiven } from './giving.ts';
import { deleteDocument, listDocuments, serveDocument } from './keep-documents.ts';
import { getAsked, listRequests, requestDocument, sendAsked, withdrawRequest } from './requests.ts';
import { documentShares, serveSharedFile } from './share-document.ts';
import { emptyTrash, restoreDocument, trashDocument } from './trash.ts';
import { finishUpload, putPart, startUpload } from './uploads.ts';
import { changeDocument, findFiles, getVault, holdDocument, uploadToVault } from './vault.ts';
import { listVersions, restoreVersion, serveVersion } from './versions.ts';

export const documentRoutes: Route[] = [
  route(contract.listDocuments, (ctx) => listDocuments(ctx)),
  route(contract.getDocumentFile, (ctx, { params }) => serveDocument(ctx, params.documentId)),
  route(contract.deleteDocument, (ctx, { params }) => deleteDocument(ctx, params.documentId)),
  route(vault.getVault, (ctx) => getVault(ctx)),
  route(vault.findFiles, (ctx, { query }) => findFiles(ctx, query)),
  route(vault.holdDocument, (ctx, { params, body }) => holdDocument(ctx, { ...params, ...body })),
  route(uploads.startUpload, (ctx, { params, body }) => startUpload(ctx, { ...params, ...body })),
  route(uploads.putPart, (ctx, { params }, request) => putPart(ctx, { ...params, request })),
  route(uploads.finishUpload, (ctx, { params }) => finishUpload(ctx, params.documentId)),
  route(uploads.listVersions, (ctx, { params }) => listVersions(ctx, params.documentId)),
  route(uploads.getVersionFile, (ctx, { params }) => serveVersion(ctx, params)),
  route(uploads.restoreVersion, (ctx, { params }) => restoreVersion(ctx, params)),
  route(vault.getVaultArchive, (ctx) => serveArchive(ctx)),
  route(vault.emptyTrash, (ctx) => emptyTrash(ctx)),
  route(vault.uploadToVault, (ctx, { params, query }, request) => uploadToVault(ctx, { ...params, ...query, request })),
  route(vault.changeDocument, (ctx, { params, body }) => changeDocument(ctx, { ...params, ...body })),
  route(vault.trashDocument, (ctx, { params }) => trashDocument(ctx, params.documentId)),
  route(vault.restoreDocument, (ctx, { params }) => restoreDocument(ctx, params.documentId)),
  route(vault.saveFolder, (ctx, { params, body }) => saveFolder(ctx, { id: params.folderId, name: body.name })),
  route(vault.deleteFolder, (ctx, { params }) => deleteFolder(ctx, params.folderId)),
  route(giving.getAccess, (ctx, { params }) => getAccess(ctx, params.documentId)),
  route(giving.grantAccess, (ctx, { params, body }) => grantAccess(ctx, { ...params, ...body })),
  route(giving.endAccess, (ctx, { params }) => endAccess(ctx, params)),
  route(giving.listGiven, (ctx) => listGiven(ctx)),
  route(giving.getGivenFile, (ctx, { params }) => serveGiven(ctx, params.documentId)),
  route(giving.listRequests, (ctx) => listRequests(ctx)),
  route(giving.requestDocument, (ctx, { params, body }) => requestDocument(ctx, { ...params, ...body })),
  route(giving.withdrawRequest, (ctx, { params }) => withdrawRequest(ctx, params.requestId)),
  route(giving.getAsked, (ctx, { params }) => getAsked(ctx, params.token)),
  route(giving.sendAsked, (ctx, { params, query }, request) => sendAsked(ctx, { ...params, ...query, request })),
  route(vault.getSharedFile, (ctx, { params }) => serveSharedFile(ctx, params.token)),
  ...documentShares.routes,
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { cancelEnvelope, extendEnvelope, listEnvelopes, remindSigners, serveSignedFile } from './own-envelopes.ts';
import { sendEnvelope } from './send-envelope.ts';
import { consentToSign, declineToSign, getToSign, serveFileToSign, signDocument } from './sign-by-link.ts';
import { verifyFile } from './verify-file.ts';

export const signingRoutes: Route[] = [
  route(contract.listEnvelopes, (ctx) => listEnvelopes(ctx)),
  route(contract.sendEnvelope, (ctx, { params, body }) => sendEnvelope(ctx, { ...params, ...body })),
  route(contract.cancelEnvelope, (ctx, { params, body }) => cancelEnvelope(ctx, { id: params.envelopeId, ...body })),
  route(contract.extendEnvelope, (ctx, { params, body }) => extendEnvelope(ctx, { id: params.envelopeId, ...body })),
  route(contract.remindSigners, (ctx, { params }) => remindSigners(ctx, params.envelopeId)),
  route(contract.getSignedFile, (ctx, { params }) => serveSignedFile(ctx, params.envelopeId)),
  route(contract.getToSign, (ctx, { params }) => getToSign(ctx, params.token)),
  route(contract.getFileToSign, (ctx, { params }) => serveFileToSign(ctx, params.token)),
  route(contract.consentToSign, (ctx, { params }, request) => consentToSign(ctx, { ...params, request })),
  route(contract.signDocument, (ctx, { params, body }, request) => signDocument(ctx, { ...params, ...body, request })),
  route(contract.declineToSign, (ctx, { params, body }, request) => declineToSign(ctx, { ...params, ...body, request })),
  route(contract.verifyFile, (ctx, { params }) => verifyFile(ctx, params.sha256)),
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import * as byLink from '../contract/by-link.ts';
import * as drafts from '../contract/drafts.ts';
import * as asked from '../contract/to-sign.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import {
  cancelEnvelope,
  correctEnvelope,
  extendEnvelope,
  listEnvelopeEvents,
  listEnvelopes,
  remindSigners,
  sendLink,
  serveSignedFile,
  signInPerson,
  unlockRecipient,
} from './own-envelopes.ts';
import { handOver } from './hand-over.ts';
import { sendEnvelope } from './send-envelope.ts';
import {
  consentToSign,
  declineToSign,
  getToSign,
  giveCode,
  passOn,
  saveAnswers,
  serveFileToSign,
  serveSignedByLink,
  signDocument,
} from './sign-by-link.ts';
import { listToSign, openToSign } from './to-sign.ts';
import { serveTimeStamp, verifyFile } from './verify-file.ts';

const idOf = ({ envelopeId }: { envelopeId: string }) => ({ id: envelopeId });

export const signingRoutes: Route[] = [
  route(contract.listEnvelopes, (ctx) => listEnvelopes(ctx)),
  route(contract.sendEnvelope, (ctx, { params, body }) => sendEnvelope(ctx, { ...params, ...body })),
  route(contract.correctEnvelope, (ctx, { params, body }) => correctEnvelope(ctx, { ...idOf(params), ...body })),
  route(contract.cancelEnvelope, (ctx, { params, body }) => cancelEnvelope(ctx, { ...idOf(params), ...body })),
  route(contract.extendEnvelope, (ctx, { params, body }) => extendEnvelope(ctx, { ...idOf(params), ...body })),
  route(contract.remindSigners, (ctx, { params }) => remindSigners(ctx, params.envelopeId)),
  route(contract.unlockRecipient, (ctx, { params, body }) =>
    unlockRecipient(ctx, { id: params.envelopeId, recipientId: params.recipientId, ...body }),
  ),
  route(contract.sendLink, (ctx, { params }) => sendLink(ctx, { id: params.envelopeId, recipientId: params.recipientId })),
  route(contract.signInPerson, (ctx, { params }) =>
    signInPerson(ctx, { id: params.envelopeId, recipientId: params.recipientId }),
  ),
  route(contract.listEnvelopeEvents, (ctx, { params }) => listEnvelopeEvents(ctx, params.envelopeId)),
  route(contract.getSignedFile, (ctx, { params }) => serveSignedFile(ctx, params.envelopeId)),
  route(contract.verifyFile, (ctx, { params }) => verifyFile(ctx, params.sha256)),
  route(contract.getTimeStamp, (ctx, { params }) => serveTimeStamp(ctx, params.sha256)),

  route(drafts.listDrafts, (ctx) => listDrafts(ctx)),
  route(drafts.saveDraft, (ctx, { params, body }) => saveDraft(ctx, { ...params, ...body })),
  route(drafts.deleteDraft, (ctx, { params }) => deleteDraft(ctx, params.draftId)),

  route(asked.listToSign, (ctx) => listToSign(ctx)),
  route(asked.openToSign, (ctx, { params }) => openToSign(ctx, params.recipientId)),

  route(byLink.getToSign, (ctx, { params }, request) => getToSign(ctx, { ...params, request })),
  route(byLink.getFileToSign, (ctx, { params }, request) => serveFileToSign(ctx, { ...params, request })),
  route(byLink.getSignedByLink, (ctx, { params }, request) => serveSignedByLink(ctx, { ...params, request })),
  route(byLink.giveCode, async (ctx, { params, body }, request) => {
    const { answer, cookie } = await giveCode(ctx, { ...params, ...body, request });
    return Response.json(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
  }),
  route(byLink.consentToSign, (ctx, { params }, request) => consentToSign(ctx, { ...params, request })),
  route(byLink.handOver, (ctx, { params }, request) => handOver(ctx, { ...params, request })),
  route(byLink.saveAnswers, (ctx, { params, body }, request) => saveAnswers(ctx, { ...params, ...body, request })),
  route(byLink.signDocument, (ctx, { params, body }, request) => signDocument(ctx, { ...params, ...body, request })),
  route(byLink.declineToSign, (ctx, { params, body }, request) => declineToSign(ctx, { ...params, ...body, request })),
  route(byLink.passOn, (ctx, { params, body }, request) => passOn(ctx, { ...params, ...body, request })),
];

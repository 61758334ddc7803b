import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { readConsents, setConsent } from './consents.ts';
import { cancelDeletion, requestDeletion } from './erase-account.ts';
import { downloadExport, openExport, requestExport } from './exports.ts';
import { listPrivacyRequests } from './list-requests.ts';
import { answerQuestion, askAboutData, extendQuestion } from './questions.ts';
import { readPrivacy } from './read-privacy.ts';
import { askWithoutAccount, confirmRequest } from './strangers.ts';

export const privacyRoutes: Route[] = [
  route(contract.getConsents, readConsents),
  route(contract.setConsent, (ctx, { body }) => setConsent(ctx, body)),
  route(contract.getPrivacy, readPrivacy),
  route(contract.requestExport, requestExport),
  route(contract.openExport, (ctx, { params }) => openExport(ctx, params.exportId)),
  route(contract.downloadExport, (ctx, { params, query }) =>
    downloadExport(ctx, { exportId: params.exportId, ticket: query.ticket }),
  ),
  route(contract.requestDeletion, requestDeletion),
  route(contract.cancelDeletion, cancelDeletion),
  route(contract.askAboutData, (ctx, { params, body }) => askAboutData(ctx, { ...params, ...body })),
  route(contract.askWithoutAccount, (ctx, { body }) => askWithoutAccount(ctx, body)),
  route(contract.confirmRequest, (ctx, { params }) => confirmRequest(ctx, params.token)),
  route(contract.listPrivacyRequests, listPrivacyRequests),
  route(contract.answerPrivacyQuestion, (ctx, { params, body }) => answerQuestion(ctx, { ...params, ...body })),
  route(contract.extendPrivacyQuestion, (ctx, { params, body }) => extendQuestion(ctx, { ...params, ...body })),
];

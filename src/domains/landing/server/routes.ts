import { route, type Route } from '#platform/http/route.ts';
import { checkOrigin } from '#platform/identity/origin.ts';
import * as contract from '../contract.ts';
import { answerLead, deleteLead } from './answer-lead.ts';
import {
  changeLandingPage,
  createLandingPage,
  deleteLandingPage,
  restoreLandingVersion,
  saveLandingDraft,
} from './change-page.ts';
import {
  deleteLandingExperiment,
  planLandingExperiment,
  startLandingExperiment,
  stopLandingExperiment,
} from './experiments/change-experiment.ts';
import { findCallHost } from './find-call-host.ts';
import { recordLandingEvent } from './experiments/count-event.ts';
import { listLandingExperiments } from './experiments/list-experiments.ts';
import { readVisitorBrowser, writeMark } from './experiments/known-browsers.ts';
import { answerRecognition, getRecognition } from './experiments/recognition.ts';
import { listLeads, showLead } from './list-leads.ts';
import { listLandingPages, presentPage } from './present-page.ts';
import { addLandingPicture, deleteLandingPicture, listLandingPictures, serveLandingPicture } from './pictures.ts';
import { keepLandingVersion, showLandingVersion } from './publish-page.ts';
import { sendLead } from './send-lead.ts';
import { serveLeadFile } from './serve-lead-file.ts';
import { getPagePreview, getShownPage } from './show-page.ts';

export const landingRoutes: Route[] = [
  route(contract.sendLead, (ctx, { body }, request) => sendLead(ctx, body, readVisitorBrowser(request))),
  route(contract.findCallHost, (ctx) => findCallHost(ctx)),
  route(contract.listLeads, (ctx, { query }) => listLeads(ctx, query)),
  route(contract.getLeadFile, async (ctx) => serveLeadFile(ctx)),
  route(contract.getLandingLead, (ctx, { params }) => showLead(ctx, params.leadId)),
  route(contract.answerLead, (ctx, { params, body }) => answerLead(ctx, { ...params, ...body })),
  route(contract.deleteLead, (ctx, { params }) => deleteLead(ctx, params.leadId)),
  route(contract.getShownPage, (ctx, { params, query }) => getShownPage(ctx, { ...params, ...query })),
  route(contract.getPagePreview, (ctx, { params, query }) => getPagePreview(ctx, { ...params, ...query })),
  route(contract.listLandingPages, (ctx) => listLandingPages(ctx)),
  route(contract.createLandingPage, (ctx, { body }) => createLandingPage(ctx, body)),
  route(contract.getLandingPage, (ctx, { params }) => presentPage(ctx, params.pageId)),
  route(contract.changeLandingPage, (ctx, { params, body }) => changeLandingPage(ctx, { ...params, ...body })),
  route(contract.deleteLandingPage, (ctx, { params }) => deleteLandingPage(ctx, params.pageId)),
  route(contract.saveLandingDraft, (ctx, { params, body }) => saveLandingDraft(ctx, { ...params, ...body })),
  route(contract.keepLandingVersion, (ctx, { params, body }) => keepLandingVersion(ctx, { ...params, ...body })),
  route(contract.showLandingVersion, (ctx, { params, body }) => showLandingVersion(ctx, { ...params, ...body })),
  route(contract.restoreLandingVersion, (ctx, { params }) => restoreLandingVersion(ctx, params)),
  route(contract.listLandingPictures, (ctx) => listLandingPictures(ctx)),
  route(contract.addLandingPicture, (ctx, { params, query }, request) =>
    addLandingPicture(ctx, { ...params, ...query, request }),
  ),
  route(contract.deleteLandingPicture, (ctx, { params }) => deleteLandingPicture(ctx, params.pictureId)),
  route(contract.getLandingPicture, (ctx, { params, query }) => serveLandingPicture(ctx, { ...params, ...query })),
  route(contract.listLandingExperiments, (ctx) => listLandingExperiments(ctx)),
  route(contract.planLandingExperiment, (ctx, { body }) => planLandingExperiment(ctx, body)),
  route(contract.startLandingExperiment, (ctx, { params }) => startLandingExperiment(ctx, params.experimentId)),
  route(contract.stopLandingExperiment, (ctx, { params, body }) => stopLandingExperiment(ctx, { ...params, ...body })),
  route(contract.deleteLandingExperiment, (ctx, { params }) => deleteLandingExperiment(ctx, params.experimentId)),
  route(contract.recordLandingEvent, (ctx, { params, body }, request) =>
    recordLandingEvent(ctx, { ...params, ...body, ...readVisitorBrowser(request) }),
  ),
  route(contract.getRecognition, async (ctx, _input, request) =>
    answerOne(await getRecognition(ctx, readVisitorBrowser(request))),
  ),
  route(contract.answerRecognition, async (ctx, { body }, request) => {
    checkOrigin(request, ctx.config);
    const page = pathOf(request.headers.get('referer') ?? '');
    const { answer, mark } = await answerRecognition(ctx, { ...body, page }, readVisitorBrowser(request));
    return answerOne(answer, writeMark(ctx.config, mark));
  }),
];

/** An answer for one browser, which no cache keeps. */
function answerOne(answer: object, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (cookie !== undefined) headers.set('set-cookie', cookie);
  return Response.json(answer, { headers });
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '/');

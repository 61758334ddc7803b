import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import {
  changeLandingPage,
  createLandingPage,
  deleteLandingPage,
  restoreLandingVersion,
  saveLandingDraft,
} from './change-page.ts';
import { listLeads } from './list-leads.ts';
import { listLandingPages, presentPage } from './present-page.ts';
import { keepLandingVersion, showLandingVersion } from './publish-page.ts';
import { sendLead } from './send-lead.ts';
import { getPagePreview, getShownPage } from './show-page.ts';

export const landingRoutes: Route[] = [
  route(contract.sendLead, (ctx, { body }) => sendLead(ctx, body)),
  route(contract.listLeads, (ctx) => listLeads(ctx)),
  route(contract.getShownPage, (ctx, { params }) => getShownPage(ctx, params.slug)),
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
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { dropFailedJob, listJobs, retryFailedJob } from './administer-jobs.ts';
import { deleteAlert, listAlerts, saveAlert } from './alerts.ts';
import { showBusiness } from './show-business.ts';
import { showCompliance, showFeedback } from './show-care.ts';
import { showFunnels, showRetention } from './show-funnels.ts';
import { settleFailure, showHealth } from './show-health.ts';
import { showQuality, showSearchQuality } from './show-quality.ts';
import { showTraffic } from './show-traffic.ts';
import { showWaiting } from './show-waiting.ts';
import { deleteView, listViews, saveView } from './views.ts';

export const insightsRoutes: Route[] = [
  route(contract.getTraffic, (ctx, { query }) => showTraffic(ctx, query)),
  route(contract.getFunnels, (ctx, { query }) => showFunnels(ctx, query)),
  route(contract.getRetention, (ctx) => showRetention(ctx)),
  route(contract.getBusiness, (ctx, { query }) => showBusiness(ctx, query)),
  route(contract.getSearchQuality, (ctx, { query }) => showSearchQuality(ctx, query)),
  route(contract.getQuality, (ctx, { query }) => showQuality(ctx, query)),
  route(contract.getFeedbackFigures, (ctx, { query }) => showFeedback(ctx, query)),
  route(contract.getCompliance, (ctx, { query }) => showCompliance(ctx, query)),
  route(contract.getHealth, (ctx, { query }) => showHealth(ctx, query)),
  route(contract.settleFailure, async (ctx, { params, body }) => {
    await settleFailure(ctx, { ...params, ...body });
    return undefined;
  }),
  route(contract.getWaiting, (ctx) => showWaiting(ctx)),
  route(contract.listJobs, (ctx) => listJobs(ctx)),
  route(contract.retryFailedJob, (ctx, { params }) => retryFailedJob(ctx, params)),
  route(contract.dropFailedJob, async (ctx, { params }) => {
    await dropFailedJob(ctx, params);
    return undefined;
  }),
  route(contract.listViews, (ctx) => listViews(ctx)),
  route(contract.saveView, (ctx, { params, body }) => saveView(ctx, { ...params, ...body })),
  route(contract.deleteView, async (ctx, { params }) => {
    await deleteView(ctx, params.viewId);
    return undefined;
  }),
  route(contract.listAlerts, (ctx) => listAlerts(ctx)),
  route(contract.saveAlert, (ctx, { params, body }) => saveAlert(ctx, { ...params, ...body })),
  route(contract.deleteAlert, async (ctx, { params }) => {
    await deleteAlert(ctx, params.alertId);
    return undefined;
  }),
];

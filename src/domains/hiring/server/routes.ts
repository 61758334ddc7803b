import { answerCalendar } from '#platform/http/answer-calendar.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { sendAgreement, serveAgreement } from './agreements.ts';
import { blockSide } from './blocks.ts';
import { deleteRequestFile, serveEngagementFile, serveLeadFile, uploadEngagementFile, uploadRequestFile } from './files.ts';
import { makeJobCalendar } from './job-calendar.ts';
import { listLeads } from './lead-lines.ts';
import { matchRequest } from './match-request.ts';
import { decideDispute, moveEngagement } from './move-engagement.ts';
import { moveJobTime } from './move-job-time.ts';
import { listJobDisputes } from './job-disputes.ts';
import { acceptLead, declineLead, giveUpLead, viewLead } from './move-lead.ts';
import { acceptQuote, declineQuote, sendQuote, withdrawQuote } from './move-quote.ts';
import { findPriceGuide } from './price-guide.ts';
import { decideHeldReview, decideReport } from './decide-report.ts';
import { listOwnReports, listReports, reportHiring } from './reports.ts';
import { listVendorReviews, replyToReview, writeReview } from './reviews.ts';
import { deleteRequest, saveRequest } from './save-request.ts';
import { showLead } from './show-leads.ts';
import { listRequests, showRequest } from './show-requests.ts';
import { makeRequestCalendar } from './request-calendar.ts';
import { requestShares } from './share-request.ts';
import { nameVendors } from './name-vendors.ts';
import { submitRequest } from './submit-request.ts';
import { withdrawRequest } from './withdraw-request.ts';
import { deleteTask, putTask } from './tasks.ts';
import { getVendorDay } from './vendor-day.ts';
import { getVendorFigures } from './vendor-figures.ts';

export const hiringRoutes: Route[] = [
  route(contract.listServiceRequests, (ctx) => listRequests(ctx)),
  route(contract.findPriceGuide, (ctx, { query }) => findPriceGuide(ctx, query)),
  route(contract.getServiceRequest, (ctx, { params }) => showRequest(ctx, params.requestId)),
  route(contract.getRequestCalendar, async (ctx, { params }) =>
    answerCalendar(await makeRequestCalendar(ctx, params.requestId), 'request.ics'),
  ),
  ...requestShares.routes,
  route(contract.putServiceRequest, (ctx, { params, body }) => saveRequest(ctx, { ...params, ...body })),
  route(contract.deleteServiceRequest, (ctx, { params }) => deleteRequest(ctx, params.requestId)),
  route(contract.matchServiceRequest, (ctx, { params }) => matchRequest(ctx, params.requestId)),
  route(contract.submitServiceRequest, (ctx, { params, body }) => submitRequest(ctx, { ...params, ...body })),
  route(contract.nameVendors, (ctx, { params, body }) => nameVendors(ctx, { ...params, ...body })),
  route(contract.withdrawServiceRequest, (ctx, { params }) => withdrawRequest(ctx, params.requestId)),
  route(contract.uploadRequestFile, (ctx, { params, query }, request) =>
    uploadRequestFile(ctx, { ...params, ...query, request }),
  ),
  route(contract.deleteRequestFile, (ctx, { params }) => deleteRequestFile(ctx, params)),
  route(contract.acceptQuote, (ctx, { params, body }) => acceptQuote(ctx, { ...params, ...body })),
  route(contract.declineQuote, (ctx, { params, body }) => declineQuote(ctx, { ...params, ...body })),
  route(contract.listLeads, (ctx, { params, query }) => listLeads(ctx, { ...params, ...query })),
  route(contract.getLead, (ctx, { params }) => showLead(ctx, params.leadId)),
  route(contract.viewLead, (ctx, { params }) => viewLead(ctx, params.leadId)),
  route(contract.acceptLead, (ctx, { params }) => acceptLead(ctx, params.leadId)),
  route(contract.declineLead, (ctx, { params, body }) => declineLead(ctx, { ...params, ...body })),
  route(contract.giveUpLead, (ctx, { params, body }) => giveUpLead(ctx, { ...params, ...body })),
  route(contract.sendQuote, (ctx, { params, body }) => sendQuote(ctx, { ...params, ...body })),
  route(contract.withdrawQuote, (ctx, { params }) => withdrawQuote(ctx, params)),
  route(contract.getLeadFile, (ctx, { params }) => serveLeadFile(ctx, params)),
  route(contract.moveEngagement, (ctx, { params, body }) => moveEngagement(ctx, { ...params, ...body })),
  route(contract.moveJobTime, (ctx, { params, body }) => moveJobTime(ctx, { ...params, ...body })),
  route(contract.getJobCalendar, async (ctx, { params }) =>
    answerCalendar(await makeJobCalendar(ctx, params.engagementId), 'job.ics'),
  ),
  route(contract.sendAgreement, (ctx, { params, body }) => sendAgreement(ctx, { ...params, ...body })),
  route(contract.getAgreement, (ctx, { params }) => serveAgreement(ctx, params.engagementId)),
  route(contract.putTask, (ctx, { params, body }) => putTask(ctx, { ...params, ...body })),
  route(contract.deleteTask, (ctx, { params }) => deleteTask(ctx, params)),
  route(contract.uploadEngagementFile, (ctx, { params, query }, request) =>
    uploadEngagementFile(ctx, { ...params, ...query, request }),
  ),
  route(contract.getEngagementFile, (ctx, { params }) => serveEngagementFile(ctx, params)),
  route(contract.writeReview, (ctx, { params, body }) => writeReview(ctx, { ...params, ...body })),
  route(contract.replyToReview, (ctx, { params, body }) => replyToReview(ctx, { ...params, ...body })),
  route(contract.listVendorReviews, (ctx, { params, query }) => listVendorReviews(ctx, { ...params, ...query })),
  route(contract.reportHiring, (ctx, { params, body }) => reportHiring(ctx, { ...params, ...body })),
  route(contract.listOwnHiringReports, (ctx) => listOwnReports(ctx)),
  route(contract.blockSide, (ctx, { params, body }) => blockSide(ctx, { ...params, ...body })),
  route(contract.getVendorDay, async (ctx, { query }) => ({ day: await getVendorDay(ctx, query.vendorId) })),
  route(contract.getVendorFigures, async (ctx, { query }) => ({ figures: await getVendorFigures(ctx, query.vendorId) })),
  route(contract.listHiringReports, (ctx) => listReports(ctx)),
  route(contract.decideHeldReview, (ctx, { params, body }) => decideHeldReview(ctx, { ...params, ...body })),
  route(contract.decideHiringReport, (ctx, { params, body }) => decideReport(ctx, { ...params, ...body })),
  route(contract.listJobDisputes, (ctx) => listJobDisputes(ctx)),
  route(contract.decideDispute, (ctx, { params, body }) => decideDispute(ctx, { ...params, ...body })),
];

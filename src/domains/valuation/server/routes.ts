import { suggestHomes } from '#domains/records/server/index.ts';
import { route, type Route } from '#platform/http/route.ts';
import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import * as contract from '../contract.ts';
import { getMarketIndex } from './follow-index.ts';
import { getModelCard } from './get-model-card.ts';
import { getKeptEstimate, keepEstimate } from './kept-estimates.ts';
import { claimHome, correctFact, getMyHome, listMyHomes, releaseHome, undoCorrection } from './my-home.ts';
import { renderHomeReport, renderListingReport, renderMyReport, renderSharedReport } from './render-report.ts';
import { valuationShares } from './share-valuation.ts';
import { estimateVariants, estimateWithFacts } from './estimate-with-facts.ts';
import { getHomeValuation, getListingValuation } from './value-home.ts';

const SUGGESTIONS = 8;
const REPORT_FILE = 'home-value-report.pdf';

export const valuationRoutes: Route[] = [
  route(contract.suggestHomes, async (ctx, { query }) => ({
    homes: (await suggestHomes(ctx.db, query.address, SUGGESTIONS)).map(({ id, address }) => ({ homeId: id, address })),
  })),
  route(contract.getHomeValuation, (ctx, { params }) => getHomeValuation(ctx, params.homeId)),
  route(contract.keepEstimate, (ctx, { params }) => keepEstimate(ctx, params.homeId)),
  route(contract.getKeptEstimate, (ctx, { params }) => getKeptEstimate(ctx, params.valuationId)),
  route(contract.getListingValuation, (ctx, { params }) => getListingValuation(ctx, params.listingKey)),
  route(contract.estimateHome, (ctx, { body }) => estimateWithFacts(ctx, body)),
  route(contract.estimateVariants, (ctx, { body }) => estimateVariants(ctx, body)),
  route(contract.getModelCard, (ctx) => getModelCard(ctx)),
  route(contract.getMarketIndex, (ctx, { query }) => getMarketIndex(ctx, query.place)),
  route(contract.getMyHome, (ctx, { params }) => getMyHome(ctx, params.homeId)),
  route(contract.listMyHomes, (ctx) => listMyHomes(ctx)),
  route(contract.claimHome, (ctx, { params, body }) =>
    claimHome(ctx, { homeId: params.homeId, wantsMonthlyMail: body.wantsMonthlyMail }),
  ),
  route(contract.releaseHome, (ctx, { params }) => releaseHome(ctx, params.homeId)),
  route(contract.correctFact, (ctx, { params, body }) => correctFact(ctx, { ...params, ...body })),
  route(contract.undoCorrection, (ctx, { params }) =>
    undoCorrection(ctx, { homeId: params.homeId, correctionId: params.correctionId }),
  ),
  ...valuationShares.routes,
  route(contract.getHomeReport, async (ctx, { params }) => answerPdf(await renderHomeReport(ctx, params.homeId), REPORT_FILE)),
  route(contract.getListingReport, async (ctx, { params }) =>
    answerPdf(await renderListingReport(ctx, params.listingKey), REPORT_FILE),
  ),
  route(contract.getMyReport, async (ctx, { params }) => answerPdf(await renderMyReport(ctx, params.homeId), REPORT_FILE)),
  route(contract.getSharedReport, async (ctx, { params }) => answerPdf(await renderSharedReport(ctx, params.token), REPORT_FILE)),
];

import { readBrowser } from '#platform/http/read-browser.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { enhanceListing } from './enhance-listing.ts';
import { getOptimization } from './get-optimization.ts';
import { listScores, rescoreListings } from './list-scores.ts';
import { readListingAddress } from './read-address.ts';
import { endTrial, startTrial } from './trials/change-trial.ts';
import { getShownTitle, recordArmSeen } from './trials/count-trial.ts';
import { listTrials } from './trials/list-trials.ts';

export const optimizingRoutes: Route[] = [
  route(contract.enhanceListing, (ctx, { body }) => enhanceListing(ctx, body)),
  route(contract.readListingAddress, (ctx, { body }, request) =>
    readListingAddress(ctx, { ...body, origin: request.headers.get('origin') }),
  ),
  route(contract.listScores, (ctx) => listScores(ctx)),
  route(contract.rescoreListings, (ctx) => rescoreListings(ctx)),
  route(contract.getOptimization, (ctx, { params, query }) => getOptimization(ctx, { ...params, ...query })),
  route(contract.listTrials, (ctx, { params }) => listTrials(ctx, params.id)),
  route(contract.startTrial, (ctx, { params, body }) => startTrial(ctx, { ...params, ...body })),
  route(contract.endTrial, (ctx, { params, body }) => endTrial(ctx, { ...params, ...body })),
  route(contract.getShownTitle, (ctx, { body }, request) => getShownTitle(ctx, { ...body, ...readBrowser(request) })),
  route(contract.recordTitleSeen, async (ctx, { body }, request) => {
    await recordArmSeen(ctx, { ...body, ...readBrowser(request) });
    return undefined;
  }),
  route(contract.recordCoverSeen, async (ctx, { body }, request) => {
    await recordArmSeen(ctx, { ...body, ...readBrowser(request) });
    return undefined;
  }),
];

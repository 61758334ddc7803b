import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { enhanceListing } from './enhance-listing.ts';
import { getOptimization } from './get-optimization.ts';
import { listScores, rescoreListings } from './list-scores.ts';
import { endTitleTrial, startTitleTrial } from './trials/change-trial.ts';
import { getShownTitle, recordTitleSeen } from './trials/count-trial.ts';
import { listTitleTrials } from './trials/list-trials.ts';

export const optimizingRoutes: Route[] = [
  route(contract.enhanceListing, (ctx, { body }) => enhanceListing(ctx, body)),
  route(contract.listScores, (ctx) => listScores(ctx)),
  route(contract.rescoreListings, (ctx) => rescoreListings(ctx)),
  route(contract.getOptimization, (ctx, { params, query }) => getOptimization(ctx, { ...params, ...query })),
  route(contract.listTitleTrials, (ctx, { params }) => listTitleTrials(ctx, params.id)),
  route(contract.startTitleTrial, (ctx, { params, body }) => startTitleTrial(ctx, { ...params, ...body })),
  route(contract.endTitleTrial, (ctx, { params, body }) => endTitleTrial(ctx, { ...params, ...body })),
  route(contract.getShownTitle, (ctx, { body }, request) => getShownTitle(ctx, { ...body, ...readBrowser(request) })),
  route(contract.recordTitleSeen, async (ctx, { body }, request) => {
    await recordTitleSeen(ctx, { ...body, ...readBrowser(request) });
    return undefined;
  }),
];

function readBrowser({ headers }: Request): { userAgent: string; declines: boolean } {
  return {
    userAgent: headers.get('user-agent') ?? '',
    declines: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
  };
}

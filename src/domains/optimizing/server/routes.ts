import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { enhanceListing } from './enhance-listing.ts';
import { getOptimization } from './get-optimization.ts';
import { listScores } from './list-scores.ts';

export const optimizingRoutes: Route[] = [
  route(contract.enhanceListing, (ctx, { body }) => enhanceListing(ctx, body)),
  route(contract.listScores, (ctx) => listScores(ctx)),
  route(contract.getOptimization, (ctx, { params, query }) => getOptimization(ctx, { ...params, ...query })),
];

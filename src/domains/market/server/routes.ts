import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getMarket } from './get-market.ts';

export const marketRoutes: Route[] = [
  route(contract.getMarket, (ctx, { params, query }) => getMarket(ctx, { slug: params.slug, query })),
];

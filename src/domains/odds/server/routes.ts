import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getSaleOdds } from './get-odds.ts';

export const oddsRoutes: Route[] = [route(contract.getSaleOdds, (ctx, { params }) => getSaleOdds(ctx, params.homeId))];

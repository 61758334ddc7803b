import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getTravelArea } from './get-travel-area.ts';
import { getTravelInfo } from './get-travel-info.ts';
import { suggestTravelPlaces } from './suggest-travel-places.ts';

export const travelRoutes: Route[] = [
  route(contract.getTravelInfo, (ctx) => getTravelInfo(ctx)),
  route(contract.getTravelArea, (ctx, { query }) => getTravelArea(ctx, query.limits)),
  route(contract.suggestTravelPlaces, (ctx, { query }) => suggestTravelPlaces(ctx, query.q)),
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getTravelArea } from './get-travel-area.ts';
import { getTravelInfo } from './get-travel-info.ts';
import { getTravelTimes } from './get-travel-times.ts';
import { deleteOwnPlace, keepOwnPlace, listOwnPlaces } from './own-places.ts';
import { suggestTravelPlaces } from './suggest-travel-places.ts';

export const travelRoutes: Route[] = [
  route(contract.getTravelInfo, (ctx) => getTravelInfo(ctx)),
  route(contract.getTravelArea, (ctx, { query }) => getTravelArea(ctx, query.limits)),
  route(contract.getTravelTimes, (ctx, { query }) => getTravelTimes(ctx, query)),
  route(contract.suggestTravelPlaces, (ctx, { query }) => suggestTravelPlaces(ctx, query.q)),
  route(contract.listOwnPlaces, (ctx) => listOwnPlaces(ctx)),
  route(contract.keepOwnPlace, (ctx, input) => keepOwnPlace(ctx, input)),
  route(contract.deleteOwnPlace, (ctx, { params }) => deleteOwnPlace(ctx, params.placeId)),
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getAttendanceArea } from './get-attendance-area.ts';
import { getMap, getTile } from './get-map.ts';
import { getPlace } from './get-place.ts';
import { getPlaceFacts } from './get-place-facts.ts';
import { getSurroundings } from './get-surroundings.ts';
import { listPlaces } from './list-places.ts';

export const neighborhoodRoutes: Route[] = [
  route(contract.getPlace, (ctx, { params }) => getPlace(ctx, params.slug)),
  route(contract.getPlaceFacts, (ctx, { params }) => getPlaceFacts(ctx, params.slug)),
  route(contract.listPlaces, (ctx) => listPlaces(ctx)),
  route(contract.getSurroundings, (ctx, { query }) => getSurroundings(ctx, query)),
  route(contract.getAttendanceArea, (ctx, { query }) => getAttendanceArea(ctx, query)),
  route(contract.getMap, (ctx) => getMap(ctx)),
  route(contract.getTile, (ctx, { params }) => getTile(ctx, { z: params.z, x: params.x, y: params.file })),
];

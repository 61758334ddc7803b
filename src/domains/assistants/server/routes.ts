import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { allowConnection, endConnection, listConnections, previewConnection } from './connections.ts';
import { makeAccessKey } from './keys.ts';

export const assistantRoutes: Route[] = [
  route(contract.previewConnection, (ctx, { body }) => previewConnection(ctx, body)),
  route(contract.allowConnection, (ctx, { body }) => allowConnection(ctx, body)),
  route(contract.makeAccessKey, (ctx, { body }) => makeAccessKey(ctx, body)),
  route(contract.listConnections, (ctx) => listConnections(ctx)),
  route(contract.endConnection, (ctx, { params }) => endConnection(ctx, params.id)),
];

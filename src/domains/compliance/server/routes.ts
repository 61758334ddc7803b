import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { checkPublishedCopy } from './check-published-copy.ts';

export const complianceRoutes: Route[] = [
  route(contract.checkPublishedCopy, (ctx, { body }) => Promise.resolve(checkPublishedCopy(ctx, body))),
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { recordPageView } from './record-page-view.ts';

export const analyticsRoutes: Route[] = [
  route(contract.recordPageView, async (ctx, { body }, request) => {
    await recordPageView(ctx, {
      ...body,
      userAgent: request.headers.get('user-agent') ?? '',
      host: request.headers.get('host') ?? '',
    });
    return undefined;
  }),
];

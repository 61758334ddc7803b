import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { recordEvent } from './record-event.ts';
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
  route(contract.recordEvent, async (ctx, { body }, request) => {
    await recordEvent(ctx, { ...body, userAgent: request.headers.get('user-agent') ?? '' });
    return undefined;
  }),
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed, readCalendarFeed } from './feed.ts';

export const calendarRoutes: Route[] = [
  route(contract.getCalendarFeed, (ctx) => getCalendarFeed(ctx)),
  route(contract.makeCalendarFeed, (ctx) => makeCalendarFeed(ctx)),
  route(contract.endCalendarFeed, (ctx) => endCalendarFeed(ctx)),
  route(contract.readCalendarFeed, async (ctx, { params }) => {
    const text = await readCalendarFeed(ctx, params.file);
    return new Response(text, {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
  }),
];

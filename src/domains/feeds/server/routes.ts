import { route, type Route } from '#platform/http/route.ts';
import { listFeedStates } from '../contract.ts';
import { showFeeds } from './show-feeds.ts';

export const feedRoutes: Route[] = [route(listFeedStates, async (ctx) => ({ feeds: await showFeeds(ctx) }))];

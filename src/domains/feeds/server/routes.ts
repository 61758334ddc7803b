import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { saveMapping, showMapping, tryMapping } from './edit-mapping.ts';
import { listFeedRejects } from './list-rejects.ts';
import { askFeedWork, setFeedPaused } from './operate-feed.ts';
import { showFeeds } from './show-feeds.ts';
import { acceptFeedUpload, uploadFeedFile } from './uploads.ts';

export const feedRoutes: Route[] = [
  route(contract.listFeedStates, async (ctx) => ({ feeds: await showFeeds(ctx) })),
  route(contract.askFeedWork, async (ctx, { params, body }) => ({ feeds: await askFeedWork(ctx, { ...params, ...body }) })),
  route(contract.setFeedPaused, async (ctx, { params, body }) => ({ feeds: await setFeedPaused(ctx, { ...params, ...body }) })),
  route(contract.listFeedRejects, (ctx, { params, query }) => listFeedRejects(ctx, { ...params, ...query })),
  route(contract.getFeedMapping, (ctx, { params }) => showMapping(ctx, params.name)),
  route(contract.tryFeedMapping, (ctx, { params, body }) => tryMapping(ctx, { ...params, ...body })),
  route(contract.uploadFeedFile, (ctx, { params, query }, request) => uploadFeedFile(ctx, { ...params, ...query, request })),
  route(contract.acceptFeedUpload, (ctx, { params, body }) => acceptFeedUpload(ctx, { ...params, ...body })),
  route(contract.saveFeedMapping, (ctx, { params, body }) => saveMapping(ctx, { ...params, ...body })),
];

import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import type { AboutSources } from './about.ts';
import { closeThread, getThread, listThreads, readThread, serveThreadFile, writeInThread } from './own-threads.ts';

/** Other domains describe what threads are about. */
export function createCorrespondenceRoutes(sources: AboutSources): Route[] {
  return [
    route(contract.listThreads, (ctx, { query }) => listThreads({ ...ctx, sources }, query)),
    route(contract.getThread, (ctx, { params, query }) => getThread({ ...ctx, sources }, { ...params, ...query })),
    route(contract.writeInThread, (ctx, { params, query, body }) =>
      writeInThread({ ...ctx, sources }, { ...params, ...query, form: body }),
    ),
    route(contract.readThread, (ctx, { params, query }) => readThread(ctx, { ...params, ...query })),
    route(contract.closeThread, (ctx, { params, query }) => closeThread({ ...ctx, sources }, { ...params, ...query })),
    route(contract.getThreadFile, (ctx, { params }) => serveThreadFile(ctx, params)),
  ];
}

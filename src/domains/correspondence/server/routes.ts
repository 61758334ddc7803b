import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import type { AboutSources } from './about.ts';
import { changeInbox } from './desks.ts';
import { attachToThread } from './files.ts';
import { getInboxFigures, getInboxThread, listInbox } from './inbox.ts';
import { closeThread, getThread, listThreads, readThread, serveThreadFile, writeInThread } from './own-threads.ts';
import { deleteReplyTemplate, listReplyTemplates, putReplyTemplate } from './reply-templates.ts';

/** Other domains describe what threads are about. */
export function createCorrespondenceRoutes(sources: AboutSources): Route[] {
  return [
    route(contract.listInbox, (ctx, { query }) => listInbox({ ...ctx, sources }, query)),
    route(contract.getInboxFigures, (ctx, { query }) => getInboxFigures({ ...ctx, sources }, query)),
    route(contract.changeInbox, (ctx, { body }) => changeInbox({ ...ctx, sources }, body)),
    route(contract.getInboxThread, (ctx, { params }) => getInboxThread({ ...ctx, sources }, params.threadId)),
    route(contract.listReplyTemplates, (ctx) => listReplyTemplates(ctx)),
    route(contract.putReplyTemplate, (ctx, { params, body }) => putReplyTemplate(ctx, { ...params, ...body })),
    route(contract.deleteReplyTemplate, (ctx, { params }) => deleteReplyTemplate(ctx, params.id)),
    route(contract.listThreads, (ctx, { query }) => listThreads({ ...ctx, sources }, query)),
    route(contract.getThread, (ctx, { params, query }) => getThread({ ...ctx, sources }, { ...params, ...query })),
    route(contract.writeInThread, (ctx, { params, query, body }) =>
      writeInThread({ ...ctx, sources }, { ...params, ...query, form: body }),
    ),
    route(contract.readThread, (ctx, { params, query }) => readThread(ctx, { ...params, ...query })),
    route(contract.closeThread, (ctx, { params, query }) => closeThread({ ...ctx, sources }, { ...params, ...query })),
    route(contract.getThreadFile, (ctx, { params, query }) => serveThreadFile(ctx, { ...params, ...query })),
    route(contract.attachToThread, (ctx, { params, query }, request) =>
      attachToThread({ ...ctx, sources }, { ...params, ...query, request }),
    ),
  ];
}

import { route, type Route } from '#platform/http/route.ts';
import { endHook, listPartnerStates, sendHookAgain } from '../contract.ts';
import { removeHook, replayHook, showPartners } from './hooks.ts';

export const odataRoutes: Route[] = [
  route(listPartnerStates, async (ctx) => ({ partners: await showPartners(ctx) })),
  route(sendHookAgain, async (ctx, { params, body }) => ({
    events: await replayHook(ctx, { id: params.hookId, since: new Date(body.since), onlyFailed: body.onlyFailed }),
  })),
  route(endHook, async (ctx, { params }) => {
    await removeHook(ctx, params.hookId);
    return { partners: await showPartners(ctx) };
  }),
];

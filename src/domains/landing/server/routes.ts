import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { sendLead } from './send-lead.ts';

export const landingRoutes: Route[] = [route(contract.sendLead, (ctx, { body }) => sendLead(ctx, body))];

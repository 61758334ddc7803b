import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { listMailbox, readMailHtml } from './read-mailbox.ts';

export const notificationRoutes: Route[] = [
  route(contract.listMailbox, (ctx) => listMailbox(ctx)),
  route(contract.getMailHtml, (ctx, { params }) => readMailHtml(ctx, params.id)),
];

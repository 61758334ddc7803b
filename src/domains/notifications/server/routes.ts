import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { listMailbox, readMailHtml } from './read-mailbox.ts';
import { signUpForPage } from './sign-up-for-page.ts';

export const notificationRoutes: Route[] = [
  route(contract.listMailbox, (ctx) => listMailbox(ctx)),
  route(contract.getMailHtml, (ctx, { params }) => readMailHtml(ctx, params.id)),
  route(contract.signUpForPage, (ctx, { body }) => signUpForPage(ctx, body)),
];

import { publicUrlOf } from '#platform/config/public-url.ts';
import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { changeMailSubscription, getMailSubscription } from './mail-subscriptions.ts';
import { describeDevice } from '#domains/accounts/server/index.ts';
import { addDevice, endDevice, listDevices } from './push-devices.ts';
import { getPreferences, setPace, setPreference } from './preferences.ts';
import { listMailbox, readMailHtml } from './read-mailbox.ts';
import { listNotifications, markNotificationsRead } from './read-notifications.ts';
import { signUpForPage } from './sign-up-for-page.ts';
import { streamNews } from './stream-news.ts';

export const notificationRoutes: Route[] = [
  route(contract.listMailbox, (ctx) => listMailbox(ctx)),
  route(contract.getMailHtml, (ctx, { params }) => readMailHtml(ctx, params.id)),
  route(contract.signUpForPage, (ctx, { body }) => signUpForPage(ctx, body)),
  route(contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query)),
  route(contract.markNotificationsRead, (ctx, { body }) => markNotificationsRead(ctx, body.ids)),
  route(contract.getNotificationPreferences, (ctx) => getPreferences(ctx)),
  route(contract.setMailPace, (ctx, { body }) => setPace(ctx, body)),
  route(contract.setNotificationPreference, (ctx, { body }) => setPreference(ctx, body)),
  route(contract.listPushDevices, (ctx) => listDevices(ctx)),
  route(contract.addPushDevice, (ctx, { body }, request) =>
    addDevice(ctx, body, describeDevice(request.headers.get('user-agent') ?? '')),
  ),
  route(contract.endPushDevice, (ctx, { params }) => endDevice(ctx, params.id)),
  route(contract.getMailSubscription, async (ctx, { params }, request) =>
    // Mail programs that know no one-click open the address of the header in a browser.
    request.headers.get('accept')?.includes('text/html') === true
      ? Response.redirect(`${publicUrlOf(ctx.config)}/unsubscribe/${params.token}`, 303)
      : getMailSubscription(ctx, params.token),
  ),
  route(contract.stopMail, (ctx, { params }) => changeMailSubscription(ctx, { token: params.token, isStopped: true })),
  route(contract.resumeMail, (ctx, { params }) => changeMailSubscription(ctx, { token: params.token, isStopped: false })),
  route(contract.streamNews, async (ctx, { query }, request) =>
    streamNews(ctx, { listingKeys: query.listings, missedMs: query.missedMs, signal: request.signal }),
  ),
];

import type { Context } from '#platform/verb/context.ts';
import { deviceOf, pathOf, referrerHost } from '../model/visit-source.ts';

/** Stores a page view. The user agent is read for the kind of device and forgotten. */
export async function recordPageView(
  ctx: Context,
  view: { path: string; referrer: string; userAgent: string; host: string },
): Promise<void> {
  await ctx.db
    .insertInto('page_views')
    .values({
      path: pathOf(view.path),
      referrer_host: referrerHost(view.referrer, view.host),
      device: deviceOf(view.userAgent),
      viewed_at: ctx.now,
    })
    .execute();
}

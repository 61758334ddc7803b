import type { Context } from '#platform/verb/context.ts';
import type { UsageEventName } from '../contract.ts';
import { deviceOf, pathOf } from '../model/visit-source.ts';

/** Stores what a page reports. The user agent is read for the kind of device and forgotten. */
export async function recordEvent(ctx: Context, event: { name: UsageEventName; path: string; userAgent: string }): Promise<void> {
  await ctx.db
    .insertInto('usage_events')
    .values({
      name: event.name,
      path: pathOf(event.path),
      device: deviceOf(event.userAgent),
      happened_at: ctx.now,
    })
    .execute();
}

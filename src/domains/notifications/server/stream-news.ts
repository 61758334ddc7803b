import { isStillSignedIn } from '#domains/accounts/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import type { RealtimeHub } from '#platform/realtime/realtime-hub.ts';
import { openEventStream } from '#platform/realtime/event-stream.ts';
import { toDollars } from '#lib/money.ts';

/** Opens the stream of an open page: news of the homes it shows and of its reader, while their session is valid. */
export function streamNews(
  ctx: Context & { realtime: RealtimeHub },
  { listingKeys, missedMs, signal }: { listingKeys: readonly string[]; missedMs: number | undefined; signal: AbortSignal },
): Response {
  const shown = new Set(listingKeys);
  const reader = ctx.actor.kind === 'user' ? ctx.actor : undefined;
  const isTheirs = async () => reader !== undefined && (await isStillSignedIn(ctx, reader).catch(() => false));
  return openEventStream(signal, ({ send, end }) =>
    ctx.realtime.subscribe({
      userId: reader?.userId,
      missedMs,
      isInterested: (listingKey) => shown.has(listingKey),
      onListing: ({ listingKey, statusBefore, statusAfter, priceBefore, priceAfter }) =>
        send('listing', {
          listingKey,
          statusBefore,
          statusAfter,
          priceBefore: toDollars(priceBefore),
          priceAfter: toDollars(priceAfter),
        }),
      async onPersonal({ notificationId, topic, title, body, href }) {
        if (await isTheirs()) send('notification', { id: notificationId, topic, title, body, href });
        else end();
      },
      async onOwnChange(subject) {
        if (await isTheirs()) send('changed', { subject });
        else end();
      },
      // The page asks again, and learns that its session is over.
      async onSessionEnd() {
        if (reader === undefined || (await isTheirs())) return;
        send('gap', {});
        end();
      },
      onGap: () => send('gap', {}),
      onClose: end,
    }),
  );
}

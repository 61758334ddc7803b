import type { Context } from '#platform/http/context.ts';
import type { RealtimeHub } from '#platform/realtime/realtime-hub.ts';
import { openEventStream } from '#platform/realtime/event-stream.ts';
import type { ListingChange } from '../contract.ts';

/** Opens the stream of an open page: the homes that it shows, and what its reader is told. */
export function streamNews(
  ctx: Context & { realtime: RealtimeHub },
  listingKeys: readonly string[],
  signal: AbortSignal,
): Response {
  const shown = new Set(listingKeys);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined;
  return openEventStream(signal, ({ send, end }) =>
    ctx.realtime.subscribe({
      userId,
      isInterested: (listingKey) => shown.has(listingKey),
      onListing: ({ listingKey, statusBefore, statusAfter, priceBefore, priceAfter }) =>
        send('listing', {
          listingKey,
          statusBefore,
          statusAfter,
          priceBefore: toDollars(priceBefore),
          priceAfter: toDollars(priceAfter),
        } satisfies ListingChange),
      onPersonal: ({ notificationId, topic, title, body, href }) =>
        send('notification', { id: notificationId, topic, title, body, href }),
      onGap: () => send('gap', {}),
      onClose: end,
    }),
  );
}

function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

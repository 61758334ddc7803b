import type { Context } from '#platform/verb/context.ts';
import type { OwnListingEvent } from '../contract.ts';
import { findMine } from './find-mine.ts';
import { statusOf } from './present.ts';
import { listEvents } from './event-rows.ts';

/** Changes of status and price with their reasons, newest first. */
export async function listListingEvents(ctx: Context, id: string): Promise<{ events: OwnListingEvent[] }> {
  const row = await findMine(ctx, id);
  const rows = await listEvents(ctx.db, row.id);
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    events: rows.map((event) => ({
      id: String(event.id),
      by: event.name,
      statusBefore: statusOf({ standard_status: event.status_before }),
      statusAfter: statusOf({ standard_status: event.status_after }),
      priceBefore: dollars(event.price_before_cents),
      priceAfter: dollars(event.price_after_cents),
      reason: event.reason,
      effectiveOn: event.effective_on,
      occurredAt: event.occurred_at.toISOString(),
    })),
  };
}

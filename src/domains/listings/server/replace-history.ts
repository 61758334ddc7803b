import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import type { PriceEventKind } from '../contract.ts';
import { deriveListingKey } from '../model/derive-listing-key.ts';

export interface ListingHistory {
  sourceListingKey: string;
  events: readonly { date: string; event: PriceEventKind; priceCents: number | null }[];
}

/** Puts a full history, where a source has one, in place of what was derived from its records. Dates are YYYY-MM-DD. */
export async function replaceHistory(ctx: Context, source: string, histories: readonly ListingHistory[]): Promise<void> {
  requireSystem(ctx);
  const rows = histories.flatMap(({ sourceListingKey, events }) =>
    events.map(({ date, event, priceCents }) => ({
      listing_key: deriveListingKey(source, sourceListingKey),
      event,
      price_cents: priceCents,
      effective_at: `${date}T12:00:00Z`,
    })),
  );
  const keys = histories.map((history) => deriveListingKey(source, history.sourceListingKey));
  await transact(ctx, async (inner) => {
    await sql`delete from price_history using listings l where l.id = price_history.listing_id and l.listing_key = any(${keys})`.execute(
      inner.db,
    );
    await sql`
      insert into price_history (listing_id, event, price_cents, effective_at)
      select l.id, v.event, v.price_cents, v.effective_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as v (listing_key text, event text, price_cents bigint, effective_at timestamptz)
      join listings l on l.listing_key = v.listing_key
      on conflict do nothing`.execute(inner.db);
  });
}

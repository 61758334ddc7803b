import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { requireSystem } from '#platform/http/require-system.ts';
import type { PriceEventKind } from '../contract.ts';

export interface KnownHistory {
  sourceListingKey: string;
  events: { date: string; event: PriceEventKind; priceCents: number | null }[];
}

/** Puts a complete history in place of what could be derived from a listing's last state. For sources that keep one. */
export async function replaceHistory(ctx: Context, source: string, histories: readonly KnownHistory[]): Promise<void> {
  requireSystem(ctx);
  const rows = histories.flatMap(({ sourceListingKey, events }) => events.map((event) => ({ key: sourceListingKey, ...event })));
  await ctx.db.transaction().execute(async (trx) => {
    await sql`delete from price_history using listings
      where price_history.listing_id = listings.id and listings.originating_system_name = ${source}
        and listings.source_listing_key = any(${histories.map((history) => history.sourceListingKey)})`.execute(trx);
    await sql`insert into price_history (listing_id, event, price_cents, effective_at)
      select listings.id, v.event, v."priceCents", v.date
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (key text, event text, "priceCents" bigint, date timestamptz)
      join listings on listings.originating_system_name = ${source} and listings.source_listing_key = v.key
      on conflict do nothing`.execute(trx);
  });
}

import type { Trx } from '#platform/db/database.ts';
import type { BillingContext } from './billing-context.ts';
import type { Quote } from '../model/quote.ts';
import type { OrderRow } from './queries.ts';

interface NewOrder extends Pick<OrderRow, 'id' | 'user_id' | 'book' | 'purpose' | 'state' | 'sealed_billing' | 'consent'> {
  provider: string;
  /** The plan that it renews, or the job that it pays. */
  about?: string;
  items: readonly object[];
  quote: Omit<Quote, 'lines'> & { lines: readonly object[] };
  promo_code?: string | null;
  own_listing_id?: string | null;
  /** How long its price holds. */
  holdsMs: number;
}

/** Writes an order that waits to be paid; undefined where its id is taken. */
export async function insertOrder(
  { db, now }: Pick<BillingContext, 'now'> & { db: Trx },
  { items, quote, holdsMs, ...columns }: NewOrder,
): Promise<Pick<OrderRow, 'id' | 'number'> | undefined> {
  const row = await db
    .insertInto('orders')
    .values({
      ...columns,
      status: 'draft',
      items: JSON.stringify(items),
      lines: JSON.stringify(quote.lines),
      tax_lines: JSON.stringify(quote.taxLines),
      subtotal_cents: quote.subtotalCents,
      discount_cents: quote.discountCents,
      tax_cents: quote.taxCents,
      total_cents: quote.totalCents,
      expires_at: new Date(now.getTime() + holdsMs),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (row !== undefined) await db.updateTable('orders').set({ status: 'pending' }).where('id', '=', row.id).execute();
  return row;
}

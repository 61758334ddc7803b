import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE, OWN_OFFICE_KEY } from '#domains/listings/contract.ts';
import { removeListingsById } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';

/** Removes from the demonstration what demo people published, once their day is over. Their drafts went with their account. */
export async function clearDemonstration(ctx: Context): Promise<number> {
  return transact(ctx, async (inner) => {
    const { rows } = await sql<{ id: number }>`
      select l.id from listings l
      where l.originating_system_name = ${DEMONSTRATION_SOURCE} and l.list_office_key = ${OWN_OFFICE_KEY}
        and not exists (select from own_listings o where o.listing_key = l.listing_key)`.execute(inner.db);
    return removeListingsById(
      inner,
      rows.map(({ id }) => id),
    );
  });
}

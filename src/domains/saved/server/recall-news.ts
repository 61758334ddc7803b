import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';

/**
 * Counts the last change of some homes as news of a saved search of the caller's, as if the search had stood when it happened. Of a
 * home without a change, that is the day it was listed.
 */
export async function recallNews(ctx: Context, publicId: string, listingKeys: readonly string[]): Promise<void> {
  const { userId } = requireUser(ctx);
  await transact(ctx, async (inner) => {
    await sql`
      insert into listing_events (listing_id, kind, status_after, price_after_cents, occurred_at, matched_at)
      select l.id, 'listed', l.standard_status, l.list_price_cents, l.listed_on, ${ctx.now} from listings l
      where l.listing_key = any (${[...listingKeys]}) and l.display_listing and l.listed_on is not null
        and not exists (select from listing_events e where e.listing_id = l.id)`.execute(inner.db);
    const { rows } = await sql<{ id: number }>`
      insert into saved_search_matches (saved_search_id, event_id, kind)
      select s.id, e.id, e.kind from saved_searches s cross join lateral (
        select distinct on (e.listing_id) e.id, case
          when e.kind = 'open-house' then 'open-house' when e.kind = 'listed' then 'new'
          when e.price_before_cents is distinct from e.price_after_cents then 'price' else 'status' end as kind
        from listing_events e join listings l on l.id = e.listing_id
        where l.listing_key = any (${[...listingKeys]}) and l.display_listing order by e.listing_id, e.id desc) e
      where s.public_id = ${publicId} and s.user_id = ${userId}
      on conflict do nothing returning event_id as id`.execute(inner.db);
    if (rows.length === 0) return;
    const before = Math.min(...rows.map(({ id }) => id)) - 1;
    await sql`
      update saved_searches set seen_event_id = least(seen_event_id, ${before})
      where public_id = ${publicId} and user_id = ${userId}`.execute(inner.db);
  });
}

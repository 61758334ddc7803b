import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { requireUser } from '#platform/http/require-user.ts';

/** Counts the last change of some homes as news of a saved search of the caller's, as if it had stood when they happened. */
export async function recallNews(ctx: Context, publicId: string, listingKeys: readonly string[]): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into saved_search_matches (saved_search_id, event_id, kind)
      select s.id, e.id, case when e.price_before_cents is null then 'new' else 'price' end
      from saved_searches s cross join lateral (
        select distinct on (e.listing_id) e.id, e.price_before_cents from listing_events e join listings l on l.id = e.listing_id
        where l.listing_key = any (${[...listingKeys]}) and l.display_listing order by e.listing_id, e.id desc) e
      where s.public_id = ${publicId} and s.user_id = ${userId}
      on conflict do nothing returning event_id as id`.execute(trx);
    const first = Math.min(...rows.map(({ id }) => id));
    if (rows.length === 0) return;
    await trx
      .updateTable('saved_searches')
      .set({ seen_event_id: first - 1 })
      .where('public_id', '=', publicId)
      .where('user_id', '=', userId)
      .execute();
  });
}

import { sql } from 'kysely';
import { findNextStarts } from '#domains/bookings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';

/** Vendors whose calendars one run reads. */
const MOST = 500;

/** Reads when vendors who keep a calendar here are free next, for search. What is gone counts as unknown by itself. */
export async function readOpenings(ctx: Context): Promise<void> {
  const { rows } = await sql<{ id: string; host_id: string }>`
    select v.id, v.host_id from vendors v
    where v.host_id is not null and exists (select from expert_entries e where e.vendor_id = v.id)
    order by (select min(e.next_free_at) from expert_entries e where e.vendor_id = v.id) nulls first limit ${MOST}`.execute(
    ctx.db,
  );
  for (const { id, host_id: hostId } of rows) {
    const next = (await findNextStarts(ctx, [hostId])).get(hostId) ?? null;
    await ctx.db
      .updateTable('expert_entries')
      .set({ next_free_at: next })
      .where('vendor_id', '=', id)
      .where('next_free_at', 'is distinct from', next)
      .execute();
  }
}

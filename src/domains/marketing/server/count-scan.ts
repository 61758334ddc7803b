import { sql } from 'kysely';
import { countsAs, isVisitor, MOST_PER_ADDRESS, nameVisitor } from '#domains/analytics/server/index.ts';
import { findSellersOf } from '#domains/selling/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';

interface Scan {
  code: string;
  home: { isDemonstration: boolean; listingId: number | null };
  userAgent: string;
}

/** Counts a scan once a day and visitor, by the rules of visits: without robots, the home's own people, and staff. */
export async function countScan(ctx: Context, { code, home, userAgent }: Scan): Promise<void> {
  const { actor } = ctx;
  if (!isVisitor(actor, userAgent) || !countsAs(actor, home.isDemonstration)) return;
  const isOwn =
    actor.kind === 'user' && home.listingId !== null && (await findSellersOf(ctx, String(home.listingId))).includes(actor.userId);
  if (isOwn) return;
  const day = utcDay(ctx.now);
  await transact(ctx, async (inner) => {
    const { visitor, first, last } = await nameVisitor(inner.db, day, { address: actor.address, userAgent });
    await sql`
      with seen as (
        insert into marketing_link_visitors (day, code, visitor) select ${day}, ${code}, ${visitor} where (
          select count(*) from marketing_link_visitors
          where day = ${day} and code = ${code} and visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
        on conflict do nothing returning 1)
      insert into marketing_link_days as d (code, day, scans) select ${code}, ${day}, 1 from seen
      on conflict (code, day) do update set scans = d.scans + 1`.execute(inner.db);
  });
}

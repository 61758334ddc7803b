import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE, findTimeZone } from '#domains/listings/contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { countsAs, isVisitor, MOST_PER_ADDRESS, nameVisitor, type Visitor } from './daily-visitors.ts';

export interface ImpressionPorts {
  /** The ids of all listings in which a person has a part. */
  listListingsSoldBy: (ctx: Pick<Context, 'db'>, userId: string) => Promise<string[]>;
}

interface Report {
  listingKeys: readonly string[];
  userAgent: string;
}

/** Counts cards that were seen: those of homes that are shown, whose visitor was not counted today and counts at all. */
export async function recordImpressions(
  ctx: Context,
  { listingKeys, userAgent }: Report,
  { listListingsSoldBy }: ImpressionPorts,
): Promise<void> {
  const { actor, db } = ctx;
  if (!isVisitor(actor, userAgent)) return;
  const listings = await db
    .selectFrom('listings as l')
    .leftJoin('listing_details as d', 'd.listing_id', 'l.id')
    .select(['l.id', 'l.originating_system_name', 'l.state_or_province'])
    .select(sql<string | null>`d.facts ->> 'PropertyTimeZoneName'`.as('time_zone'))
    .where('l.listing_key', 'in', [...new Set(listingKeys)])
    .where('l.display_listing', '=', true)
    .execute();
  const own = new Set(actor.kind === 'user' ? await listListingsSoldBy(ctx, actor.userId) : []);
  const counted = listings.filter(
    (one) => !own.has(String(one.id)) && countsAs(actor, one.originating_system_name === DEMONSTRATION_SOURCE),
  );
  const days = Map.groupBy(counted, (one) => dayInZone(ctx.now, findTimeZone(one.time_zone, one.state_or_province)));
  await transact(ctx, async (inner) => {
    for (const day of [...days.keys()].toSorted()) {
      const visitor = await nameVisitor(inner.db, day, { address: actor.address, userAgent });
      await countCards(inner.db, { day, ids: days.get(day)?.map(({ id }) => id) ?? [], ...visitor });
    }
  });
}

interface Counted extends Visitor {
  day: string;
  ids: readonly number[];
}

// In the order of their ids, so that two reports of the same homes never wait for each other.
async function countCards(db: Db, { day, ids, visitor, first, last }: Counted): Promise<void> {
  await sql`
    with seen as (
      insert into listing_day_visitors (day, listing_id, kind, visitor)
      select ${day}, shown.id, 'impression', ${visitor} from unnest(${[...ids]}::bigint[]) as shown (id)
      where (
        select count(*) from listing_day_visitors v
        where v.day = ${day} and v.listing_id = shown.id and v.kind = 'impression'
          and v.visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
      order by shown.id
      on conflict do nothing returning listing_id)
    insert into listing_day_counts as c (listing_id, day, impressions)
    select listing_id, ${day}, 1 from seen order by listing_id
    on conflict (listing_id, day) do update set impressions = c.impressions + 1`.execute(db);
}

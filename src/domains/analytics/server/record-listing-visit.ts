import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE, findTimeZone } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { VisitKind } from '../contract.ts';
import { countsAs, isVisitor, MOST_PER_ADDRESS, nameVisitor, type Visitor } from './daily-visitors.ts';

export interface VisitPorts {
  /** Everybody with a part in the listing of this id. */
  findSellersOf: (ctx: Pick<Context, 'db'>, listingId: string) => Promise<readonly string[]>;
  /** Hears of a visit that counts, in the same transaction: who compares titles or covers counts what follows them. */
  countAct?: (
    ctx: Pick<Context, 'db'>,
    act: { listingKey: string; kind: VisitKind; day: string; visitor: Buffer },
  ) => Promise<void>;
}

interface Visit {
  listingKey: string;
  kind: VisitKind;
  userAgent: string;
}

/** Counts a visit, unless its visitor was counted today or does not count at all. Throws `not-found` for unknown listings. */
export async function recordListingVisit(ctx: Context, visit: Visit, { findSellersOf, countAct }: VisitPorts): Promise<void> {
  const { actor, db } = ctx;
  if (!isVisitor(actor, visit.userAgent)) return;
  const listing = await db
    .selectFrom('listings as l')
    .leftJoin('listing_details as d', 'd.listing_id', 'l.id')
    .select(['l.id', 'l.originating_system_name', 'l.state_or_province'])
    .select(sql<string | null>`d.facts ->> 'PropertyTimeZoneName'`.as('time_zone'))
    .where('l.listing_key', '=', visit.listingKey)
    .where('l.display_listing', '=', true)
    .executeTakeFirst();
  if (listing === undefined) throw new DomainError('not-found', 'There is no such home here.');
  if (!countsAs(actor, listing.originating_system_name === DEMONSTRATION_SOURCE)) return;
  if (actor.kind === 'user' && (await findSellersOf(ctx, String(listing.id))).includes(actor.userId)) return;
  const day = dayInZone(ctx.now, findTimeZone(listing.time_zone, listing.state_or_province));
  await transact(ctx, async (inner) => {
    const visitor = await nameVisitor(inner.db, day, { address: actor.address, userAgent: visit.userAgent });
    await countVisitor(inner.db, { listingId: listing.id, day, kind: visit.kind, ...visitor });
    await countAct?.(inner, { listingKey: visit.listingKey, kind: visit.kind, day, visitor: visitor.visitor });
  });
}

const COLUMNS = { view: 'views', save: 'saves', share: 'shares' } as const satisfies Record<VisitKind, string>;

interface Counted extends Visitor {
  listingId: number;
  day: string;
  kind: VisitKind;
}

async function countVisitor(db: Db, { listingId, day, kind, visitor, first, last }: Counted): Promise<void> {
  const column = sql.ref(COLUMNS[kind]);
  await sql`
    with seen as (
      insert into listing_day_visitors (day, listing_id, kind, visitor)
      select ${day}, ${listingId}, ${kind}, ${visitor} where (
        select count(*) from listing_day_visitors
        where day = ${day} and listing_id = ${listingId} and kind = ${kind}
          and visitor between ${first} and ${last}) < ${MOST_PER_ADDRESS}
      on conflict do nothing returning 1)
    insert into listing_day_counts as c (listing_id, day, ${column}) select ${listingId}, ${day}, 1 from seen
    on conflict (listing_id, day) do update set ${column} = c.${column} + 1`.execute(db);
}

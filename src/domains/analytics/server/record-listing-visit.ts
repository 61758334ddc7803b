import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DEMONSTRATION_SOURCE, findTimeZone } from '#domains/listings/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { Actor, Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { VisitKind } from '../contract.ts';
import { deviceOf } from '../model/visit.ts';

export interface VisitPorts {
  /** Everybody with a part in the listing of this id. */
  findSellersOf: (ctx: Pick<Context, 'db'>, listingId: string) => Promise<string[]>;
}

interface Visit {
  listingKey: string;
  kind: VisitKind;
  userAgent: string;
}

/** What one network address can add to a listing, a kind and a day: an office, not a robot with a thousand names. */
export const MOST_PER_ADDRESS = 20;

/** Counts a visit, unless its visitor was counted today or does not count at all. Throws `not-found` for unknown listings. */
export async function recordListingVisit(ctx: Context, visit: Visit, { findSellersOf }: VisitPorts): Promise<void> {
  const { actor, db } = ctx;
  const device = deviceOf(visit.userAgent);
  if (actor.kind === 'system' || device === 'bot' || device === 'unknown') return;
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
    const visitor = nameVisitor(await saltOf(inner.db, day), { address: actor.address, userAgent: visit.userAgent });
    await countVisitor(inner.db, { listingId: listing.id, day, kind: visit.kind, ...visitor });
  });
}

function countsAs(actor: Exclude<Actor, { kind: 'system' }>, isDemonstration: boolean): boolean {
  if (actor.kind === 'anonymous') return true;
  return !actor.roles.includes('admin') && (!actor.isDemo || isDemonstration);
}

const COLUMNS = { view: 'views', save: 'saves', share: 'shares' } as const satisfies Record<VisitKind, string>;

interface Counted {
  listingId: number;
  day: string;
  kind: VisitKind;
  address: Buffer;
  visitor: Buffer;
}

async function countVisitor(db: Db, { listingId, day, kind, address, visitor }: Counted): Promise<void> {
  const column = sql.ref(COLUMNS[kind]);
  await sql`
    with seen as (
      insert into listing_day_visitors (day, listing_id, kind, visitor)
      select ${day}, ${listingId}, ${kind}, ${visitor} where (
        select count(*) from listing_day_visitors
        where day = ${day} and listing_id = ${listingId} and kind = ${kind}
          and substring(visitor from 1 for ${address.length}::int) = ${address}) < ${MOST_PER_ADDRESS}
      on conflict do nothing returning 1)
    insert into listing_day_counts as c (listing_id, day, ${column}) select ${listingId}, ${day}, 1 from seen
    on conflict (listing_id, day) do update set ${column} = c.${column} + 1`.execute(db);
}

/** A visitor of one day: six bytes for the address, six for the browser behind it. */
function nameVisitor(salt: Buffer, { address, userAgent }: { address: string; userAgent: string }) {
  const sealed = (text: string) => createHmac('sha256', salt).update(text).digest().subarray(0, 6);
  const place = sealed(address);
  return { address: place, visitor: Buffer.concat([place, sealed(`${address}\n${userAgent}`)]) };
}

async function saltOf(db: Db, day: string): Promise<Buffer> {
  const find = () => db.selectFrom('visit_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.salt;
  await db
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.salt ?? Buffer.alloc(0);
}

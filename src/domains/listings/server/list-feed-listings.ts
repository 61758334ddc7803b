import { sql } from 'kysely';
import { z } from 'zod';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { cutPage, readPageCursor } from '#platform/verb/page-cursor.ts';
import { DEMONSTRATION_SOURCE, type FeedSource, type listFeedListings as endpoint, OWN_OFFICE_KEY } from '../contract.ts';
import { judgeFreshness, readPolicy, writeDisclaimer } from '../model/display-policy.ts';
import { loadHomes } from './load-summaries.ts';

const cursorSchema = z.object({ listed: z.string().nullable(), id: z.number().int() });

interface Asked {
  source?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Homes for sale that other systems brought, newest first, and what their boards have us say. Homes listed here are not among them. */
export async function listFeedListings(ctx: Context, { source, cursor, limit }: Asked): Promise<EndpointAnswer<typeof endpoint>> {
  const after = cursor === undefined ? undefined : readPageCursor(cursorSchema, cursor);
  const { rows } = await sql<{ id: number; listed_on: string | null; originating_system_name: string; last_read_at: Date }>`
    select l.id, l.listed_on, l.originating_system_name, coalesce(s.last_read_at, l.imported_at) as last_read_at
    from listings l left join listing_sources s on s.name = l.originating_system_name
    where l.standard_status = 'Active' and l.display_listing and l.list_office_key is distinct from ${OWN_OFFICE_KEY}
      ${source === undefined ? sql`` : sql`and l.originating_system_name = ${source}`}
      ${after === undefined ? sql`` : sql`and (coalesce(l.listed_on, 'epoch'), l.id) < (coalesce(${after.listed}::date, 'epoch'), ${after.id}::bigint)`}
    order by coalesce(l.listed_on, 'epoch') desc, l.id desc limit ${limit + 1}`.execute(ctx.db);
  const { page, nextCursor } = cutPage(rows, limit, (last) => ({ listed: last.listed_on, id: last.id }));
  const homes = await loadHomes(
    ctx,
    page.map((row) => row.id),
  );
  return {
    items: page.flatMap((row) => {
      const home = homes.get(row.id);
      const from = { name: row.originating_system_name, lastUpdated: row.last_read_at.toISOString() };
      return home === undefined ? [] : [{ ...home, source: from }];
    }),
    sources: await listSourcesShown(ctx.db, ctx.now),
    nextCursor,
  };
}

async function listSourcesShown(db: Db, now: Date): Promise<FeedSource[]> {
  const { rows } = await sql<{
    name: string;
    homes: number;
    policy: unknown;
    disclaimer: string | null;
    last_read_at: Date | null;
  }>`
    select l.originating_system_name as name, count(*)::int as homes, s.policy, s.disclaimer, s.last_read_at
    from listings l left join listing_sources s on s.name = l.originating_system_name
    where l.standard_status = 'Active' and l.display_listing and l.list_office_key is distinct from ${OWN_OFFICE_KEY}
    group by l.originating_system_name, s.policy, s.disclaimer, s.last_read_at order by homes desc, name limit 50`.execute(db);
  return rows.map((row) => {
    const policy = readPolicy(row.policy ?? { template: 'own' }, row.name);
    const asOf = row.last_read_at ?? now;
    const fictional = 'Fictional homes in a fictional city, made to show how this product works. Nothing here is for sale.';
    const written = policy === undefined ? '' : writeDisclaimer(policy, row.name, asOf);
    return {
      name: row.name,
      board: policy?.board ?? row.name,
      lastUpdated: row.last_read_at?.toISOString() ?? null,
      isOld: policy !== undefined && judgeFreshness(policy, row.last_read_at, now) !== 'fresh',
      disclaimer: row.name === DEMONSTRATION_SOURCE ? fictional : (row.disclaimer ?? written),
      homes: row.homes,
    };
  });
}

import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';

/** Removes every listing of an originating system; their files are swept later. Returns how many there were. */
export async function removeListings(ctx: Context, source: string): Promise<number> {
  requireSystem(ctx);
  await sql`
    insert into orphaned_files (file_key)
    select distinct m.file_key from listing_media m join listings l on l.id = m.listing_id
    where l.originating_system_name = ${source} and m.file_key is not null
    on conflict do nothing`.execute(ctx.db);
  const { numDeletedRows } = await ctx.db.deleteFrom('listings').where('originating_system_name', '=', source).executeTakeFirst();
  await ctx.db.deleteFrom('listing_sources').where('name', '=', source).execute();
  return Number(numDeletedRows);
}

/** Removes single listings with all that hangs on them, within the caller's transaction; their files are swept later. */
export async function removeListingsById(ctx: Context, ids: readonly number[]): Promise<number> {
  requireSystem(ctx);
  if (ids.length === 0) return 0;
  await sql`
    insert into orphaned_files (file_key)
    select distinct file_key from listing_media where listing_id = any(${[...ids]}::bigint[]) and file_key is not null
    on conflict do nothing`.execute(ctx.db);
  const { numDeletedRows } = await ctx.db.deleteFrom('listings').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether any listing of an originating system, or of any other one, is stored. */
export async function hasListings(ctx: Context, source: { name: string; isOther: boolean }): Promise<boolean> {
  const operator = source.isOther ? sql`<>` : sql`=`;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from listings where originating_system_name ${operator} ${source.name}) as found`.execute(ctx.db);
  return rows[0]?.found ?? false;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isRecord } from '#lib/json-value.ts';
import type { Db } from '#platform/db/database.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { transact } from '#platform/verb/transact.ts';
import { DEMONSTRATION_SOURCE, ON_MARKET_STATUSES, OWN_OFFICE_KEY } from '../contract.ts';
import { type DisplayPolicy, type Freshness, judgeFreshness, readPolicy, type StoredPolicy } from '../model/display-policy.ts';

export interface SourceState {
  name: string;
  policy: DisplayPolicy | undefined;
  lastReadAt: Date | null;
}

/** The sources of listings and what their boards allow. */
export async function listSources(db: Db): Promise<SourceState[]> {
  const rows = await db.selectFrom('listing_sources').select(['name', 'policy', 'last_read_at']).orderBy('name').execute();
  return rows.map((row) => ({ name: row.name, policy: policyOf(row), lastReadAt: row.last_read_at }));
}

// The demonstration city is ours, and has no board.
function policyOf({ name, policy }: { name: string; policy: unknown }): DisplayPolicy | undefined {
  return readPolicy(name === DEMONSTRATION_SOURCE ? { template: 'own' } : policy, name);
}

/** The policies of sources, by name; a source without one is not in it. */
export async function findPolicies(db: Db, names: readonly string[]): Promise<Map<string, DisplayPolicy>> {
  const rows = await db
    .selectFrom('listing_sources')
    .select(['name', 'policy'])
    .where('name', 'in', names.length === 0 ? [''] : [...names])
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const policy = policyOf(row);
      return policy === undefined ? [] : [[row.name, policy] as const];
    }),
  );
}

/** Registers the board of a source, or with null takes it back: then its listings are hidden at once. */
export async function registerPolicy(ctx: Context, source: string, policy: StoredPolicy | null): Promise<void> {
  requireSystem(ctx);
  await transact(ctx, async (inner) => {
    const stored = policy === null ? null : JSON.stringify(policy);
    await sql`
      insert into listing_sources (name, policy) values (${source}, ${stored}::jsonb)
      on conflict (name) do update set policy = excluded.policy`.execute(inner.db);
    await applyPolicies(inner, [source]);
  });
}

/** How old the data of each source is, by the hours of its board. One that was never read to its end goes by its newest home. */
export async function judgeSources(
  { db, now }: Pick<Context, 'db' | 'now'>,
  sources: readonly SourceState[],
): Promise<Map<string, Freshness>> {
  const unread = sources.filter(({ lastReadAt }) => lastReadAt === null).map(({ name }) => name);
  const newest = new Map<string, Date | null>();
  if (unread.length > 0) {
    const { rows } = await sql<{ name: string; at: Date }>`
      select originating_system_name as name, max(imported_at) as at from listings
      where originating_system_name = any(${unread}::text[]) group by 1`.execute(db);
    for (const { name, at } of rows) newest.set(name, at);
  }
  return new Map(
    sources.map(({ name, policy, lastReadAt }) => [
      name,
      policy === undefined ? 'fresh' : judgeFreshness(policy, lastReadAt ?? newest.get(name) ?? null, now),
    ]),
  );
}

/** What was last applied to each source: its policy, and whether it was too old. */
const APPLIED_MARK = 'applied-policies';

/**
 * Brings what is withheld in line with the policies of sources and with their age: unregistered and stale sources are hidden,
 * others released. Homes that people list here have no board. Without `sources` it looks at those alone whose policy or age
 * has changed since it was last applied: all others stand as they are. Returns how many listings changed.
 */
export async function applyPolicies(ctx: Context, sources?: readonly string[]): Promise<number> {
  requireSystem(ctx);
  const all = await listSources(ctx.db);
  const mark = await readMark(ctx.db, APPLIED_MARK);
  const applied = isRecord(mark) ? mark : {};
  const states = new Map(all.map(({ name }) => [name, applied[name]]));
  const ages = await judgeSources(ctx, all);
  let changed = 0;
  for (const { name, policy } of all) {
    if (sources !== undefined && !sources.includes(name)) continue;
    const isStale = ages.get(name) === 'hidden';
    const state = describeState(policy, isStale);
    if (sources === undefined && states.get(name) === state) continue;
    states.set(name, state);
    const statuses = policy?.statuses ?? [];
    const reason = policy === undefined ? sql`'unregistered'` : isStale ? sql`'stale'` : sql`null`;
    const { numAffectedRows } = await sql`
      update listings l set withheld = v.reason,
        internet_entire_listing_display_yn = case when v.reason is null then l.entire_display_sent else false end
      from (
        select id, case when list_office_key = ${OWN_OFFICE_KEY} then null when ${reason}::text is not null then ${reason}::text
          when not (standard_status = any(${[...statuses]})) then 'status'
          when withheld = 'duplicate' then 'duplicate' end as reason
        from listings where originating_system_name = ${name}
      ) v
      where l.id = v.id and l.withheld is distinct from v.reason`.execute(ctx.db);
    changed += Number(numAffectedRows ?? 0);
  }
  const next = Object.fromEntries(states);
  if (JSON.stringify(next) !== JSON.stringify(applied)) await writeMark(ctx.db, APPLIED_MARK, next);
  return changed;
}

function describeState(policy: DisplayPolicy | undefined, isStale: boolean): string {
  const terms = createHash('sha256')
    .update(JSON.stringify(policy ?? null))
    .digest('base64url');
  return `${isStale ? 'stale' : 'fresh'} ${terms}`;
}

/**
 * Where several sources have one home on the market, shows it once: the source with the lowest rank, then the one that was
 * first. `ranks` holds the rank by source; others count 1000. Looks at the homes of these listings alone.
 */
export async function settleDuplicates(
  ctx: Context,
  listingKeys: readonly string[],
  ranks: ReadonlyMap<string, number>,
): Promise<void> {
  if (listingKeys.length === 0 || ranks.size < 2) return;
  const rankRows = JSON.stringify([...ranks].map(([name, rank]) => ({ name, rank })));
  await sql`
    with touched as (
      select distinct postal_code, lower(unparsed_address) as address, coalesce(lower(unit_number), '') as unit
      from listings where listing_key = any(${[...listingKeys]}) and postal_code is not null and unparsed_address is not null
    ), homes as (
      select l.id, l.withheld, l.entire_display_sent,
        min(l.originating_system_name) over w <> max(l.originating_system_name) over w as is_shared,
        l.originating_system_name = first_value(l.originating_system_name) over first_shown as is_first_source
      from touched t
      join listings l on l.postal_code = t.postal_code and lower(l.unparsed_address) = t.address
        and coalesce(lower(l.unit_number), '') = t.unit and l.standard_status in (${sql.join(ON_MARKET_STATUSES)})
      left join json_to_recordset(${rankRows}::json) as r (name text, rank int) on r.name = l.originating_system_name
      window w as (partition by t.postal_code, t.address, t.unit, l.property_type),
        first_shown as (w order by (l.list_office_key is distinct from ${OWN_OFFICE_KEY}),
          (l.withheld is not null and l.withheld <> 'duplicate'), (l.entire_display_sent is not distinct from false),
          coalesce(r.rank, 1000), l.id)
    )
    update listings l set withheld = v.reason,
      internet_entire_listing_display_yn = case when v.reason is null then l.entire_display_sent else false end
    from (
      select id, case when is_shared and not is_first_source then 'duplicate' end as reason from homes
      where withheld is null or withheld = 'duplicate'
    ) v
    where l.id = v.id and l.withheld is distinct from v.reason`.execute(ctx.db);
}

import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { createPublicCache, type PublicCache } from '#platform/db/public-cache.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ListingSummary } from '../contract.ts';
import { presentListingSummary, summaryColumns, type SummaryRow } from './present-summary.ts';

/** Open houses that anyone may come to. */
export const PUBLIC_OPEN_HOUSES = ['Public', 'Livestream Public'];

const SELECTION = [
  ...summaryColumns.map((name) => `l.${name}`),
  'n.name as neighborhood',
  'oh.id as open_house_id',
  'oh.starts_at as open_house_starts_at',
  'oh.ends_at as open_house_ends_at',
  'oh.time_zone as open_house_time_zone',
  `exists (select from listing_media m where m.id in (l.cover_media_id, l.trial_media_id) and m.alterations <> '{}') as cover_is_altered`,
].join(', ');

/** The joins, before and after the time of asking. */
const JOINS = [
  `left join places n on n.id = l.map_neighborhood_id
  left join lateral (
    select id, starts_at, ends_at, time_zone from open_houses
    where listing_id = l.id and ends_at >`,
  `and status = 'Active' and kind in (${PUBLIC_OPEN_HOUSES.map((kind) => `'${kind}'`).join(', ')})
    order by starts_at limit 1
  ) oh on true`,
] as const;

/**
 * Select list and joins of a summary, for a query whose `listings` row is called `l`:
 * `select ${summarySelection} from listings l ${summaryJoins(now)} where …`.
 */
export const summarySelection: RawBuilder<SummaryRow> = sql.raw(SELECTION);

export function summaryJoins(now: Date): RawBuilder<unknown> {
  return sql`${sql.raw(JOINS[0])} ${now} ${sql.raw(JOINS[1])}`;
}

// Prepared once: every search runs it.
const LOAD = `
  select ${SELECTION} from listings l ${JOINS[0]} $1::timestamptz ${JOINS[1]}
  where l.id = any ($2::bigint[]) and l.display_listing`;

type Reading = Pick<Context, 'db' | 'now' | 'changes'>;

const MOST_REMEMBERED = 10_000;
const remembered = new WeakMap<WeakKey, PublicCache<number, ListingSummary>>();

/** Recently loaded summaries: views of the same streets show the same homes. */
function rememberedHomes({ changes }: Reading): PublicCache<number, ListingSummary> {
  const known = changes && remembered.get(changes);
  if (known !== undefined) return known;
  const homes = createPublicCache<number, ListingSummary>(changes, { most: MOST_REMEMBERED });
  if (changes !== undefined) remembered.set(changes, homes);
  return homes;
}

/** Homes as everyone may see them, by id; those that are not (or no longer) shown are absent. */
export async function loadHomes(ctx: Reading, ids: readonly number[]): Promise<Map<number, ListingSummary>> {
  const { db, now } = ctx;
  const cache = rememberedHomes(ctx);
  const homes = new Map<number, ListingSummary>();
  const missing = new Set<number>();
  for (const id of ids) {
    const known = cache.get(id, now.getTime());
    if (known === undefined) missing.add(id);
    else homes.set(id, known);
  }
  if (missing.size === 0) return homes;
  const keep = cache.begin(now.getTime());
  const { rows } = await db.executeQuery<SummaryRow>(CompiledQuery.raw(LOAD, [now, [...missing]]));
  for (const row of rows) {
    const home = Object.freeze(presentListingSummary(row, now));
    keep(row.id, home);
    homes.set(row.id, home);
  }
  return homes;
}

/** Summaries in the order of the ids. Ids that are not (or no longer) shown are left out. */
export async function loadListingSummaries(ctx: Reading, ids: readonly number[]): Promise<ListingSummary[]> {
  const homes = await loadHomes(ctx, ids);
  return ids.flatMap((id) => homes.get(id) ?? []);
}

import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ListingSummary } from '../contract.ts';
import { presentListingSummary, summaryColumns, type SummaryRow } from './present-summary.ts';

/** Open houses that anyone may come to. */
export const PUBLIC_OPEN_HOUSES = ['Public', 'Livestream Public'];

/**
 * Select list and joins of a summary, for a query whose `listings` row is called `l`:
 * `select ${summarySelection} from listings l ${summaryJoins(now)} where …`.
 */
export const summarySelection: RawBuilder<SummaryRow> = sql.join([
  ...summaryColumns.map((name) => sql`l.${sql.ref(name)}`),
  sql`n.name as neighborhood`,
  sql`oh.starts_at as open_house_starts_at`,
  sql`oh.ends_at as open_house_ends_at`,
  sql`oh.time_zone as open_house_time_zone`,
]);

export function summaryJoins(now: Date): RawBuilder<unknown> {
  return sql`
    left join places n on n.id = l.map_neighborhood_id
    left join lateral (
      select starts_at, ends_at, time_zone from open_houses
      where listing_id = l.id and ends_at > ${now} and status = 'Active' and kind = any(${PUBLIC_OPEN_HOUSES})
      order by starts_at limit 1
    ) oh on true`;
}

/** Homes as everyone may see them, by id; those that are not (or no longer) shown are absent. */
export async function loadHomes(db: Db, ids: readonly number[], now: Date): Promise<Map<number, ListingSummary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SummaryRow>`
    select ${summarySelection} from listings l ${summaryJoins(now)}
    where l.id = any(${[...new Set(ids)]}) and l.display_listing`.execute(db);
  return new Map(rows.map((row) => [row.id, presentListingSummary(row, now)]));
}

/** Summaries in the order of the ids. Ids that are not (or no longer) shown are left out. */
export async function loadListingSummaries(db: Db, ids: readonly number[], now: Date): Promise<ListingSummary[]> {
  const homes = await loadHomes(db, ids, now);
  return ids.flatMap((id) => homes.get(id) ?? []);
}

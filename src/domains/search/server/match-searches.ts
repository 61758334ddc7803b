import type { Db } from '#platform/db/database.ts';
import { isDatabaseAway } from '#platform/db/outage.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { SearchableStatus, SearchFilters } from '../contract.ts';
import type { CellRange } from '../model/cells.ts';
import { resolveSearch, writeArea } from './conditions/resolve-search.ts';
import { runSql, startSql } from './conditions/sql-text.ts';

/** Where a search can find homes, for an index of searches; wider than the search if that is simpler. */
export interface SearchReach {
  /** Ranges of `listings.cell`; null: anywhere. */
  cells: readonly CellRange[] | null;
  /** Ids of cities, ZIP codes and neighborhoods; null: anywhere. */
  placeIds: readonly number[] | null;
  statuses: readonly SearchableStatus[];
}

/** Throws `invalid` for a place that does not exist. */
export async function describeReach(db: Db, filters: SearchFilters, now: Date): Promise<SearchReach> {
  const { area, places, statuses } = await resolveSearch({ db, now }, filters);
  return {
    cells: area === undefined ? null : area.ranges.map(({ low, high }) => ({ low, high })),
    placeIds: places === undefined ? null : [...places.cities, ...places.zips, ...places.neighborhoods],
    statuses,
  };
}

export interface SearchToMatch {
  id: number;
  filters: SearchFilters;
}

const SEARCHES_PER_STATEMENT = 40;

/**
 * Which of some homes satisfy which searches, by the same conditions as a search itself; only the status is left to the
 * caller, who knows what it was before. A search whose place is gone finds nothing, nor does one that fails, which is logged.
 */
export async function matchSearches(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  searches: readonly SearchToMatch[],
  listingIds: readonly number[],
): Promise<{ searchId: number; listingId: number }[]> {
  const found: { searchId: number; listingId: number }[] = [];
  if (listingIds.length === 0) return found;
  for (let from = 0; from < searches.length; from += SEARCHES_PER_STATEMENT) {
    const sql = startSql();
    const ids = sql.value([...listingIds]);
    const branches: string[] = [];
    for (const { id, filters } of searches.slice(from, from + SEARCHES_PER_STATEMENT)) {
      const search = await resolveSearch({ db, now }, filters).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        // One search that fails holds up nobody else's alerts.
        if (!(error instanceof DomainError)) log.error({ err: error, filters }, 'a saved search could not be matched');
        return undefined;
      });
      if (search === undefined) continue;
      const conditions = search.predicates.map((predicate) => predicate.write(sql));
      if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
      branches.push(
        `select ${sql.value(id)}::bigint as "searchId", l.id as "listingId" from listings l
         where l.id = any (${ids}::bigint[]) and l.display_listing${conditions.map((condition) => ` and ${condition}`).join('')}`,
      );
    }
    if (branches.length > 0) found.push(...(await runSql<(typeof found)[number]>(db, branches.join(' union all '), sql.values)));
  }
  return found;
}

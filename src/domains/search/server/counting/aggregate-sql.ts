import { type CellRange, type CountingCover, coverForCounting } from '../../model/cells.ts';
import type { Search } from '../conditions/resolve-search.ts';
import { writeRanges, writeScan } from '../conditions/scan-sql.ts';
import type { SqlText } from '../conditions/sql-text.ts';
import { countActive, type Survey } from './survey.ts';

const AGGREGATED = new Set<string>(['types', 'excludeTypes', 'bedsMin', 'bedsMax']);

/** Whether counts per cell, type and bedrooms can answer a search. */
export function canAggregate({ statuses, predicates }: Search): boolean {
  return statuses.length === 1 && statuses[0] === 'Active' && predicates.every(({ filter }) => AGGREGATED.has(filter));
}

/** How a search's area is divided for counting; undefined without an area. */
export function coverSearch({ area }: Search, survey: Survey, mayUseCoarse: boolean): CountingCover | undefined {
  if (area === undefined) return undefined;
  return coverForCounting(area.compare, { mayUseCoarse, estimateHomes: (range) => countActive(survey, [range]) });
}

function writeLevel(byKind: boolean, zoom: 0 | 10 | 14): string {
  return `zoom = ${zoom} and by_kind = ${byKind}`;
}

const SUMS = 'listings, priced, log_price_sum, latitude_sum, longitude_sum';
const KEYS = `nullif(property_sub_type, '') as property_sub_type, nullif(bedrooms, -1) as bedrooms_total`;

/**
 * `from … where …` over the counts of the cells that lie entirely in a search's area, and over those that wait to be merged,
 * as `l`. `cell` is a zoom-14 cell, or the first one of a
 * coarser tile; -1 for homes without a place.
 */
export function writeAggregates(
  search: Search,
  cover: CountingCover | undefined,
  sql: SqlText,
  // Without a condition on kind or bedrooms, the cells' totals are enough.
  byKind = search.predicates.length > 0,
): string {
  const rows =
    cover === undefined
      ? [
          `select cell, ${KEYS}, ${SUMS}, min_price_cents from cell_agg where ${writeLevel(byKind, 0)}`,
          `select cell, ${KEYS}, ${SUMS}, min_price_cents from cell_changes`,
        ]
      : [
          `select c.* from ${writeRanges(cover.coarse, sql)} cross join lateral (` +
            `select cell << 8 as cell, ${KEYS}, ${SUMS}, min_price_cents from cell_agg where ${writeLevel(byKind, 10)} and cell between r.low and r.high offset 0) c`,
          `select c.* from ${writeRanges(cover.fine, sql)} cross join lateral (` +
            `select cell, ${KEYS}, ${SUMS}, min_price_cents from cell_agg where ${writeLevel(byKind, 14)} and cell between r.low and r.high offset 0) c`,
          `select cell, ${KEYS}, ${SUMS}, min_price_cents from cell_changes where exists (` +
            `select from ${writeRanges(toFineRanges(cover), sql)} where cell between r.low and r.high)`,
        ];
  const conditions = search.predicates.map((predicate) => predicate.write(sql));
  return `from (${rows.join(' union all ')}) l where ${conditions.length === 0 ? 'true' : conditions.join(' and ')}`;
}

function toFineRanges({ coarse, fine }: CountingCover): CellRange[] {
  return [...coarse.map(({ low, high }) => ({ low: low * 256, high: high * 256 + 255 })), ...fine];
}

/** `from … where …` over the homes on the edge of a search's area; undefined without an edge. */
export function writeEdgeScan(
  search: Search,
  cover: CountingCover | undefined,
  columns: readonly string[],
  sql: SqlText,
): string | undefined {
  if (search.area === undefined || cover === undefined || cover.edge.length === 0) return undefined;
  return writeScan(
    { ...search, area: { ...search.area, ranges: cover.edge.map((range) => ({ ...range, isInside: false })) } },
    sql,
    { columns },
  );
}

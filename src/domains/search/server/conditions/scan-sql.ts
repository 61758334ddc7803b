import type { CellRange } from '../../model/cells.ts';
import type { Predicate } from './predicate.ts';
import { type Search, type SearchArea, writeArea } from './resolve-search.ts';
import type { SqlText } from './sql-text.ts';

export interface ScanOptions {
  /** Columns of `l` that the statement reads beside those of the conditions. */
  columns: readonly string[];
  /** Conditions to leave out. */
  without?: readonly Predicate[];
  /** Look up the words first and the homes after: where few homes have them. */
  wordsFirst?: boolean;
  /** Leave the cells aside and walk along an index of active homes: what comes after `where` there, with its order. */
  walk?: string;
}

/** `from … where …` over the rows that a search means, called `l`: by cells where there is an area. */
export function writeScan(search: Search, sql: SqlText, options: ScanOptions): string {
  const few = findFewest(search, options);
  if (few !== undefined) return writeAmong(search, few, sql, options);
  const q = options.wordsFirst === true ? search.filters.q : undefined;
  if (q !== undefined) return writeWordsFirst(search, q, sql, options);
  if (search.area !== undefined && options.walk === undefined) return writeByCell(search, search.area, sql, options);
  const { wanted, conditions } = prepare(search, sql, options);
  if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
  const rows = options.walk === undefined ? writeRows(search, wanted, '', sql) : writeWalk(wanted, options.walk);
  return `from (${rows}) l where ${join(conditions)}`;
}

function prepare({ predicates, area }: Search, sql: SqlText, { columns, without = [] }: ScanOptions) {
  const kept = predicates.filter((predicate) => !without.includes(predicate));
  const wanted = new Set(['id', ...columns, ...kept.flatMap((predicate) => predicate.columns)]);
  if (area !== undefined) wanted.add('map_latitude').add('map_longitude');
  return { wanted, conditions: kept.map((predicate) => predicate.write(sql)) };
}

function join(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

/** The ids of the homes to begin with, where a condition names them: the fewest that one does. */
export function findFewest(
  { predicates }: Pick<Search, 'predicates'>,
  { without = [], walk }: Pick<ScanOptions, 'without' | 'walk'> = {},
): readonly number[] | undefined {
  if (walk !== undefined) return undefined;
  return predicates
    .flatMap((predicate) => (predicate.ids === undefined || without.includes(predicate) ? [] : [predicate.ids]))
    .toSorted((a, b) => a.length - b.length)[0];
}

/** Looks up homes by their ids; fenced, so that the planner begins with them. */
function writeAmong(search: Search, ids: readonly number[], sql: SqlText, options: ScanOptions): string {
  const { wanted, conditions } = prepare(search, sql, options);
  if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
  const rows = writeRows(search, wanted, ` and l.id = any (${sql.value(ids)}::bigint[])`, sql);
  return `from (${rows} offset 0) l where ${join(conditions)}`;
}

/** Looks the words up first, and the homes that have them after. */
function writeWordsFirst(search: Search, q: string, sql: SqlText, options: ScanOptions): string {
  const ownPredicate = search.predicates.filter(({ filter }) => filter === 'q');
  const { wanted, conditions } = prepare(search, sql, { ...options, without: [...(options.without ?? []), ...ownPredicate] });
  const first = [`w.words @@ websearch_to_tsquery('english', ${sql.value(q)})`];
  const { cities = [], zips = [], neighborhoods = [] } = search.places ?? {};
  if (cities.length > 0 && zips.length + neighborhoods.length === 0) {
    first.push(`w.city_place_id = any (${sql.value(cities)}::bigint[])`);
  }
  if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
  const rows = writeRows(search, wanted, '', sql);
  return `from listing_text w join (${rows}) l on l.id = w.listing_id where ${join([...first, ...conditions])}`;
}

/**
 * Reads an area as ranges of cells from a covering index. The fence (`offset 0`) keeps the planner from turning that into
 * one pass over the whole index, and `+ 0` from answering each range through another one.
 */
function writeByCell(search: Search, area: SearchArea, sql: SqlText, options: ScanOptions): string {
  const { conditions } = prepare(search, sql, options);
  const exact = [...conditions, `(r.is_inside or (${writeArea(area, sql)}))`].map((condition) =>
    condition.replaceAll(/\bl\.(id|list_price_cents|listed_on|city_place_id|zip_place_id|map_neighborhood_id)\b/g, '(l.$1 + 0)'),
  );
  const inside = sql.value(area.ranges.map((range) => range.isInside));
  const lows = sql.value(area.ranges.map((range) => range.low));
  const highs = sql.value(area.ranges.map((range) => range.high));
  const rows = writeRows(
    search,
    new Set(['id', ...options.columns]),
    ` and l.cell between r.low and r.high and ${join(exact)}`,
    sql,
  );
  return `from unnest(${lows}::bigint[], ${highs}::bigint[], ${inside}::boolean[]) as r (low, high, is_inside) cross join lateral (${rows} offset 0) l where true`;
}

/** Fenced, or the planner would rather sort what it wrongly takes for a few homes. */
function writeWalk(wanted: ReadonlySet<string>, walk: string): string {
  return `select ${[...wanted].join(', ')} from listings l where standard_status = 'Active' and display_listing and ${walk} offset 0`;
}

/** Active homes and the others have an index each. `within` narrows both; it is about `l`. */
function writeRows({ statuses }: Search, wanted: ReadonlySet<string>, within: string, sql: SqlText): string {
  const columns = [...wanted].filter((column) => column !== 'standard_status').map((column) => `l.${column}`);
  const others = statuses.filter((status) => status !== 'Active');
  const branches: string[] = [];
  const add = (status: string, condition: string) => {
    const selected = wanted.has('standard_status') ? [...columns, `${status} as standard_status`] : columns;
    branches.push(`select ${selected.join(', ')} from listings l where ${condition} and l.display_listing${within}`);
  };
  if (statuses.includes('Active')) add(`'Active'::text`, `l.standard_status = 'Active'`);
  if (others.length > 0) {
    add('l.standard_status', `l.standard_status <> 'Active' and l.standard_status = any (${sql.value(others)}::text[])`);
  }
  return branches.join(' union all ');
}

/** `from …` over some active homes from each start on, in the order of cells, called `l`; and the `condition` for being a hit. */
export function writeSample(
  search: Search,
  { starts, homesPerStart, columns }: { starts: readonly CellRange[]; homesPerStart: number; columns: readonly string[] },
  sql: SqlText,
): { from: string; condition: string } {
  const { wanted, conditions } = prepare(search, sql, { columns });
  if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
  const from = `from ${writeRanges(starts, sql)} cross join lateral (
      select ${[...wanted].join(', ')} from listings where standard_status = 'Active' and display_listing and cell between r.low and r.high
      order by cell limit ${homesPerStart}) l`;
  return { from, condition: join(conditions) };
}

export function writeRanges(ranges: readonly CellRange[], sql: SqlText): string {
  const lows = sql.value(ranges.map((range) => range.low));
  const highs = sql.value(ranges.map((range) => range.high));
  return `unnest(${lows}::bigint[], ${highs}::bigint[]) as r (low, high)`;
}

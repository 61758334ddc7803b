import type { CellRange } from '../model/cells.ts';
import type { Predicate } from './filter-sql.ts';
import { type Search, writeArea } from './resolve-search.ts';
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

/**
 * `from … where …` over the rows that a search means, called `l`. An area is read as ranges of cells from a covering
 * index; the fence (`offset 0`) keeps the planner from turning that into one pass over the whole index.
 */
export function writeScan(
  search: Search,
  sql: SqlText,
  { columns, without = [], wordsFirst = false, walk }: ScanOptions,
): string {
  const q = search.filters.q;
  const isWordsFirst = wordsFirst && q !== undefined;
  const predicates = search.predicates.filter(
    (predicate) => !without.includes(predicate) && !(isWordsFirst && predicate.filter === 'q'),
  );
  const wanted = new Set(['id', ...columns, ...predicates.flatMap((predicate) => predicate.columns)]);
  if (search.area !== undefined) wanted.add('map_latitude').add('map_longitude');
  const conditions = predicates.map((predicate) => predicate.write(sql));
  const isByCell = search.area !== undefined && !isWordsFirst && walk === undefined;
  if (search.area !== undefined) {
    const exact = writeArea(search.area, sql);
    conditions.unshift(isByCell ? `(r.is_inside or (${exact}))` : exact);
  }

  const rows = walk === undefined ? writeRows(search, wanted, isByCell, sql) : writeWalk(wanted, walk);
  if (isWordsFirst) {
    conditions.unshift(`w.words @@ websearch_to_tsquery('english', ${sql.value(q)})`);
    if (
      search.places !== undefined &&
      search.places.cities.length > 0 &&
      search.places.zips.length + search.places.neighborhoods.length === 0
    ) {
      conditions.unshift(`w.city_place_id = any (${sql.value(search.places.cities)}::bigint[])`);
    }
  }
  const from = isWordsFirst
    ? `from listing_text w join (${rows}) l on l.id = w.listing_id`
    : isByCell
      ? writeByCell(search, rows, sql)
      : `from (${rows}) l`;
  return `${from} where ${conditions.length === 0 ? 'true' : conditions.join(' and ')}`;
}

function writeByCell(search: Search, rows: string, sql: SqlText): string {
  const ranges = search.area?.ranges ?? [];
  const inside = sql.value(ranges.map((range) => range.isInside));
  const lows = sql.value(ranges.map((range) => range.low));
  const highs = sql.value(ranges.map((range) => range.high));
  return `from unnest(${lows}::bigint[], ${highs}::bigint[], ${inside}::boolean[]) as r (low, high, is_inside) cross join lateral (${rows} offset 0) l`;
}

/** Fenced, or the planner would rather sort what it wrongly takes for a few homes. */
function writeWalk(wanted: ReadonlySet<string>, walk: string): string {
  return `select ${[...wanted].join(', ')} from listings where standard_status = 'Active' and display_listing and ${walk} offset 0`;
}

/** Active homes and the others have an index each. */
function writeRows({ statuses }: Search, wanted: ReadonlySet<string>, isByCell: boolean, sql: SqlText): string {
  const columns = [...wanted].filter((column) => column !== 'standard_status');
  const inCells = isByCell ? ' and cell between r.low and r.high' : '';
  const others = statuses.filter((status) => status !== 'Active');
  const branches: string[] = [];
  if (statuses.includes('Active')) {
    const status = wanted.has('standard_status') ? `, 'Active'::text as standard_status` : '';
    branches.push(
      `select ${columns.join(', ')}${status} from listings where standard_status = 'Active' and display_listing${inCells}`,
    );
  }
  if (others.length > 0) {
    const status = wanted.has('standard_status') ? ', standard_status' : '';
    branches.push(
      `select ${columns.join(', ')}${status} from listings where standard_status <> 'Active'` +
        ` and standard_status = any (${sql.value(others)}::text[]) and display_listing${inCells}`,
    );
  }
  return branches.join(' union all ');
}

/** Looks at some active homes from each start on, in the order of cells: `homes` seen, and `hits` among them. */
export function writeSample(search: Search, starts: readonly CellRange[], homesPerStart: number, sql: SqlText): string {
  const wanted = new Set(['map_latitude', 'map_longitude', ...search.predicates.flatMap((predicate) => predicate.columns)]);
  const conditions = search.predicates.map((predicate) => predicate.write(sql));
  if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
  return `select count(*)::integer as homes, count(*) filter (where ${conditions.length === 0 ? 'true' : conditions.join(' and ')})::integer as hits
    from ${writeRanges(starts, sql)} cross join lateral (
      select ${[...wanted].join(', ')} from listings where standard_status = 'Active' and display_listing and cell between r.low and r.high
      order by cell limit ${homesPerStart}) l`;
}

export function writeRanges(ranges: readonly CellRange[], sql: SqlText): string {
  const lows = sql.value(ranges.map((range) => range.low));
  const highs = sql.value(ranges.map((range) => range.high));
  return `unnest(${lows}::bigint[], ${highs}::bigint[]) as r (low, high)`;
}

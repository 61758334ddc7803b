import type { Box, Overlap } from '#lib/geo.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { CellSummary, SearchFilters } from '../../contract.ts';
import { type CompareArea, coverArea } from '../../model/cells.ts';
import { toHomeType } from '#domains/listings/contract.ts';
import { boxOfCell, chooseGrid, type MapGrid } from '../../model/map-grid.ts';
import { canAggregate, coverSearch, writeAggregates, writeEdgeScan } from '../counting/aggregate-sql.ts';
import { FINEST_COUNTED_ZOOM, roundPrice, withoutExclusion, writeKey } from './cluster-listings.ts';
import { countVisited, isWordsFirst, measureExtent } from '../counting/count-homes.ts';
import type { ReaderContext } from '../conditions/own-homes.ts';
import type { Predicate } from '../conditions/predicate.ts';
import { resolveSearch, type Search, writeArea } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { WAY_LIMITS, type WayLimits } from '../ways-to-answer.ts';
import { runSql, type SqlText, startSql } from '../conditions/sql-text.ts';
import { getSurvey } from '../counting/survey.ts';

type CellQuery = SearchFilters & { zoom: number; cell: string };

interface KindRow {
  kind: string | null;
  homes: number;
}

interface Prices {
  lowest: number | null;
  median: number | null;
  highest: number | null;
}

/** Prices and kinds of the homes in one cell of a search's clusters. Throws `invalid` for anything but a cell at this zoom. */
export async function summarizeCell(
  ctx: ReaderContext,
  { zoom, cell, ...filters }: CellQuery,
  limits: WayLimits = WAY_LIMITS,
): Promise<CellSummary> {
  const grid = chooseGrid(zoom);
  const found = readCell(grid, cell);
  if (found === undefined)
    throw new DomainError('invalid', 'There is no such cluster at this zoom.', { fields: { cell: 'No cluster at this zoom.' } });
  const search = narrowTo(await resolveSearch(ctx, filters), found.box);
  const inCell: Predicate = {
    filter: 'bbox',
    columns: grid.kind === 'tiles' ? ['cell'] : ['map_latitude', 'map_longitude'],
    write: (sql) => `${writeKey(grid)} = ${sql.value(found.key)}::text`,
  };
  const extent = await measureExtent(ctx.db, search);
  const counted = withoutExclusion(search);
  const isCounted =
    grid.kind === 'tiles' && grid.tileZoom <= FINEST_COUNTED_ZOOM && canAggregate(counted) && extent.candidates > limits.summed;
  if (isCounted) return sumCell(ctx, boxedIn(search, found.box), counted, inCell, filters.exclude ?? []);
  return gatherCell(ctx, within(search, inCell), countVisited(extent) > 0 && isWordsFirst(extent));
}

function within(search: Search, predicate: Predicate): Search {
  return { ...search, predicates: [...search.predicates, predicate] };
}

function readCell(grid: MapGrid, cell: string): { key: string; box: Box } | undefined {
  const prefix = grid.kind === 'tiles' ? `${grid.tileZoom}/` : '';
  const key = cell.startsWith(prefix) ? cell.slice(prefix.length) : '';
  const box = boxOfCell(grid, key);
  return box === undefined ? undefined : { key, box };
}

// Edges of neighboring tiles are the same number or nearly so.
const TOUCH_DEGREES = 1e-9;

/** The part of a search that lies in a box whose edges are edges of tiles. */
function narrowTo(search: Search, cell: Box): Search {
  const { area } = search;
  const compare: CompareArea = (tile) => {
    const inCell = compareTile(cell, tile);
    const inArea = inCell === 'outside' || area === undefined ? 'inside' : area.compare(tile);
    return inArea === 'inside' ? inCell : inArea;
  };
  return { ...search, area: { compare, ranges: coverArea(compare), box: area?.box, ringSets: area?.ringSets ?? [] } };
}

/** The same by location only, for an index without cells. */
function boxedIn(search: Search, cell: Box): Search {
  const { area } = search;
  if (area === undefined) return search;
  const view = area.box ?? cell;
  const box = {
    west: Math.max(view.west, cell.west),
    south: Math.max(view.south, cell.south),
    east: Math.min(view.east, cell.east),
    north: Math.min(view.north, cell.north),
  };
  return { ...search, area: { ...area, box } };
}

function compareTile(cell: Box, tile: Box): Overlap {
  const reach = (by: number) => ({ west: cell.west - by, south: cell.south - by, east: cell.east + by, north: cell.north + by });
  const least = reach(-TOUCH_DEGREES);
  if (tile.west >= least.east || tile.east <= least.west || tile.south >= least.north || tile.north <= least.south)
    return 'outside';
  const most = reach(TOUCH_DEGREES);
  const isInside = tile.west >= most.west && tile.east <= most.east && tile.south >= most.south && tile.north <= most.north;
  return isInside ? 'inside' : 'partial';
}

/** Looks at every home: exact figures. */
async function gatherCell(ctx: ReaderContext, search: Search, wordsFirst: boolean): Promise<CellSummary> {
  const sql = startSql();
  const scan = writeScan(search, sql, { columns: ['cell', 'list_price_cents', 'property_sub_type'], wordsFirst });
  const rows = await runSql<KindRow & Prices & { is_whole: boolean }>(
    ctx.db,
    `select l.property_sub_type as kind, grouping(l.property_sub_type) = 1 as is_whole, count(*)::integer as homes,
       min(l.list_price_cents) as lowest, max(l.list_price_cents) as highest,
       percentile_cont(0.5) within group (order by l.list_price_cents) as median
     ${scan} and l.cell is not null group by grouping sets ((), (l.property_sub_type))`,
    sql.values,
  );
  const whole = rows.find(({ is_whole: isWhole }) => isWhole) ?? { lowest: null, median: null, highest: null };
  return present(
    rows.filter(({ is_whole: isWhole }) => !isWhole),
    whole,
    true,
  );
}

/** Sums counts by kind. The lowest and the highest price come first in the index of prices. */
async function sumCell(
  ctx: ReaderContext,
  boxed: Search,
  counted: Search,
  inCell: Predicate,
  leftOut: readonly string[],
): Promise<CellSummary> {
  const [rows, lowest, highest] = await Promise.all([
    sumKinds(ctx, counted, inCell, leftOut),
    findFirstPrice(ctx, boxed, 'asc'),
    findFirstPrice(ctx, boxed, 'desc'),
  ]);
  const priced = rows.reduce((sum, row) => sum + row.priced, 0);
  const logs = rows.reduce((sum, row) => sum + row.log_price_sum, 0);
  const median = priced === 0 ? null : roundPrice(Math.exp(logs / 1e6 / priced) / 100) * 100;
  return present(rows, { lowest, median, highest }, false);
}

const LOG_PRICE = 'coalesce(round(ln(l.list_price_cents::double precision) * 1e6)::bigint, 0)';

async function sumKinds(ctx: ReaderContext, counted: Search, inCell: Predicate, leftOut: readonly string[]) {
  const sql = startSql();
  const cover = coverSearch(counted, await getSurvey(ctx.db, ctx.now), true);
  const parts = [
    `select l.property_sub_type as kind, l.listings, l.priced, l.log_price_sum ${writeAggregates(counted, cover, sql, true)}`,
  ];
  const edge = writeEdgeScan(within(counted, inCell), cover, ['property_sub_type', 'list_price_cents'], sql);
  const asOne = (sign: string) =>
    `l.property_sub_type, ${sign}1, ${sign}(l.list_price_cents is not null)::integer, ${sign}${LOG_PRICE}`;
  if (edge !== undefined) parts.push(`select ${asOne('')} ${edge}`);
  if (leftOut.length > 0) parts.push(`select ${asOne('-')} ${writeTaken(counted, inCell, leftOut, sql)}`);
  return runSql<KindRow & { priced: number; log_price_sum: number }>(
    ctx.db,
    `select kind, sum(listings)::integer as homes, sum(priced)::integer as priced, sum(log_price_sum)::double precision as log_price_sum
     from (${parts.join(' union all ')}) part group by kind having sum(listings) > 0`,
    sql.values,
  );
}

/** The homes that the search leaves out but the counts include. */
function writeTaken(counted: Search, inCell: Predicate, keys: readonly string[], sql: SqlText): string {
  const conditions = [...counted.predicates, inCell].map((predicate) => predicate.write(sql));
  if (counted.area !== undefined) conditions.push(writeArea(counted.area, sql));
  return `from listings l where l.listing_key = any (${sql.value(keys)}::text[]) and l.cell is not null
    and l.standard_status = 'Active' and l.display_listing and ${conditions.join(' and ')}`;
}

async function findFirstPrice(ctx: ReaderContext, search: Search, order: 'asc' | 'desc'): Promise<number | null> {
  const sql = startSql();
  const scan = writeScan(search, sql, {
    columns: ['list_price_cents'],
    walk: `list_price_cents is not null order by list_price_cents ${order}, id ${order}`,
  });
  const rows = await runSql<{ price: number }>(ctx.db, `select l.list_price_cents as price ${scan} limit 1`, sql.values);
  return rows[0]?.price ?? null;
}

function present(kinds: readonly KindRow[], { lowest, median, highest }: Prices, medianExact: boolean): CellSummary {
  const counts = new Map<CellSummary['types'][number]['word'], number>();
  for (const { kind, homes } of kinds) {
    const word = kind === null ? null : (toHomeType(kind) ?? null);
    counts.set(word, (counts.get(word) ?? 0) + homes);
  }
  const toDollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    minPrice: toDollars(lowest),
    medianPrice: toDollars(median),
    maxPrice: toDollars(highest),
    medianExact,
    types: [...counts].map(([word, count]) => ({ word, count })).toSorted((a, b) => b.count - a.count),
  };
}

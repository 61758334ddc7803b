import type { Clusters, MapCell, SearchFilters } from '../../contract.ts';
import { boxOfTile, chooseGrid, type MapGrid, round } from '../../model/map-grid.ts';
import { canAggregate, coverSearch, writeAggregates, writeEdgeScan } from '../counting/aggregate-sql.ts';
import { countVisited, isWordsFirst, measureExtent } from '../counting/count-homes.ts';
import type { ReaderContext } from '../conditions/own-homes.ts';
import { resolveSearch, type Search, writeArea } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { WAY_LIMITS, type WayLimits } from '../ways-to-answer.ts';
import { runSql, startSql } from '../conditions/sql-text.ts';
import { getSurvey } from '../counting/survey.ts';

const MAX_STACK_KEYS = 50;
/** Zoom-14 cells are the finest that counts exist for. */
export const FINEST_COUNTED_ZOOM = 14;
const COARSE_COUNTED_ZOOM = 10;

type ClusterQuery = SearchFilters & { zoom: number };

/** The homes of a search as cells for a map. */
export async function clusterListings(
  ctx: ReaderContext,
  { zoom, ...filters }: ClusterQuery,
  limits: WayLimits = WAY_LIMITS,
): Promise<Clusters> {
  const search = await resolveSearch(ctx, filters);
  if (search.statuses.length === 0) return presentClusters([], true);
  const grid = chooseGrid(zoom);
  const extent = await measureExtent(ctx.db, search);
  const counted = withoutExclusion(search);
  const isCounted =
    grid.kind === 'tiles' && grid.tileZoom <= FINEST_COUNTED_ZOOM && canAggregate(counted) && extent.candidates > limits.summed;
  if (isCounted) {
    const cells = await sumCells(ctx, counted, grid.tileZoom, filters.exclude ?? []);
    if (cells !== undefined) return presentClusters(cells, false);
  }
  return presentClusters(await gatherHomes(ctx, search, grid, countVisited(extent) > 0 && isWordsFirst(extent)), true);
}

/** Counts do not know single homes: homes that a search leaves out are subtracted afterwards. */
export function withoutExclusion(search: Search): Search {
  return { ...search, predicates: search.predicates.filter(({ filter }) => filter !== 'exclude') };
}

function presentClusters(cells: MapCell[], medianExact: boolean): Clusters {
  return { cells, total: { value: cells.reduce((sum, cell) => sum + cell.count, 0), exact: true }, medianExact };
}

interface SummedRow {
  tile: number;
  homes: number;
  priced: number;
  log_price_sum: number;
  latitude_sum: number;
  longitude_sum: number;
  min_price_cents: number | null;
  /** Whether a subtracted home may have the lowest price. */
  is_stale: boolean;
  /** Lowest price among the homes that the search leaves out. */
  taken_cents: number | null;
}

/**
 * Sums counts per cell, and checks homes on the edge one by one. Undefined if a change that is not merged yet
 * leaves the lowest price open. Estimates the median as the geometric mean, which is exact for log-normal prices.
 */
async function sumCells(
  ctx: ReaderContext,
  search: Search,
  tileZoom: number,
  leftOut: readonly string[],
): Promise<MapCell[] | undefined> {
  const sql = startSql();
  const cover = coverSearch(search, await getSurvey(ctx.db, ctx.now), tileZoom <= COARSE_COUNTED_ZOOM);
  const shift = 2 * (FINEST_COUNTED_ZOOM - tileZoom);
  const parts = [
    `select l.cell >> ${shift} as tile, l.listings, l.priced, l.log_price_sum, l.latitude_sum, l.longitude_sum, l.min_price_cents, null::bigint as taken_cents
     ${writeAggregates(search, cover, sql)}`,
  ];
  const edge = writeEdgeScan(search, cover, ['cell', 'map_latitude', 'map_longitude', 'list_price_cents'], sql);
  if (edge !== undefined) {
    parts.push(
      `select l.cell >> ${shift + 4}, 1, (l.list_price_cents is not null)::integer, coalesce(round(ln(l.list_price_cents::double precision) * 1e6)::bigint, 0),
         round(l.map_latitude * 1e6)::bigint, round(l.map_longitude * 1e6)::bigint, l.list_price_cents, null ${edge}`,
    );
  }
  if (leftOut.length > 0) {
    const conditions = search.predicates.map((predicate) => predicate.write(sql));
    if (search.area !== undefined) conditions.push(writeArea(search.area, sql));
    parts.push(
      `select l.cell >> ${shift + 4}, -1, -(l.list_price_cents is not null)::integer, -coalesce(round(ln(l.list_price_cents::double precision) * 1e6)::bigint, 0),
         -round(l.map_latitude * 1e6)::bigint, -round(l.map_longitude * 1e6)::bigint, null, l.list_price_cents
       from listings l where l.listing_key = any (${sql.value(leftOut)}::text[]) and l.cell is not null
         and l.standard_status = 'Active' and l.display_listing and ${['true', ...conditions].join(' and ')}`,
    );
  }
  const rows = await runSql<SummedRow>(
    ctx.db,
    `select tile, sum(listings)::integer as homes, sum(priced)::integer as priced, sum(log_price_sum)::double precision as log_price_sum,
       sum(latitude_sum)::double precision as latitude_sum, sum(longitude_sum)::double precision as longitude_sum,
       min(min_price_cents) as min_price_cents, min(taken_cents) as taken_cents,
       exists (select from cell_changes where min_removed_cents is not null) as is_stale
     from (${parts.join(' union all ')}) as part group by tile having sum(listings) > 0`,
    sql.values,
  );
  if (rows.some((row) => row.is_stale || isLowestTaken(row))) return undefined;
  return rows.map((row) => ({
    id: `${tileZoom}/${row.tile}`,
    kind: 'cluster',
    count: row.homes,
    minPrice: row.min_price_cents === null ? null : row.min_price_cents / 100,
    medianPrice: row.priced === 0 ? null : roundPrice(Math.exp(row.log_price_sum / 1e6 / row.priced) / 100),
    latitude: round(row.latitude_sum / 1e6 / row.homes),
    longitude: round(row.longitude_sum / 1e6 / row.homes),
    bounds: toBounds(boxOfTile(row.tile, tileZoom)),
    listingKeys: [],
    isPriceReduced: false,
    isApproximate: false,
  }));
}

function isLowestTaken({ taken_cents: taken, min_price_cents: lowest }: SummedRow): boolean {
  return taken !== null && lowest !== null && taken <= lowest;
}

export function roundPrice(dollars: number): number {
  return Math.round(dollars / 100) * 100;
}

interface GatheredRow {
  key: string;
  homes: number;
  min_price_cents: number | null;
  median_price_cents: number | null;
  latitude: number;
  longitude: number;
  west: number;
  south: number;
  east: number;
  north: number;
  listing_keys: string[] | null;
  is_price_reduced: boolean | null;
  is_approximate: boolean | null;
}

/** Looks at every home: exact medians, homes and stacks by their keys. */
async function gatherHomes(ctx: ReaderContext, search: Search, grid: MapGrid, wordsFirst: boolean): Promise<MapCell[]> {
  const sql = startSql();
  const scan = writeScan(search, sql, { columns: ['cell', 'map_latitude', 'map_longitude', 'list_price_cents'], wordsFirst });
  const rows = await runSql<GatheredRow>(
    ctx.db,
    `with gathered as (
       select ${writeKey(grid)} as key, count(*)::integer as homes, min(l.list_price_cents) as min_price_cents,
         percentile_cont(0.5) within group (order by l.list_price_cents) as median_price_cents,
         avg(l.map_latitude) as latitude, avg(l.map_longitude) as longitude,
         min(l.map_longitude) as west, min(l.map_latitude) as south, max(l.map_longitude) as east, max(l.map_latitude) as north,
         array_agg(l.id) as ids
       ${scan} and l.cell is not null group by 1)
     select key, homes, min_price_cents, median_price_cents, latitude, longitude, west, south, east, north,
       listing_keys, is_price_reduced, is_approximate
     from gathered
     left join lateral (
       select array_agg(k.listing_key order by k.list_price_cents, k.id) as listing_keys,
         bool_and(k.is_price_reduced) as is_price_reduced, bool_and(k.is_approximate) as is_approximate
       from (
         select h.listing_key, h.list_price_cents, h.id, not h.display_address as is_approximate,
           h.standard_status <> 'Closed' and coalesce(h.previous_list_price_cents > h.list_price_cents, false) as is_price_reduced
         from listings h
         where (homes = 1 or (west = east and south = north)) and h.id = any (ids)
         order by h.list_price_cents, h.id limit ${MAX_STACK_KEYS}) k) named on true`,
    sql.values,
  );
  return rows.map((row) => presentGathered(row, grid));
}

/** The key of a home's cell, as text. */
export function writeKey(grid: MapGrid): string {
  if (grid.kind === 'tiles') return `(l.cell >> ${2 * (16 - grid.tileZoom)})::text`;
  if (grid.kind === 'points') return `l.map_longitude || ',' || l.map_latitude`;
  return `floor(l.map_longitude / ${grid.width}) || ',' || floor(l.map_latitude / ${grid.height})`;
}

function presentGathered(row: GatheredRow, grid: MapGrid): MapCell {
  const box = grid.kind === 'tiles' ? boxOfTile(Number(row.key), grid.tileZoom) : row;
  const isPoint = row.listing_keys !== null;
  return {
    id: grid.kind === 'tiles' ? `${grid.tileZoom}/${row.key}` : row.key,
    kind: !isPoint ? 'cluster' : row.homes === 1 ? 'home' : 'stack',
    count: row.homes,
    minPrice: row.min_price_cents === null ? null : row.min_price_cents / 100,
    medianPrice: row.median_price_cents === null ? null : row.median_price_cents / 100,
    latitude: round(row.latitude),
    longitude: round(row.longitude),
    bounds: isPoint ? toBounds(row) : toBounds(box),
    listingKeys: row.listing_keys ?? [],
    isPriceReduced: row.is_price_reduced ?? false,
    isApproximate: row.is_approximate ?? false,
  };
}

function toBounds({ west, south, east, north }: { west: number; south: number; east: number; north: number }): MapCell['bounds'] {
  return [round(west), round(south), round(east), round(north)];
}

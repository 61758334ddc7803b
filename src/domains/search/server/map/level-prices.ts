import type { PriceLevels, SearchFilters } from '../../contract.ts';
import { boxOfTile, chooseLevelZoom } from '../../model/map-grid.ts';
import { countVisited, isWordsFirst, measureExtent } from '../counting/count-homes.ts';
import type { ReaderContext } from '../conditions/own-homes.ts';
import { resolveSearch } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { runSql, startSql } from '../conditions/sql-text.ts';

/** Fewer homes than this say little about the area. */
const MIN_HOMES_OF_LEVEL = 3;
/** The most homes that the price layer reads. */
const MOST_HOMES = 60_000;

interface LevelRow {
  tile: number;
  homes: number;
  median: number;
}

/** The median asking price per square foot in each square of the map that has enough homes of the search. */
export async function levelPrices(
  ctx: ReaderContext,
  { zoom, ...filters }: SearchFilters & { zoom: number },
  most = MOST_HOMES,
): Promise<PriceLevels> {
  const search = await resolveSearch(ctx, filters);
  if (search.statuses.length === 0) return { squares: [], isTooWide: false };
  const extent = await measureExtent(ctx.db, search);
  if (countVisited(extent) > most) return { squares: [], isTooWide: true };
  const tileZoom = chooseLevelZoom(zoom);
  const sql = startSql();
  const scan = writeScan(search, sql, {
    columns: ['cell', 'list_price_cents', 'living_area_sqft'],
    wordsFirst: isWordsFirst(extent),
  });
  const rows = await runSql<LevelRow>(
    ctx.db,
    `select l.cell >> ${2 * (16 - tileZoom)} as tile, count(*)::integer as homes,
       percentile_cont(0.5) within group (order by l.list_price_cents::double precision / l.living_area_sqft / 100) as median
     ${scan} and l.cell is not null and l.list_price_cents > 0 and l.living_area_sqft > 0
     group by 1 having count(*) >= ${MIN_HOMES_OF_LEVEL} order by 1`,
    sql.values,
  );
  const squares = rows.map(({ tile, homes, median }) => {
    const { west, south, east, north } = boxOfTile(tile, tileZoom);
    return {
      bounds: [west, south, east, north] as [number, number, number, number],
      count: homes,
      pricePerSqft: Math.round(median),
    };
  });
  return { squares, isTooWide: false };
}

import { PUBLIC_OPEN_HOUSES, summaryColumns } from '#domains/listings/server/index.ts';
import type { SearchFilters } from '#domains/search/contract.ts';
import { chooseGrid } from '#domains/search/model/map-grid.ts';
import { listPredicates } from '#domains/search/server/conditions/filter-sql.ts';
import { startSql, type SqlText } from '#domains/search/server/conditions/sql-text.ts';
import type { Statement } from './measure.ts';

const PAGE = 25;
const NOW = new Date('2026-05-01T12:00:00Z');

/** The same answer as the product gives, through a GiST index on a core point. */
export function plainViewport(filters: SearchFilters): Statement {
  const sql = startSql();
  const where = `${writeActive()} and ${writeOnPoint(filters, sql)}${writeFilters(filters, sql)}`;
  const text = `
    with hits as materialized (select l.id, l.listed_on from listings l where ${where}),
    page as (select id, listed_on from hits order by listed_on desc nulls last, id desc limit ${PAGE})
    ${writeSummaries('(select count(*) from hits)', sql)} order by p.listed_on desc nulls last, p.id desc`;
  return { text, values: sql.values };
}

/** A page by OFFSET. */
export function plainDeepPage(depth: number): Statement {
  const sql = startSql();
  const text = `
    with page as (
      select l.id, l.listed_on from listings l where ${writeActive()}
      order by l.listed_on desc nulls last, l.id desc limit ${PAGE} offset ${sql.value(depth)}::bigint)
    ${writeSummaries('null::bigint', sql)} order by p.listed_on desc nulls last, p.id desc`;
  return { text, values: sql.values };
}

/** Clusters counted home by home. */
export function plainClusters(filters: SearchFilters, zoom: number): Statement {
  const sql = startSql();
  const grid = chooseGrid(zoom);
  const shift = grid.kind === 'tiles' ? 2 * (16 - grid.tileZoom) : 0;
  const text = `
    select l.cell >> ${shift} as tile, count(*), min(l.list_price_cents), avg(l.list_price_cents), avg(l.map_latitude), avg(l.map_longitude)
    from listings l where ${writeActive()} and ${writeOnPoint(filters, sql)}${writeFilters(filters, sql)} group by 1`;
  return { text, values: sql.values };
}

function writeActive(): string {
  return `l.standard_status = 'Active' and l.display_listing`;
}

function writeFilters(filters: SearchFilters, sql: SqlText): string {
  return listPredicates(filters, NOW)
    .map((predicate) => ` and ${predicate.write(sql)}`)
    .join('');
}

function writeOnPoint({ bbox, polygon }: SearchFilters, sql: SqlText): string {
  const point = 'point(l.map_longitude, l.map_latitude)';
  if (bbox !== undefined) return `${point} <@ ${sql.value(`(${bbox.east},${bbox.north}),(${bbox.west},${bbox.south})`)}::box`;
  const ring = polygon?.[0] ?? [];
  return `${point} <@ ${sql.value(`(${ring.map((corner) => `(${corner.join(',')})`).join(',')})`)}::polygon`;
}

function writeSummaries(total: string, sql: SqlText): string {
  return `
    select ${total} as total, ${summaryColumns.map((column) => `l.${column}`).join(', ')}, n.name, oh.starts_at, oh.ends_at, oh.time_zone
    from page p join listings l on l.id = p.id
    left join places n on n.id = l.map_neighborhood_id
    left join lateral (
      select starts_at, ends_at, time_zone from open_houses
      where listing_id = l.id and ends_at > ${sql.value(NOW)}::timestamptz and status = 'Active' and kind = any (${sql.value(PUBLIC_OPEN_HOUSES)}::text[])
      order by starts_at limit 1) oh on true`;
}

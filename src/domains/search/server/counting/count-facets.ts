import {
  type Facets,
  SEARCHABLE_STATUSES,
  type SearchableStatus,
  type SearchFilterName,
  type SearchFilters,
} from '../../contract.ts';
import { toHomeType } from '#domains/listings/contract.ts';
import { PRICE_BAND_STARTS } from '../../model/price-bands.ts';
import { isWordsFirst, measureExtent } from './count-homes.ts';
import type { ReaderContext } from '../conditions/own-homes.ts';
import type { Predicate } from '../conditions/predicate.ts';
import { resolveSearch, type Search } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { runSql, type SqlText, startSql } from '../conditions/sql-text.ts';

/** The filters of each facet, which its own counts ignore. For status, the query reads all statuses. */
const FACET_FILTERS = {
  types: ['types', 'excludeTypes'],
  beds: ['bedsMin', 'bedsMax'],
  baths: ['bathsMin', 'bathsMax'],
  price: ['priceMin', 'priceMax'],
} as const satisfies Record<string, readonly SearchFilterName[]>;

type FacetName = keyof typeof FACET_FILTERS;
const FACET_NAMES = Object.keys(FACET_FILTERS) as FacetName[];

const COLUMNS = [
  'standard_status',
  'property_sub_type',
  'bedrooms_total',
  'bathrooms_total_integer',
  'list_price_cents',
] as const;

interface FacetRow {
  facet: string;
  value: string | null;
  homes: number;
}

/** How many homes each choice of a facet gives, with all other filters kept. */
export async function countFacets(ctx: ReaderContext, filters: SearchFilters): Promise<Facets> {
  const search = await resolveSearch(ctx, filters);
  const everyStatus: Search = { ...search, statuses: SEARCHABLE_STATUSES };
  const extent = await measureExtent(ctx.db, everyStatus);
  const sql = startSql();
  const rows = await runSql<FacetRow>(ctx.db, writeFacets(everyStatus, search.statuses, isWordsFirst(extent), sql), sql.values);
  return presentFacets(rows, search.isComplete);
}

/**
 * One pass over the homes that satisfy everything except the facets' own filters, grouped by value and by which of those
 * filters they satisfy. The few groups give all facets.
 */
function writeFacets(search: Search, statuses: readonly SearchableStatus[], wordsFirst: boolean, sql: SqlText): string {
  const own = new Map(FACET_NAMES.map((name) => [name, ownPredicates(search, name)] as const));
  const without = [...own.values()].flat();
  const scan = writeScan(search, sql, { columns: COLUMNS, without, wordsFirst });
  const starts = sql.value(PRICE_BAND_STARTS.map((dollars) => dollars * 100));
  const passes = FACET_NAMES.map((name) => `${writePass(own.get(name) ?? [], sql)} as pass_${name}`);
  const inStatus = `standard_status = any (${sql.value(statuses)}::text[])`;
  const count = (facet: string, value: string, ...left: FacetName[]) => {
    const passing = FACET_NAMES.filter((name) => !left.includes(name)).map((name) => `pass_${name}`);
    const where = [...passing, ...(facet === 'status' ? [] : [inStatus])].join(' and ');
    return `select '${facet}' as facet, ${value} as value, sum(homes)::integer as homes from gathered where ${where} group by 2`;
  };
  return `
    with gathered as materialized (
      select l.standard_status, l.property_sub_type, l.bedrooms_total, l.bathrooms_total_integer,
        width_bucket(l.list_price_cents, ${starts}::bigint[]) as band, ${passes.join(', ')}, count(*) as homes
      ${scan} group by 1, 2, 3, 4, 5, 6, 7, 8, 9)
    ${count('total', 'null')}
    union all ${count('status', 'standard_status')}
    union all ${count('types', 'property_sub_type', 'types')}
    union all ${count('beds', 'bedrooms_total::text', 'beds')}
    union all ${count('baths', 'bathrooms_total_integer::text', 'baths')}
    union all ${count('price', 'band::text', 'price')}`;
}

function ownPredicates(search: Search, facet: FacetName): Predicate[] {
  const filters: readonly string[] = FACET_FILTERS[facet];
  return search.predicates.filter((predicate) => filters.includes(predicate.filter));
}

function writePass(predicates: readonly Predicate[], sql: SqlText): string {
  if (predicates.length === 0) return 'true';
  return `coalesce(${predicates.map((predicate) => predicate.write(sql)).join(' and ')}, false)`;
}

function presentFacets(rows: readonly FacetRow[], isComplete: boolean): Facets {
  const of = (facet: string) => rows.filter((row) => row.facet === facet && row.value !== null);
  const numbers = (facet: string) =>
    of(facet)
      .map((row) => ({ value: Number(row.value), count: row.homes }))
      .toSorted((a, b) => a.value - b.value);
  const bands = new Map(of('price').map((row) => [Number(row.value), row.homes]));
  return {
    total: { value: rows.find((row) => row.facet === 'total')?.homes ?? 0, exact: isComplete },
    types: of('types')
      .map(({ value, homes }) => ({ value: value ?? '', word: toHomeType(value ?? '') ?? null, count: homes }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    status: SEARCHABLE_STATUSES.map((status) => ({
      value: status,
      count: of('status').find((row) => row.value === status)?.homes ?? 0,
    })),
    beds: numbers('beds'),
    baths: numbers('baths'),
    price: PRICE_BAND_STARTS.map((from, index) => ({
      from,
      to: PRICE_BAND_STARTS[index + 1] ?? null,
      count: bands.get(index + 1) ?? 0,
    })),
  };
}

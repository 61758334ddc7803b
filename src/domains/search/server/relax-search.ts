import { ON_MARKET_STATUSES } from '#domains/listings/contract.ts';
import type { Relaxation, SearchFilterName, SearchFilters } from '../contract.ts';
import { roundBound } from '../model/round-bound.ts';
import { countHomes, measureExtent, type Total } from './counting/count-homes.ts';
import { findBound } from './conditions/filter-sql.ts';
import type { ReaderContext } from './conditions/own-homes.ts';
import type { Predicate } from './conditions/predicate.ts';
import { listWiderAreas, resolveSearch, type Search } from './conditions/resolve-search.ts';
import { writeScan } from './conditions/scan-sql.ts';
import { runSql, type SqlText, startSql } from './conditions/sql-text.ts';

/** The conditions of one filter, and how it is tested on a row. */
interface Relaxable {
  filter: SearchFilterName;
  predicates: readonly Predicate[];
}

/** For a search without results: what leaving out each single filter would give, and the nearest value of a bound that gives a home. */
export async function relaxSearch(ctx: ReaderContext, filters: SearchFilters): Promise<Relaxation> {
  const search = await resolveSearch(ctx, filters);
  const { total, without, nearest } = await tryEach(ctx, search);
  const suggestions: Relaxation['suggestions'] = [];
  for (const [filter, value] of without) {
    if (value > total) suggestions.push({ filter, total: { value, exact: true }, nearest: nearest.get(filter) ?? null });
  }
  for (const [filter, wider] of await countWider(ctx, search)) {
    if (wider.value > total) suggestions.push({ filter, total: wider, nearest: null });
  }
  return {
    total: { value: total, exact: true },
    suggestions: suggestions.toSorted((a, b) => b.total.value - a.total.value || (a.filter < b.filter ? -1 : 1)),
  };
}

type Nearest = NonNullable<Relaxation['suggestions'][number]['nearest']>;

/** One pass over the homes of the area and places: which fail no condition, and which fail only those of one filter. */
async function tryEach(
  ctx: ReaderContext,
  search: Search,
): Promise<{ total: number; without: Map<SearchFilterName, number>; nearest: Map<SearchFilterName, Nearest> }> {
  const relaxables = listRelaxables(search);
  const row = await runPass(ctx, search, relaxables, relaxables.flatMap(writeTrials));
  const without = new Map(relaxables.map(({ filter }, index) => [filter, row[`without_${index}`] ?? 0] as const));
  const bounds = relaxables.flatMap(({ filter }, index) => {
    const bound = findBound(filter);
    const closest = row[`closest_${index}`];
    if (bound === undefined || closest === null || closest === undefined) return [];
    return [{ filter, index, bound, value: roundBound(filter, closest / bound.scale) }];
  });
  const nearest = new Map<SearchFilterName, Nearest>();
  if (bounds.length > 0) {
    const counts = await runPass(ctx, search, relaxables, (sql) =>
      bounds.map(
        ({ index, bound, value }) =>
          `count(*) filter (where fails - fail_${index} = 0 and ${bound.column} ${bound.comparison} ${sql.value(Math.round(value * bound.scale))}::bigint)::integer as near_${index}`,
      ),
    );
    for (const { filter, index, value } of bounds)
      nearest.set(filter, { value, total: { value: counts[`near_${index}`] ?? 0, exact: true } });
  }
  return { total: row['total'] ?? 0, without, nearest };
}

type PassRow = Record<string, number | null>;

async function runPass(
  ctx: ReaderContext,
  search: Search,
  relaxables: readonly Relaxable[],
  trials: readonly string[] | ((sql: SqlText) => string[]),
): Promise<PassRow> {
  const sql = startSql();
  const predicates = relaxables.flatMap((relaxable) => relaxable.predicates);
  const bounded = relaxables.flatMap(({ filter }) => findBound(filter)?.column ?? []);
  const columns = [...new Set([...predicates.flatMap((predicate) => predicate.columns), ...bounded])];
  const scan = writeScan({ ...search, statuses: ON_MARKET_STATUSES }, sql, {
    columns,
    without: search.predicates.filter(({ filter }) => filter !== 'place'),
  });
  const fails = relaxables.map(
    (relaxable, index) =>
      `case when ${relaxable.predicates.map((predicate) => `(${predicate.write(sql)})`).join(' and ')} then 0 else 1 end as fail_${index}`,
  );
  const extra = typeof trials === 'function' ? trials(sql) : trials;
  const sum = relaxables.map((_, index) => `fail_${index}`).join(' + ');
  const rows = await runSql<PassRow>(
    ctx.db,
    `select count(*) filter (where fails = 0)::integer as total${extra.map((trial) => `, ${trial}`).join('')}
     from (select *, ${sum} as fails from (select ${[...bounded.map((column) => `l.${column}`).filter(isFirst), ...fails].join(', ')} ${scan} offset 0) t) t`,
    sql.values,
  );
  return rows[0] ?? {};
}

function isFirst<T>(item: T, index: number, items: readonly T[]): boolean {
  return items.indexOf(item) === index;
}

function listRelaxables(search: Search): Relaxable[] {
  const byFilter = new Map<SearchFilterName, Predicate[]>();
  for (const predicate of search.predicates) {
    if (predicate.filter !== 'place') byFilter.set(predicate.filter, [...(byFilter.get(predicate.filter) ?? []), predicate]);
  }
  const status: Predicate = {
    filter: 'status',
    columns: ['standard_status'],
    write: (sql) => `l.standard_status = any (${sql.value(search.statuses)}::text[])`,
  };
  return [...[...byFilter].map(([filter, predicates]) => ({ filter, predicates })), { filter: 'status', predicates: [status] }];
}

function writeTrials({ filter }: Relaxable, index: number): string[] {
  const trials = [`count(*) filter (where fails - fail_${index} = 0)::integer as without_${index}`];
  const bound = findBound(filter);
  if (bound !== undefined) {
    const closest = bound.comparison === '<=' ? 'min' : 'max';
    trials.push(
      `${closest}(${bound.column}) filter (where fails = 1 and fail_${index} = 1)::double precision as closest_${index}`,
    );
  }
  return trials;
}

/** Counts without each part of the area, and without the places. */
async function countWider(ctx: ReaderContext, search: Search): Promise<[SearchFilterName, Total][]> {
  const wider: [SearchFilterName, Search][] =
    search.area === undefined ? [] : listWiderAreas(search.area).map(([filter, area]) => [filter, { ...search, area }]);
  if (search.places !== undefined) {
    wider.push([
      'place',
      { ...search, places: undefined, predicates: search.predicates.filter(({ filter }) => filter !== 'place') },
    ]);
  }
  return Promise.all(
    wider.map(async ([filter, one]): Promise<[SearchFilterName, Total]> => [
      filter,
      await countHomes(ctx.db, one, await measureExtent(ctx.db, one)),
    ]),
  );
}

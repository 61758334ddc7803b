import { loadHomes } from '#domains/listings/server/index.ts';
import { getOnDeviceEmbedder } from '#platform/ai/on-device-embedder.ts';
import type { Db } from '#platform/db/database.ts';
import { readPageCursor, refuseCursor, writePageCursor } from '#platform/verb/page-cursor.ts';
import { PERSONAL_FILTERS, type SearchQuery, type SearchResult, type Sort } from '../contract.ts';
import { DEFAULT_SORT } from '../model/orders.ts';
import { PAGE_SIZE } from '../model/page-size.ts';
import { type Cursor, cursorSchema, fingerprintSearch, isKeyOf } from '../model/cursor.ts';
import { findOrder, type SortOrder } from '../model/sort-sql.ts';
import {
  countHomes,
  countVisited,
  type Extent,
  isWordsFirst,
  measureExtent,
  PASSED_PER_LOOKUP,
  type Total,
} from './counting/count-homes.ts';
import type { ReaderContext } from './conditions/own-homes.ts';
import { isGapAsked, type MeasuredRow, presentMeasured } from './present-measured.ts';
import { rankHomes } from './ranking/rank-homes.ts';
import { resolveSearch, type Search } from './conditions/resolve-search.ts';
import { writeScan } from './conditions/scan-sql.ts';
import { isBusy, whileRunning } from './load.ts';
import { WAY_LIMITS, type WayLimits } from './ways-to-answer.ts';
import { runSql, type SqlText, startSql } from './conditions/sql-text.ts';

type PageRow = MeasuredRow & {
  id: number;
  sort_key: number | string | null;
  total: number | null;
};

/** An order, with the number of each home where it goes by one that was measured: seconds, a score, or the place in a ranking. */
type PageOrder = SortOrder & { measured?: ReadonlyMap<number, number> };

interface Page {
  search: Search;
  order: PageOrder;
  cursor: Cursor | undefined;
  /** One more than is shown, so that the last page knows it is. */
  size: number;
}

/** A page of the homes that satisfy every filter. */
export async function searchListings(
  ctx: ReaderContext,
  { sort = DEFAULT_SORT, cursor: cursorText, limit = PAGE_SIZE, ...filters }: SearchQuery,
  limits: WayLimits = WAY_LIMITS,
): Promise<SearchResult> {
  const search = await resolveSearch(ctx, filters);
  if (search.statuses.length === 0) return { items: [], total: { value: 0, exact: true }, nextCursor: null };
  const fingerprint = fingerprintSearch(filters);
  const cursor = readCursor(cursorText, sort, fingerprint);
  const ranking =
    sort === 'match' && filters.wish !== undefined && filters.wish !== ''
      ? await rankHomes(ctx, search, filters.wish, nameRanking(ctx, search, fingerprint), getOnDeviceEmbedder())
      : undefined;
  const page: Page = {
    search,
    order: orderOf(sort, search, ranking?.places, ctx.own?.matches?.scores),
    cursor,
    size: limit + 1,
  };
  if (cursor !== undefined && !isKeyOf(page.order, cursor.key)) throw refuseCursor();
  const { rows, total } = await whileRunning(ctx.db, () => loadPage(ctx.db, page, limits));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const homes = await loadHomes(
    ctx,
    shown.map((row) => row.id),
  );
  return {
    items: shown.flatMap((row) => {
      const home = homes.get(row.id);
      // Hidden since its page was found.
      return home === undefined ? [] : [{ ...home, ...presentMeasured(home, row, search, sort) }];
    }),
    total: search.isComplete ? total : { ...total, exact: false },
    nextCursor:
      rows.length > limit && last !== undefined
        ? writePageCursor({ sort, search: fingerprint, key: last.sort_key, id: last.id, total } satisfies Cursor)
        : null,
    ...(ranking === undefined ? {} : { rankedBy: ranking.engine, unspoken: ranking.unspoken }),
  };
}

/** The same address is another search for each reader where it goes by what is theirs. */
function nameRanking({ actor }: ReaderContext, { filters }: Search, fingerprint: string): string {
  const isPersonal = PERSONAL_FILTERS.some((name) => filters[name] !== undefined);
  return isPersonal && actor.kind === 'user' ? `${fingerprint} ${actor.userId}` : fingerprint;
}

/** By match: by the places of a wish, or else by the scores of the reader's profile, where the search goes by them. */
function orderOf(
  sort: Sort,
  search: Search,
  places: ReadonlyMap<number, number> | undefined,
  scores: ReadonlyMap<number, number> | undefined,
): PageOrder {
  const order = findOrder(sort, search.filters);
  const isScored = sort === 'match' && places === undefined && scores !== undefined;
  const measured = sort === 'commute' ? search.travel?.seconds : isScored ? scores : places;
  if (measured === undefined) return order;
  const direction = isScored ? 'desc' : 'asc';
  return { ...order, columns: ['id'], direction, isIndexed: false, keyType: 'double precision', measured };
}

function readCursor(text: string | undefined, sort: Cursor['sort'], fingerprint: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = readPageCursor(cursorSchema, text);
  if (cursor.sort !== sort || cursor.search !== fingerprint) throw refuseCursor();
  return cursor;
}

/**
 * Chooses how to find a page. Everything that few candidates hold is found, counted and sorted at once; of many, the
 * total is known or counted apart, and the page is walked to along an index if hits are dense enough on the way.
 */
async function loadPage(db: Db, page: Page, limits: WayLimits): Promise<{ rows: PageRow[]; total: Total }> {
  const extent = await measureExtent(db, page.search);
  const visited = countVisited(extent);
  const { sorted, counted } = isBusy(db) ? { sorted: limits.sortedWhenBusy, counted: limits.sortedWhenBusy } : limits;
  const known = page.cursor?.total;
  const mayWalk = known !== undefined || extent.withWords === undefined || isWalkCheap(page, extent, extent.withWords, limits);
  if (visited <= sorted || (visited <= counted && !(mayWalk && isWalkable(page)))) return sortAll(db, page, extent);

  const total = known ?? (await countHomes(db, page.search, extent, limits));
  if (total.exact && total.value === 0) return { rows: [], total };
  // An estimate of few: looking at every home costs little more than the page itself.
  if (!total.exact && total.value < limits.listed) return sortAll(db, page, extent);
  const isWalked = isWalkable(page) && isWalkCheap(page, extent, total.value, limits);
  return { rows: isWalked ? await walkIndex(db, page) : await sortHits(db, page, extent, false), total };
}

function isWalkable({ order, search }: Page): boolean {
  return order.isIndexed && search.statuses.every((status) => status === 'Active');
}

/** Whether fewer homes are passed on the way to a full page than there are to look at otherwise. */
function isWalkCheap({ size }: Page, extent: Extent, hits: number, limits: WayLimits): boolean {
  const passed = ((size * extent.all) / Math.max(1, hits)) * (extent.withWords === undefined ? 1 : PASSED_PER_LOOKUP);
  return passed <= countVisited(extent) * limits.walked;
}

async function sortAll(db: Db, page: Page, extent: Extent): Promise<{ rows: PageRow[]; total: Total }> {
  const known = page.cursor?.total;
  const rows = await sortHits(db, page, extent, known === undefined);
  return { rows, total: known ?? { value: rows[0]?.total ?? 0, exact: true } };
}

/** Finds every hit, counts them on request, and sorts: for areas with a bounded number of homes. */
async function sortHits(db: Db, page: Page, extent: Extent, isCounted: boolean): Promise<PageRow[]> {
  const { search, order, cursor, size } = page;
  const sql = startSql();
  const scan = writeScan(search, sql, { columns: order.columns, wordsFirst: isWordsFirst(extent) });
  const after = cursor === undefined ? '' : `where ${writeAfter(cursor, order, sql)}`;
  const hits =
    order.measured === undefined ? `select l.id, ${order.key} as sort_key ${scan}` : writeMeasured(order.measured, scan, sql);
  const text = `
    with hits as ${isCounted ? 'materialized' : ''} (${hits}),
    page as (select id, sort_key from hits ${after} order by sort_key ${order.direction} nulls last, id ${order.direction} limit ${size})
    ${writePage(page, isCounted ? '(select count(*) from hits)' : 'null::bigint')}`;
  return runSql<PageRow>(db, text, sql.values);
}

function writeMeasured(measured: ReadonlyMap<number, number>, scan: string, sql: SqlText): string {
  const [ids, numbers] = [sql.value([...measured.keys()]), sql.value([...measured.values()])];
  return `select h.id, m.number as sort_key from (select l.id ${scan} offset 0) h
    left join unnest(${ids}::bigint[], ${numbers}::double precision[]) as m (id, number) on m.id = h.id`;
}

/** Walks along the index of the order until a page is full: for wide areas with many matches. */
async function walkIndex(db: Db, page: Page): Promise<PageRow[]> {
  const rows = page.cursor?.key === null ? [] : await walkPart(db, page, false);
  if (rows.length >= page.size) return rows;
  return [...rows, ...(await walkPart(db, { ...page, size: page.size - rows.length }, true))];
}

/** Homes that have the key, or those that lack it and come last. */
async function walkPart(db: Db, page: Page, isKeyMissing: boolean): Promise<PageRow[]> {
  const { search, order, cursor, size } = page;
  const sql = startSql();
  const column = order.columns[0] ?? 'id';
  const comparison = order.direction === 'asc' ? '>' : '<';
  const conditions = [`${column} is ${isKeyMissing ? '' : 'not '}null`];
  if (cursor !== undefined && (cursor.key === null) === isKeyMissing) {
    conditions.push(
      isKeyMissing
        ? `id ${comparison} ${sql.value(cursor.id)}::bigint`
        : `(${column}, id) ${comparison} (${sql.value(cursor.key)}::${order.keyType}, ${sql.value(cursor.id)}::bigint)`,
    );
  }
  // The walk begins and ends where the search bounds what it goes by.
  const bounds = search.predicates.filter(({ columns: [first, ...others] }) => first === column && others.length === 0);
  conditions.push(...bounds.map((bound) => bound.write(sql)));
  const inOrder = (prefix: string) => `order by ${prefix}${column} ${order.direction}, ${prefix}id ${order.direction}`;
  const scan = writeScan(search, sql, { columns: order.columns, walk: `${conditions.join(' and ')} ${inOrder('')}` });
  const text = `
    with page as (select l.id, l.${column} as sort_key ${scan} ${inOrder('l.')} limit ${size})
    ${writePage(page, 'null::bigint')}`;
  return runSql<PageRow>(db, text, sql.values);
}

/** The condition on `hits` for what comes after the cursor's home. */
function writeAfter({ key, id }: Cursor, { direction, keyType }: SortOrder, sql: SqlText): string {
  const comparison = direction === 'asc' ? '>' : '<';
  const afterId = `id ${comparison} ${sql.value(id)}::bigint`;
  if (key === null) return `sort_key is null and ${afterId}`;
  const bound = `${sql.value(key)}::${keyType}`;
  return `(sort_key ${comparison} ${bound} or sort_key is null or (sort_key = ${bound} and ${afterId}))`;
}

/** The homes of `page` in order; what a search shows of them is known, or read apart. */
function writePage({ search, order: { direction } }: Page, total: string): string {
  const [gap, rows] = isGapAsked(search) ? [', l.estimate_gap_hundredths', 'join listings l on l.id = p.id'] : ['', ''];
  return `
    select p.id, p.sort_key, ${total} as total${gap} from page p ${rows}
    order by p.sort_key ${direction} nulls last, p.id ${direction}`;
}

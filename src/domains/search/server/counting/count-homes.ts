import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/database.ts';
import { canAggregate, coverSearch, writeAggregates, writeEdgeScan } from './aggregate-sql.ts';
import type { Search } from '../conditions/resolve-search.ts';
import { estimateFromSample, roundEstimate } from './estimate-homes.ts';
import { isBusy } from '../load.ts';
import { findFewest, writeScan } from '../conditions/scan-sql.ts';
import { WAY_LIMITS, type WayLimits } from '../ways-to-answer.ts';
import { runSql, startSql } from '../conditions/sql-text.ts';
import { estimateCandidates, getSurvey } from './survey.ts';

export interface Total {
  value: number;
  /** False: an estimate. */
  exact: boolean;
}

/** The approximate number of homes to check, to choose how. */
export interface Extent {
  /** All homes of the asked statuses. */
  all: number;
  /** Homes of the asked statuses in the area or places. */
  candidates: number;
  /** Homes of those that have the words of `q`; undefined without q. */
  withWords: number | undefined;
}

export async function measureExtent(db: Db, search: Search): Promise<Extent> {
  if (search.statuses.length === 0) return { all: 1, candidates: 0, withWords: undefined };
  const survey = await getSurvey(db, search.now);
  let candidates = estimateCandidates(survey, search);
  const all = Math.max(1, estimateCandidates(survey, { area: undefined, statuses: search.statuses }));
  if (search.places !== undefined) candidates = Math.min(candidates, await countPlaces(db, search));
  candidates = Math.min(candidates, findFewest(search)?.length ?? candidates);
  const q = search.filters.q;
  const withWords = q === undefined ? undefined : ((await estimateWords(db, q)) * candidates) / all;
  return { all, candidates, withWords };
}

/** Whether to look up the words first, and the homes after. */
export function isWordsFirst({ candidates, withWords }: Extent): boolean {
  return withWords !== undefined && withWords < candidates / 2;
}

/** Looking up a home by its words costs as much as passing this many in an index. */
export const PASSED_PER_LOOKUP = 20;

/** The cost of a search, in homes passed in an index. */
export function countVisited(extent: Extent): number {
  return isWordsFirst(extent) ? (extent.withWords ?? 0) * PASSED_PER_LOOKUP : extent.candidates;
}

/** How many homes a search finds: from the counts per cell, one by one, or, if they are too many, by the planner's estimate. */
export async function countHomes(db: Db, search: Search, extent: Extent, limits: WayLimits = WAY_LIMITS): Promise<Total> {
  if (search.statuses.length === 0) return { value: 0, exact: true };
  if (canAggregate(search) && extent.candidates > limits.summed) return countAggregates(db, search);
  if (countVisited(extent) > (isBusy(db) ? limits.sortedWhenBusy : limits.counted)) return estimateHomes(db, search, extent);
  const sql = startSql();
  const scan = writeScan(search, sql, { columns: [], wordsFirst: isWordsFirst(extent) });
  const rows = await runSql<{ total: number }>(db, `select count(*) as total ${scan}`, sql.values);
  return { value: rows[0]?.total ?? 0, exact: true };
}

async function countAggregates(db: Db, search: Search): Promise<Total> {
  const sql = startSql();
  const cover = coverSearch(search, await getSurvey(db, search.now), true);
  const edge = writeEdgeScan(search, cover, [], sql);
  const whole = `(select coalesce(sum(l.listings), 0) ${writeAggregates(search, cover, sql)})`;
  const text = `select ${whole}${edge === undefined ? '' : ` + (select count(*) ${edge})`} as total`;
  const rows = await runSql<{ total: number }>(db, text, sql.values);
  return { value: rows[0]?.total ?? 0, exact: true };
}

async function estimateHomes(db: Db, search: Search, { candidates, withWords }: Extent): Promise<Total> {
  const survey = await getSurvey(db, search.now);
  // Words and places are spread too unevenly for a sample; the extent knows their share of all homes.
  const sampled: Search = {
    ...search,
    places: undefined,
    predicates: search.predicates.filter(({ filter }) => !UNEVEN.has(filter)),
  };
  const sampledCandidates = Math.max(1, estimateCandidates(survey, sampled));
  const hits = sampled.predicates.length === 0 ? sampledCandidates : await estimateFromSample(db, sampled, survey);
  const found = withWords ?? candidates;
  return { value: roundEstimate((hits / sampledCandidates) * found), exact: false };
}

const UNEVEN = new Set<string>(['q', 'keywords', 'excludeKeywords', 'place', 'openHouseFrom', 'openHouseTo']);

async function explainRows(db: Db, text: string, values: unknown[]): Promise<number> {
  const rows = await runSql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(db, `explain (format json) ${text}`, values);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

// Estimates that only choose between ways to the same answer may be a minute old.
const words = new WeakMap<Db, LRUCache<string, number>>();
const placeCounts = new WeakMap<Db, LRUCache<string, number>>();

function cacheOf(caches: WeakMap<Db, LRUCache<string, number>>, db: Db): LRUCache<string, number> {
  const cache = caches.get(db) ?? new LRUCache<string, number>({ max: 1000, ttl: 60_000 });
  caches.set(db, cache);
  return cache;
}

async function estimateWords(db: Db, q: string): Promise<number> {
  const cache = cacheOf(words, db);
  const known = cache.get(q);
  if (known !== undefined) return known;
  const rows = await explainRows(db, `select from listing_text where words @@ websearch_to_tsquery('english', $1)`, [q]);
  cache.set(q, rows);
  return rows;
}

async function countPlaces(db: Db, search: Search): Promise<number> {
  const place = search.predicates.find(({ filter }) => filter === 'place');
  if (place === undefined) return Number.POSITIVE_INFINITY;
  const cache = cacheOf(placeCounts, db);
  const key = JSON.stringify([search.places, search.statuses]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const sql = startSql();
  const scan = writeScan({ ...search, area: undefined, predicates: [place] }, sql, { columns: [] });
  const rows = await runSql<{ total: number }>(db, `select count(*) as total ${scan}`, sql.values);
  cache.set(key, rows[0]?.total ?? 0);
  return rows[0]?.total ?? 0;
}

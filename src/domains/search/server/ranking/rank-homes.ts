import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Embedder, EmbedderError } from '#platform/ai/embedder.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { embedWishes } from './embed-texts.ts';
import { askRanking, type KeyedRemarks } from './ranking-helper.ts';
import { REMARKS_KEY, storeRemarkVectors } from './remark-vectors.ts';
import type { Search } from '../conditions/resolve-search.ts';
import { writeScan } from '../conditions/scan-sql.ts';
import { runSql, startSql } from '../conditions/sql-text.ts';

/** Homes in the order of a wish. */
export interface HomeRanking {
  /** Positions from 0; homes that were not compared have none and come last. */
  places: ReadonlyMap<number, number>;
  engine: 'semantic' | 'rules';
  /** Words of the wish that no remarks mention. */
  unspoken: string[];
}

/** The most homes to compare; if there are more, the latest. */
const MOST_COMPARED = 2000;
/** How long a search waits for the wish's vector; once loaded, the model answers the next search. */
const PATIENCE_MS = 250;
const KEPT_MS = 60_000;
/** Results for which a vector was missing are kept only this long: a later search may do better. */
const KEPT_WITHOUT_VECTORS_MS = 5000;
/** How many remarks to read ahead, and how long it may take. */
const MOST_READ_LATER = 48;
const READ_LATER_MS = 20_000;

const rankings = new WeakMap<Db, LRUCache<string, Promise<HomeRanking>>>();

/** Orders the homes of a search by how well their remarks answer a wish. `key` names the search with all its filters. */
export function rankHomes(
  ctx: Pick<Context, 'db' | 'log'>,
  search: Search,
  wish: string,
  key: string,
  embedder: Embedder,
): Promise<HomeRanking> {
  const cache = rankings.get(ctx.db) ?? new LRUCache<string, Promise<HomeRanking>>({ max: 200, ttl: KEPT_MS });
  rankings.set(ctx.db, cache);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const ranking = measureRanking(ctx, search, wish, embedder);
  cache.set(key, ranking);
  ranking.then(
    ({ engine }) => engine === 'rules' && cache.set(key, ranking, { ttl: KEPT_WITHOUT_VECTORS_MS }),
    () => cache.delete(key),
  );
  return ranking;
}

interface Candidate {
  id: number;
  version: string;
  has_vector: boolean;
  display_address: boolean;
}

async function measureRanking(
  { db, log }: Pick<Context, 'db' | 'log'>,
  search: Search,
  wish: string,
  embedder: Embedder,
): Promise<HomeRanking> {
  const [candidates, vector] = await Promise.all([listCandidates(db, search), embedWish(embedder, wish)]);
  const keys = candidates.map(({ id, version, has_vector: has }) => `${id} ${version} ${has}`);
  let answer = await askRanking({ wish, vector, keys, remarks: [] });
  if ('missing' in answer) {
    const missing = new Set(answer.missing);
    const remarks = await loadRemarks(
      db,
      new Map(candidates.flatMap(({ id }, at) => (missing.has(keys[at] ?? '') ? [[id, keys[at] ?? '']] : []))),
    );
    answer = await askRanking({ wish, vector, keys, remarks });
  }
  if ('missing' in answer) throw new Error('Remarks were forgotten while they were compared.');
  const ordered = answer.order.flatMap((at) => candidates[at] ?? []);
  const unread = ordered.filter((one) => !one.has_vector && one.display_address).slice(0, MOST_READ_LATER);
  readLater(
    { db, log },
    embedder,
    unread.map(({ id }) => id),
  );
  const isSemantic = vector !== undefined && candidates.some((one) => one.has_vector);
  return {
    places: new Map(ordered.map(({ id }, place) => [id, place])),
    engine: isSemantic ? 'semantic' : 'rules',
    unspoken: answer.unspoken,
  };
}

const reading = new WeakSet<Db>();

/** Reads remarks ahead, for one search at a time, which keeps the model free for wishes. */
function readLater({ db, log }: Pick<Context, 'db' | 'log'>, embedder: Embedder, ids: readonly number[]): void {
  if (ids.length === 0 || reading.has(db)) return;
  reading.add(db);
  storeRemarkVectors(db, embedder, ids, READ_LATER_MS)
    .catch((error: unknown) => log.debug({ err: error }, 'Remarks were not read for next time'))
    .finally(() => reading.delete(db));
}

function listCandidates(db: Db, search: Search): Promise<Candidate[]> {
  const sql = startSql();
  const scan = writeScan(search, sql, { columns: ['listed_on'] });
  return runSql<Candidate>(
    db,
    `with hits as materialized (select l.id ${scan} order by l.listed_on desc nulls last, l.id desc limit ${MOST_COMPARED})
     select l.id, coalesce(d.xmin::text, '') as version, l.display_address,
       v.listing_id is not null as has_vector
     from hits h join listings l on l.id = h.id
     left join listing_details d on d.listing_id = l.id
     left join remark_vectors v on v.listing_id = l.id`,
    sql.values,
  );
}

/** The vector of the wish, unless it takes too long or there is no model. */
async function embedWish(embedder: Embedder, wish: string): Promise<Float32Array | undefined> {
  const embedded = embedWishes(embedder, [wish], { isUrgent: true }).then(([vector]) => vector);
  try {
    return await Promise.race([embedded, wait(PATIENCE_MS, undefined, { ref: false })]);
  } catch (error) {
    if (error instanceof EmbedderError) return undefined;
    throw error;
  }
}

/** Remarks with their vectors, without the neighborhood's name ("Garden Home" is no garden). If the address is withheld, only the words that searches may find. */
async function loadRemarks(db: Db, keysById: ReadonlyMap<number, string>): Promise<KeyedRemarks[]> {
  const rows = await runSql<{ id: number; text: string | null; vector: Buffer | null; commonness: number | null }>(
    db,
    `select l.id, v.vector, v.commonness,
       case when l.display_address then replace(d.public_remarks, coalesce(n.name, '·'), '')
         else array_to_string(tsvector_to_array(t.words), ' ') end as text
     from listings l
     left join places n on n.id = l.map_neighborhood_id
     left join listing_details d on d.listing_id = l.id
     left join listing_text t on t.listing_id = l.id and not l.display_address
     left join remark_vectors v on v.listing_id = l.id and v.remarks_md5 = ${REMARKS_KEY} and l.display_address
     where l.id = any ($1::bigint[])`,
    [[...keysById.keys()]],
  );
  return rows.map(({ id, text, vector, commonness }) => ({
    key: keysById.get(id) ?? '',
    text: text ?? '',
    meaning: vector === null || commonness === null ? undefined : { vector: Int8Array.from(vector, toSigned), commonness },
  }));
}

function toSigned(byte: number): number {
  return byte > 127 ? byte - 256 : byte;
}

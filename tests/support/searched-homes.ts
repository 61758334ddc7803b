import type { ReaderContext, ReaderHomes } from '#domains/search/server/conditions/own-homes.ts';
import { createRandom } from '#lib/random.ts';
import { createLog } from '#platform/log/log.ts';
import { drawHomes, insertHomes, insertTestPlaces, type RandomHome } from './random-homes.ts';
import { isWanted, READER, type UrlQuery } from './search-oracle.ts';
import { openTestDatabase } from './test-database.ts';

export type SearchedHomes = Awaited<ReturnType<typeof openSearchedHomes>>;

/** A database with 1,500 homes drawn by lot, a reader who marked some of them, and what a plain look at every home finds. */
export async function openSearchedHomes() {
  const database = await openTestDatabase();
  const places = await insertTestPlaces(database.db);
  const homes = drawHomes(createRandom('search'), 1500, places);
  const ids = await insertHomes(database.db, homes);
  const idsWhere = (isMarked: (home: RandomHome) => boolean) =>
    homes.flatMap((home, at) => (isMarked(home) ? (ids[at] ?? 0) : []));
  const marked = new Map([
    ['saved', idsWhere(READER.saved)],
    ['commented', idsWhere(READER.commented)],
  ] as const);
  const matches = { scores: new Map(homes.map((home, at) => [ids[at] ?? 0, READER.score(home)])), isComplete: true };
  const readers: ReaderHomes = {
    listMarked: (_ctx, mark) => Promise.resolve(marked.get(mark) ?? []),
    scoreHomes: () => Promise.resolve(matches),
  };
  const ctx: ReaderContext = {
    actor: { kind: 'anonymous', address: '' },
    db: database.db,
    now: new Date('2026-05-01T12:00:00Z'),
    requestId: 'test',
    log: createLog('silent'),
    own: { marked, matches },
  };
  await database.pool.query('vacuum analyze');
  const expected = (query: UrlQuery): RandomHome[] => homes.filter((home) => isWanted(home, query, places));
  return { database, ctx, readers, homes, expected };
}

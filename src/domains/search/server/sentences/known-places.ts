import { type Gazetteer, gatherGazetteer } from '#domains/reading/server/index.ts';
import { readFrequentWords } from '#platform/ai/frequent-words.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import { runSql } from '../conditions/sql-text.ts';

export interface KnownPlaces {
  isFrequentWord: (word: string) => boolean;
  gazetteer: Gazetteer;
  slugsByName: ReadonlyMap<string, readonly string[]>;
}

interface Kept {
  /** The version of the names that the places were made from. */
  print: string;
  places: KnownPlaces;
}

/** How often to check whether a place has changed. */
const LOOK_MS = 60_000;
const known = new WeakMap<Db, { kept: Promise<Kept>; lookedAt: number }>();

/** Places that homes can be in, and schools and stops that they can be near. */
export async function getKnownPlaces({ db, now }: Pick<Context, 'db' | 'now'>): Promise<KnownPlaces> {
  const cached = known.get(db);
  if (cached !== undefined && now.getTime() - cached.lookedAt < LOOK_MS) return (await cached.kept).places;
  const kept = renew(db, cached?.kept);
  known.set(db, { kept, lookedAt: now.getTime() });
  kept.catch(() => known.delete(db));
  return (await kept).places;
}

/** The cached places, unless a name has changed: a new set takes a tenth of a second for twenty thousand names. */
async function renew(db: Db, before: Promise<Kept> | undefined): Promise<Kept> {
  // Read first: the next check then sees changes made while the names load.
  const print = await printNames(db);
  const kept = await before?.catch(() => undefined);
  return kept?.print === print ? kept : { print, places: await loadPlaces(db) };
}

/** Differs when names differ. A sum, because it needs no order. */
async function printNames(db: Db): Promise<string> {
  const [row] = await runSql<{ print: string }>(
    db,
    `select concat(count(*), ' ', sum(hashtextextended(said, 0))) as print from (
      select concat_ws('|', id, kind, slug, name) as said from places
      union all select name from schools
      union all select name from transit_stops
      union all select name from parks
      union all select name from pois
    ) names`,
    [],
  );
  return row?.print ?? '';
}

async function loadPlaces(db: Db): Promise<KnownPlaces> {
  const places = await runSql<{ name: string; slug: string; kind: string }>(
    db,
    `select name, slug, kind from places order by array_position(array['city', 'neighborhood', 'county', 'state', 'zip'], kind), id`,
    [],
  );
  const others = await runSql<{ name: string }>(
    db,
    'select name from schools union select name from transit_stops union select name from parks union select name from pois',
    [],
  );
  const slugsByName = new Map<string, string[]>();
  for (const { name, slug, kind } of places) {
    const slugs = slugsByName.get(name) ?? [];
    // For a city and a neighborhood of the same name, the larger place includes the other.
    if (slugs.length === 0 || kind === 'neighborhood') slugsByName.set(name, [...slugs, slug]);
  }
  const gathering = gatherGazetteer();
  const names = [...places.filter(({ kind }) => kind !== 'zip'), ...others];
  for await (const { name } of takeTurns(names, { isAwaited: true })) gathering.add(name);
  const frequent = new Set(await readFrequentWords());
  return { gazetteer: gathering.end(), slugsByName, isFrequentWord: (word) => frequent.has(word) };
}

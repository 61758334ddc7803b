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
  /** Of the names that the places were made of. */
  print: string;
  places: KnownPlaces;
}

/** So often we look whether any place has changed. */
const LOOK_MS = 60_000;
const known = new WeakMap<Db, { kept: Promise<Kept>; lookedAt: number }>();

/** Places homes can be in, and names of schools and stops that homes can be near. */
export async function getKnownPlaces({ db, now }: Pick<Context, 'db' | 'now'>): Promise<KnownPlaces> {
  const cached = known.get(db);
  if (cached !== undefined && now.getTime() - cached.lookedAt < LOOK_MS) return (await cached.kept).places;
  const kept = renew(db, cached?.kept);
  known.set(db, { kept, lookedAt: now.getTime() });
  kept.catch(() => known.delete(db));
  return (await kept).places;
}

/** What is kept already, unless a name has changed: making it anew takes a tenth of a second for twenty thousand names. */
async function renew(db: Db, before: Promise<Kept> | undefined): Promise<Kept> {
  // Read first: what changes while the names are loaded is then seen at the next look.
  const print = await printNames(db);
  const kept = await before?.catch(() => undefined);
  return kept?.print === print ? kept : { print, places: await loadPlaces(db) };
}

/** Another text for other names: their sum, so that no order is needed. */
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
    // A city and a neighborhood of one name: the wider place holds the other.
    if (slugs.length === 0 || kind === 'neighborhood') slugsByName.set(name, [...slugs, slug]);
  }
  const gathering = gatherGazetteer();
  const names = [...places.filter(({ kind }) => kind !== 'zip'), ...others];
  for await (const { name } of takeTurns(names, { isAwaited: true })) gathering.add(name);
  const frequent = new Set(await readFrequentWords());
  return { gazetteer: gathering.end(), slugsByName, isFrequentWord: (word) => frequent.has(word) };
}

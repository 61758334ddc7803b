import { type LanguageModel, LanguageModelError } from '#platform/ai/language-model.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/http/context.ts';
import type { ParsedSentence } from '../contract.ts';
import { createGazetteer, type Gazetteer } from '../model/reading/gazetteer.ts';
import { readQuery, type SpannedReading } from '../model/reading/read-query.ts';
import { toFilters } from '../model/reading/to-filters.ts';
import { applySurroundings } from './apply-surroundings.ts';
import { completeReading } from './complete-reading.ts';
import { readFrequentWords } from './frequent-words.ts';
import { runSql } from './sql-text.ts';

interface KnownPlaces {
  isFrequentWord: (word: string) => boolean;
  gazetteer: Gazetteer;
  slugsByName: ReadonlyMap<string, readonly string[]>;
}

const MAX_AGE_MS = 60_000;
const known = new WeakMap<Db, { places: Promise<KnownPlaces>; loadedAt: number }>();

/** Reads a plain sentence, by rules and then by the model if there is one, and says which search it comes to. */
export async function parseSentence(ctx: Context, text: string, model?: LanguageModel): Promise<ParsedSentence> {
  const { gazetteer, slugsByName, isFrequentWord } = await getKnownPlaces(ctx);
  const today = ctx.now.toISOString().slice(0, 10);
  const read = readQuery(text, { gazetteer, isFrequentWord, today, withOwnTags: true });
  const { reading, spans } = model === undefined ? read : await completeOrKeep(ctx, read, model);
  const wanted = toFilters(reading, { findPlaces: (name) => slugsByName.get(name) ?? [], today });
  const search = await applySurroundings(ctx, reading, wanted);
  const others = new Set(spans.flatMap(({ engine }) => engine ?? []));
  return { ...reading, spans, search, engine: ['Rules', ...others].join(' and ') };
}

/** A model that is late, silent or confused costs nothing but what it would have added. */
async function completeOrKeep({ log }: Context, read: SpannedReading, model: LanguageModel): Promise<SpannedReading> {
  try {
    return await completeReading(read, model);
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    log.warn({ err: error }, 'The language model did not read');
    return read;
  }
}

function getKnownPlaces({ db, now }: Context): Promise<KnownPlaces> {
  const cached = known.get(db);
  if (cached !== undefined && now.getTime() - cached.loadedAt < MAX_AGE_MS) return cached.places;
  const places = loadKnownPlaces(db);
  known.set(db, { places, loadedAt: now.getTime() });
  places.catch(() => known.delete(db));
  return places;
}

/** Places homes can be in, and names of schools and stops that homes can be near. */
async function loadKnownPlaces(db: Db): Promise<KnownPlaces> {
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
  const names = places.filter(({ kind }) => kind !== 'zip').map(({ name }) => name);
  const frequent = new Set(await readFrequentWords());
  return {
    gazetteer: createGazetteer([...names, ...others.map(({ name }) => name)]),
    slugsByName,
    isFrequentWord: (word) => frequent.has(word),
  };
}

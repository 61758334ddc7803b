import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Embedder, EmbedderError } from '#platform/ai/embedder.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Meaning } from '../../model/ranking/meaning.ts';
import { rankTexts } from '../../model/ranking/rank-texts.ts';
import { buildTextIndex } from '../../model/ranking/text-index.ts';
import { embedTexts, embedWishes } from './embed-texts.ts';

const idSchema = z.union([z.number(), z.string()]);
const documentsSchema = z.array(z.object({ id: idSchema, text: z.string() }));
const setSchema = z
  .object({
    docs: documentsSchema.optional(),
    documents: documentsSchema.optional(),
    queries: z.array(z.object({ q: z.string(), kind: z.string().optional(), gold: idSchema.optional() })),
  })
  .transform(({ docs, documents, queries }) => ({ documents: docs ?? documents ?? [], queries }));
type TextSet = z.output<typeof setSchema>;

/** The documents of one query, best first. */
export interface RankedTexts {
  q: number;
  ranked: (string | number)[];
}

/** Ranks a file's documents for each of its queries. Without a model that runs, words alone decide, and `warn` is told. */
export async function rankTextFile(file: string, embedder: Embedder, warn: (line: string) => void): Promise<RankedTexts[]> {
  return rankSet(await readTextSet(file), embedder, warn);
}

async function rankSet(
  { documents, queries }: TextSet,
  embedder: Embedder,
  warn: (line: string) => void,
): Promise<RankedTexts[]> {
  const index = buildTextIndex(documents.map(({ text }) => text));
  const vectors = await tryEmbedding(embedder, documents, queries, warn);
  return queries.map(({ q: wish }, q) => {
    const own = vectors?.wishes[q];
    const meaning = vectors === undefined || own === undefined ? undefined : { wish: own, texts: vectors.texts };
    return { q, ranked: rankTexts({ index, wish, meaning }).map((at) => documents[at]?.id ?? at) };
  });
}

/** Asks again if the model fails once, for example on a machine short of memory. */
const ATTEMPTS = 2;

async function tryEmbedding(
  embedder: Embedder,
  documents: TextSet['documents'],
  queries: TextSet['queries'],
  warn: (line: string) => void,
  attempt = 1,
): Promise<{ texts: Meaning[]; wishes: Float32Array[] } | undefined> {
  try {
    const [texts, wishes] = await Promise.all([
      embedTexts(
        embedder,
        documents.map(({ text }) => text),
      ),
      embedWishes(
        embedder,
        queries.map(({ q }) => q),
      ),
    ]);
    return { texts, wishes };
  } catch (error) {
    if (!(error instanceof EmbedderError)) throw error;
    if (attempt < ATTEMPTS) return tryEmbedding(embedder, documents, queries, warn, attempt + 1);
    warn(`Ranked by words alone: ${error.message}`);
    return undefined;
  }
}

export interface RetrievalFigures {
  queries: number;
  recallAt5: number;
  /** The fraction of queries in the document's own words (`kind: lex`) that find it first. */
  keywordRecallAt1: number;
  faults: string[];
}

/** Ranks a file whose queries name their right answers, and measures how often they are found. */
export async function evaluateTextFile(
  file: string,
  embedder: Embedder,
  warn: (line: string) => void,
): Promise<RetrievalFigures> {
  const set = await readTextSet(file);
  const ranked = await rankSet(set, embedder, warn);
  const places = set.queries.map(({ gold }, q) => ranked[q]?.ranked.findIndex((id) => id === gold) ?? -1);
  const found = (within: number, kind?: string) => {
    const asked = set.queries
      .map((query, q) => ({ query, place: places[q] ?? -1 }))
      .filter(({ query }) => kind === undefined || query.kind === kind);
    return asked.filter(({ place }) => place >= 0 && place < within).length / Math.max(1, asked.length);
  };
  return {
    queries: set.queries.length,
    recallAt5: found(5),
    keywordRecallAt1: found(1, 'lex'),
    faults: set.queries.flatMap(({ q }, at) =>
      (places[at] ?? 0) < 5 && (places[at] ?? 0) >= 0 ? [] : [`${q}: place ${(places[at] ?? 0) + 1}`],
    ),
  };
}

async function readTextSet(file: string): Promise<TextSet> {
  try {
    // The decoder removes a byte order mark.
    return setSchema.parse(JSON.parse(new TextDecoder().decode(await readFile(file))));
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read as {"docs": [{"id","text"}], "queries": [{"q"}]}.`, { cause });
  }
}

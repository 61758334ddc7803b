import { LRUCache } from 'lru-cache';
import { answerQuestions } from '#platform/jobs/helper.ts';
import type { Meaning } from '../../model/ranking/meaning.ts';
import { rankTexts } from '../../model/ranking/rank-texts.ts';
import { findUnspoken, gatherIndex, type IndexedText, indexText } from '../../model/ranking/text-index.ts';
import type { RankingAnswer, RankingQuestion } from './ranking-helper.ts';

/** Reads and compares remarks outside the server's thread, and remembers those it has read. */
const known = new LRUCache<string, Remembered>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ counts, concepts, meaning }) =>
    500 + 60 * (counts.size + concepts.size) + (meaning?.vector.byteLength ?? 0),
});
type Remembered = IndexedText & { meaning: Meaning | undefined };

answerQuestions(answer);

function answer({ keys, remarks, wish, vector }: RankingQuestion): RankingAnswer {
  for (const { key, text, meaning } of remarks) known.set(key, { ...indexText(text), meaning });
  const texts = keys.map((key) => known.get(key));
  const missing = keys.filter((_, at) => texts[at] === undefined);
  if (missing.length > 0) return { missing };
  const found = texts.filter((text) => text !== undefined);
  const meaning = vector === undefined ? undefined : { wish: vector, texts: found.map((text) => text.meaning) };
  const index = gatherIndex(found);
  return { order: rankTexts({ index, wish, meaning }), unspoken: findUnspoken(index, wish) };
}

import { readFile } from 'node:fs/promises';
import type { Embedder } from '#platform/ai/embedder.ts';
import { type Meaning, measureCommonness } from '../model/ranking/meaning.ts';
import { createMeaningReader, readMeaningModel } from '../model/ranking/meaning-model.ts';
import { readFrequentWords } from './frequent-words.ts';

const MODEL_FILE = new URL('../model/ranking/meaning.bin', import.meta.url);

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const [bytes, words] = await Promise.all([readFile(MODEL_FILE), readFrequentWords()]);
  const model = readMeaningModel(bytes, words.length);
  return { read: createMeaningReader(words, model), wishes: model.wishes };
}

/** What texts mean, and how common it is. Throws EmbedderError. */
export async function embedTexts(
  embedder: Embedder,
  texts: readonly string[],
  options?: { isUrgent?: boolean },
): Promise<(Meaning & { vector: Float32Array })[]> {
  loading ??= load();
  const [sentences, { read, wishes }] = await Promise.all([embedder.embed(texts, options), loading]);
  return texts.map((text, at) => {
    const vector = read(text, sentences[at] ?? []);
    return { vector, commonness: measureCommonness(vector, wishes) };
  });
}

import { readFile } from 'node:fs/promises';
import { readMeasuredWords } from '#platform/ai/frequent-words.ts';
import type { Embedder } from '#platform/ai/embedder.ts';
import { leanToAnswers, type Meaning, measureCommonness } from '../../model/ranking/meaning.ts';
import { createMeaningReader, readMeaningModel } from '../../model/ranking/meaning-model.ts';

const MODEL_FILE = new URL('../../model/ranking/meaning.bin', import.meta.url);

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const [bytes, words] = await Promise.all([readFile(MODEL_FILE), readMeasuredWords()]);
  const model = readMeaningModel(bytes, words.length);
  return { read: createMeaningReader(words, model), wishes: model.wishes, answers: model.answers };
}

/** The vectors of texts, and how common their meaning is. Throws EmbedderError. */
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

/** The vectors of wishes, each moved toward the answers of the known wishes most like it. Throws EmbedderError. */
export async function embedWishes(
  embedder: Embedder,
  wishes: readonly string[],
  options?: { isUrgent?: boolean },
): Promise<Float32Array[]> {
  loading ??= load();
  const [sentences, model] = await Promise.all([embedder.embed(wishes, options), loading]);
  return wishes.map((wish, at) => leanToAnswers(model.read(wish, sentences[at] ?? []), model));
}

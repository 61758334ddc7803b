import type { Embedder } from '#platform/ai/embedder.ts';
import { COMMON_WISHES, type Meaning, measureCommonness } from '../model/ranking/meaning.ts';

const commonWishes = new WeakMap<Embedder, Promise<Float32Array[]>>();

/** Vectors of remarks, each with how common it is. Throws EmbedderError. */
export async function embedTexts(embedder: Embedder, texts: readonly string[]): Promise<(Meaning & { vector: Float32Array })[]> {
  let wishes = commonWishes.get(embedder);
  if (wishes === undefined) {
    wishes = embedder.embed(COMMON_WISHES);
    commonWishes.set(embedder, wishes);
    wishes.catch(() => commonWishes.delete(embedder));
  }
  const [vectors, common] = await Promise.all([embedder.embed(texts), wishes]);
  return vectors.map((vector) => ({ vector, commonness: measureCommonness(vector, common) }));
}

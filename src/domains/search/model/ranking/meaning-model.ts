import { foldText } from '#lib/fold-text.ts';
import { isTelling, splitStems } from './split-stems.ts';

/** The learned match between buyers' wishes and agents' remarks (see bench/ranking). */
export interface MeaningModel {
  /** Vectors of the frequent words (`platform/ai/frequent-words.txt`), one after the other. */
  wordVectors: Int8Array;
  /** Turns a text's features into its vector: one row for each feature. */
  projection: Int16Array;
  /** Vectors of wishes of all kinds. */
  wishes: readonly Int8Array[];
  /** The vector of a remark that answers each wish. */
  answers: readonly Int8Array[];
}

export const WORD_DIMENSIONS = 100;
export const SENTENCE_DIMENSIONS = 512;
export const FEATURES = SENTENCE_DIMENSIONS + WORD_DIMENSIONS;
/** 1 in a projection. */
export const PROJECTION_UNIT = 16_000;
/** The weight of a text's words beside the whole sentence. */
const WORDS_SHARE = 0.7;
/** Words as rare as this weigh half (Arora, Liang and Ma 2017: A simple but tough-to-beat baseline for sentence embeddings). */
const HALF_WEIGHT_FREQUENCY = 1e-3;
/** Zipf's law for 60,000 words: the n-th is one of n times this many. */
const ZIPF = 11;

/** Writes a model as bytes: the projection, the words' vectors, the wishes', their answers'. */
export function packMeaningModel({ wordVectors, projection, wishes, answers }: MeaningModel): Uint8Array {
  const numbers = Buffer.from(projection.buffer, projection.byteOffset, projection.byteLength);
  return Buffer.concat([numbers, Buffer.from(wordVectors), ...[...wishes, ...answers].map((vector) => Buffer.from(vector))]);
}

/** Reads what packMeaningModel wrote, for a given number of words. */
export function readMeaningModel(bytes: Uint8Array, words: number): MeaningModel {
  let at = 0;
  const take = (length: number) => Uint8Array.from(bytes.subarray(at, (at += length))).buffer;
  const projection = new Int16Array(take(FEATURES * FEATURES * 2));
  const wordVectors = new Int8Array(take(words * WORD_DIMENSIONS));
  const count = Math.floor((bytes.length - at) / FEATURES / 2);
  const takeVectors = () => Array.from({ length: count }, () => new Int8Array(take(FEATURES)));
  return { projection, wordVectors, wishes: takeVectors(), answers: takeVectors() };
}

/** Turns a text and its sentence vector into what is compared: unit vectors of as many dimensions as features. */
export function createMeaningReader(
  words: readonly string[],
  model: Pick<MeaningModel, 'wordVectors' | 'projection'>,
): (text: string, sentence: ArrayLike<number>) => Float32Array {
  const read = createFeatureReader(words, model.wordVectors);
  const projection = Float32Array.from(model.projection, (one) => one / PROJECTION_UNIT);
  return (text, sentence) => scaleToUnit(project(read(text, sentence), projection));
}

/** The features of texts: the sentence vector, and the mean of the words' vectors, the rarer words more. */
export function createFeatureReader(words: readonly string[], wordVectors: Int8Array | Float32Array) {
  const places = new Map(words.map((word, place) => [word, place]));
  return (text: string, sentence: ArrayLike<number>): Float32Array => {
    const mean = new Float32Array(WORD_DIMENSIONS);
    for (const word of tellingWords(text)) {
      const place = places.get(word);
      if (place === undefined) continue;
      const weight = HALF_WEIGHT_FREQUENCY / (HALF_WEIGHT_FREQUENCY + 1 / ((place + 1) * ZIPF));
      const vector = scaleToUnit(Float32Array.from(wordVectors.subarray(place * WORD_DIMENSIONS, (place + 1) * WORD_DIMENSIONS)));
      for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + weight * value;
    }
    const features = new Float32Array(FEATURES);
    features.set(scaleToUnit(Float32Array.from(sentence)));
    features.set(
      scaleToUnit(mean).map((value) => value * WORDS_SHARE),
      SENTENCE_DIMENSIONS,
    );
    return features;
  };
}

function tellingWords(text: string): string[] {
  const words =
    foldText(text)
      .replaceAll(/['’]s\b/g, '')
      .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  return words.filter((word) => isTelling(splitStems(word)[0] ?? ''));
}

function project(features: Float32Array, projection: Float32Array): Float32Array {
  const vector = new Float32Array(FEATURES);
  for (let row = 0; row < FEATURES; row++) {
    const value = features[row] ?? 0;
    if (value === 0) continue;
    const from = row * FEATURES;
    for (let column = 0; column < FEATURES; column++)
      vector[column] = (vector[column] ?? 0) + value * (projection[from + column] ?? 0);
  }
  return vector;
}

/** The same direction with length 1; zero stays zero. */
export function scaleToUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

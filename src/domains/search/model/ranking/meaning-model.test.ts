import { describe, expect, it } from 'vitest';
import { cosine } from './meaning.ts';
import {
  createFeatureReader,
  createMeaningReader,
  FEATURES,
  packMeaningModel,
  PROJECTION_UNIT,
  readMeaningModel,
  SENTENCE_DIMENSIONS,
  WORD_DIMENSIONS,
} from './meaning-model.ts';

const words = ['house', 'horse', 'stable'];
/** "Horse" and "stable" point the same way, "house" another. */
const wordVectors = Int8Array.from({ length: words.length * WORD_DIMENSIONS }, (_, at) =>
  at % WORD_DIMENSIONS === (at < WORD_DIMENSIONS ? 0 : 1) ? 100 : 0,
);
const projection = Int16Array.from({ length: FEATURES * FEATURES }, (_, at) =>
  at % FEATURES === Math.floor(at / FEATURES) ? PROJECTION_UNIT : 0,
);
const sentence = Float32Array.from({ length: SENTENCE_DIMENSIONS }, (_, at) => (at === 0 ? 2 : 0));

describe('what a text means', () => {
  it('is its sentence and its words, the words of either meaning alike', () => {
    const read = createMeaningReader(words, { wordVectors, projection });
    const [horse, stable, unknown] = [read('a horse', sentence), read('Stables? A stable!', sentence), read('zzz', sentence)];
    expect(Math.hypot(...horse)).toBeCloseTo(1);
    expect(cosine(horse, stable)).toBeCloseTo(1);
    expect(cosine(horse, unknown)).toBeCloseTo(1 / Math.hypot(1, 0.7));
  });

  it('counts rare words more than frequent ones', () => {
    const many = ['horse', ...Array.from({ length: 999 }, (_, at) => `x${at}`), 'paddock'];
    const vectors = new Int8Array(many.length * WORD_DIMENSIONS);
    [vectors[0], vectors[(many.length - 1) * WORD_DIMENSIONS + 1]] = [100, 100];
    const both = createFeatureReader(many, vectors)('horse paddock', sentence);
    expect(both[SENTENCE_DIMENSIONS + 1] ?? 0).toBeGreaterThan(2 * (both[SENTENCE_DIMENSIONS] ?? 1));
  });

  it('is read as it was written', () => {
    const wishes = [new Int8Array(FEATURES).fill(3), new Int8Array(FEATURES).fill(-4)];
    const answers = [new Int8Array(FEATURES).fill(5), new Int8Array(FEATURES).fill(6)];
    const model = { wordVectors, projection, wishes, answers };
    expect(readMeaningModel(packMeaningModel(model), words.length)).toEqual(model);
  });
});

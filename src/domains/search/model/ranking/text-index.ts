import { findConcepts } from './find-concepts.ts';
import { isTelling, splitStems } from './split-stems.ts';

/** A text prepared for comparison. */
export interface IndexedText {
  /** How often it contains each stem. */
  counts: ReadonlyMap<string, number>;
  length: number;
  concepts: ReadonlyMap<number, number>;
}

/** Texts prepared for comparison with wishes. */
export interface TextIndex {
  texts: readonly IndexedText[];
  averageLength: number;
  textsWithStem: ReadonlyMap<string, number>;
  textsWithConcept: ReadonlyMap<number, number>;
}

// Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond (2009): the usual middle values.
const K1 = 1.2;
const B = 0.75;
/** At this clarity, a concept counts half. */
const HALF_CLEAR = 0.8;

export function buildTextIndex(texts: readonly string[]): TextIndex {
  return gatherIndex(texts.map(indexText));
}

/** An index of prepared texts. */
export function gatherIndex(indexed: readonly IndexedText[]): TextIndex {
  return {
    texts: indexed,
    averageLength: indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length),
    textsWithStem: countTexts(indexed.map(({ counts }) => counts)),
    textsWithConcept: countTexts(indexed.map(({ concepts }) => concepts)),
  };
}

export function indexText(text: string): IndexedText {
  const stems = splitStems(text);
  const counts = new Map<string, number>();
  for (const stem of stems) if (isTelling(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length, concepts: findConcepts(stems) };
}

function countTexts<Key>(maps: readonly ReadonlyMap<Key, number>[]): Map<Key, number> {
  const count = new Map<Key, number>();
  for (const map of maps) for (const key of map.keys()) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
}

/** The weight of something by its rarity among a number of texts. */
function weigh(textsWith: number, texts: number): number {
  return Math.log(1 + (texts - textsWith + 0.5) / (textsWith + 0.5));
}

/** BM25 of every text for the wish's own words, as a share of what a text with all of them would have. */
export function scoreWords(index: TextIndex, wish: string): Float64Array {
  const scores = new Float64Array(index.texts.length);
  let whole = 0;
  for (const stem of new Set(splitStems(wish).filter(isTelling))) {
    const textsWith = index.textsWithStem.get(stem) ?? 0;
    const weight = weigh(textsWith, index.texts.length);
    whole += weight;
    index.texts.forEach(({ counts, length }, at) => {
      const count = counts.get(stem);
      if (count === undefined) return;
      const norm = K1 * (1 - B + (B * length) / index.averageLength);
      scores[at] = (scores[at] ?? 0) + (weight * count * (K1 + 1)) / (count + norm);
    });
  }
  return shareOf(scores, whole);
}

/** Words of the wish that no text contains, even in other words. */
export function findUnspoken({ texts, textsWithStem, textsWithConcept }: TextIndex, wish: string): string[] {
  if (texts.length === 0) return [];
  const words = wish.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    const stems = splitStems(word).filter(isTelling);
    if (stems.length === 0 || stems.some((stem) => textsWithStem.has(stem))) return false;
    return ![...findConcepts(stems).keys()].some((concept) => textsWithConcept.has(concept));
  });
}

/** How much of the wish's meaning each text covers, in any words. */
export function scoreConcepts(index: TextIndex, wish: string): Float64Array {
  const scores = new Float64Array(index.texts.length);
  let whole = 0;
  for (const [concept, clearness] of findConcepts(splitStems(wish))) {
    const textsWith = index.textsWithConcept.get(concept) ?? 0;
    const weight = weigh(textsWith, index.texts.length) * Math.min(clearness, 1.5);
    whole += weight;
    index.texts.forEach(({ concepts }, at) => {
      const found = concepts.get(concept);
      if (found !== undefined) scores[at] = (scores[at] ?? 0) + (weight * found) / (found + HALF_CLEAR);
    });
  }
  return shareOf(scores, whole);
}

function shareOf(scores: Float64Array, whole: number): Float64Array {
  return whole === 0 ? scores : scores.map((score) => score / whole);
}

import { cosine, type Meaning } from './meaning.ts';
import { scoreConcepts, scoreWords, type TextIndex } from './text-index.ts';

// Found on labelled wishes: the same words count little beside the same thing said in other words; the vectors order
// what neither reaches.
const WEIGHTS = { words: 0.5, concepts: 1, meaning: 0.35 } as const;
/** How much of a text's nearness to wishes in general is taken off (as in cross-domain similarity local scaling). */
const COMMONNESS_SHARE = 0.3;

export interface WishedFor {
  index: TextIndex;
  wish: string;
  /** The wish's vector and those of the texts, in the index's order; without it, words and concepts decide. */
  meaning?: { wish: Float32Array; texts: readonly (Meaning | undefined)[] } | undefined;
}

/** How well each text answers a wish; higher is better, and only the order matters. */
export function scoreTexts({ index, wish, meaning }: WishedFor): Float64Array {
  const [words, concepts] = [scoreWords(index, wish), scoreConcepts(index, wish)];
  const meanings = meaning === undefined ? undefined : scoreMeanings(meaning.wish, meaning.texts);
  return words.map(
    (score, at) => WEIGHTS.words * score + WEIGHTS.concepts * (concepts[at] ?? 0) + WEIGHTS.meaning * (meanings?.[at] ?? 0),
  );
}

/** Indexes of the texts, best first; equal ones in their own order. */
export function rankTexts(wished: WishedFor): number[] {
  const scores = scoreTexts(wished);
  return Array.from(scores.keys()).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/** Closeness in standard deviations over all texts; 0 for a text without a known vector. */
function scoreMeanings(wish: Float32Array, texts: readonly (Meaning | undefined)[]): Float64Array {
  const raw = texts.map((text) =>
    text === undefined ? undefined : cosine(wish, text.vector) - COMMONNESS_SHARE * text.commonness,
  );
  const known = raw.filter((one) => one !== undefined);
  const mean = known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length);
  const spread = Math.sqrt(known.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, known.length));
  return Float64Array.from(raw, (one) => (one === undefined || spread === 0 ? 0 : (one - mean) / spread));
}

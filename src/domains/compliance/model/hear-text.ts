import { CATEGORIES, type Category } from './finding.ts';
import type { Item } from './item.ts';

/*
 * How a few sentences sound together, by a small network that `learn-hearing.ts` learns from labeled texts. A word becomes a vector, with
 * the part that it plays and what the law protects of it added. Filters look at five words in a row. What each of them says at most and
 * on average tells whether the words are wrong and what they are about; what all say of one word tells whether it is part of what is.
 */

/** Values of a vector. */
export const SIZE = 24;
export const FILTERS = 64;
/** A filter looks at so many words before and after one. */
export const REACH = 2;
const SEEN = 2 * REACH + 1;
/** Letters of parts are signs of ASCII. */
export const LETTERS = 96;

export interface Net {
  /** The row of a word in `vectors`. The first row is that of every word that is not known. */
  words: ReadonlyMap<string, number>;
  /** The parts by name, each as rows. */
  parts: Record<PartOfNet, Float32Array>;
}

export type PartOfNet = 'vectors' | 'letters' | 'categories' | 'filters' | 'silence' | 'ofWord' | 'ofText' | 'topics';

export const lengthsOf = (words: number): Record<PartOfNet, number> => ({
  vectors: (words + 1) * SIZE,
  letters: LETTERS * SIZE,
  categories: (CATEGORIES.length + 1) * SIZE,
  filters: SEEN * FILTERS * SIZE,
  silence: FILTERS,
  // The last value of each is what holds without any words.
  ofWord: FILTERS + 1,
  ofText: 2 * FILTERS + 1,
  topics: CATEGORIES.length * (2 * FILTERS + 1),
});

/** A word of a text, by the rows that stand for it, and the item that it belongs to. */
export interface Heard {
  word: number;
  letter: number;
  category: number;
  at: number;
}

/** The vector's name of a word: numbers are alike. */
export const nameOf = (word: string): string => (/^\d/.test(word) ? '#' : word);

export function wordsOf({ words }: Pick<Net, 'words'>, items: readonly Item[], from: number, to: number): Heard[] {
  const heard: Heard[] = [];
  for (let at = from; at < to; at++) {
    const item = items[at] as Item;
    const letter = Math.max(0, Math.min(LETTERS - 1, item.letter.charCodeAt(0) - 32));
    const category = item.category === null ? 0 : CATEGORIES.indexOf(item.category) + 1;
    for (const word of item.words.split(' ')) heard.push({ word: words.get(nameOf(word)) ?? 0, letter, category, at });
  }
  return heard;
}

/** The vectors of words, one after another. */
export function vectorsOf({ parts }: Net, heard: readonly Heard[]): Float32Array {
  const vectors = new Float32Array(heard.length * SIZE);
  for (const [index, { word, letter, category }] of heard.entries())
    for (let at = 0; at < SIZE; at++)
      vectors[index * SIZE + at] =
        (parts.vectors[word * SIZE + at] as number) +
        (parts.letters[letter * SIZE + at] as number) +
        (parts.categories[category * SIZE + at] as number);
  return vectors;
}

/** What the filters say of each word; silence is 0. */
export function filtered({ parts: { filters, silence } }: Net, vectors: Float32Array): Float32Array {
  const length = vectors.length / SIZE;
  const said = new Float32Array(length * FILTERS);
  for (let index = 0; index < length; index++) {
    const row = index * FILTERS;
    said.set(silence, row);
    for (let seen = 0; seen < SEEN; seen++) {
      const other = index + seen - REACH;
      if (other < 0 || other >= length) continue;
      for (let filter = 0; filter < FILTERS; filter++) {
        const weight = (seen * FILTERS + filter) * SIZE;
        let sum = 0;
        for (let at = 0; at < SIZE; at++) sum += (filters[weight + at] as number) * (vectors[other * SIZE + at] as number);
        said[row + filter] = (said[row + filter] as number) + sum;
      }
    }
    for (let filter = row; filter < row + FILTERS; filter++) if ((said[filter] as number) < 0) said[filter] = 0;
  }
  return said;
}

/** What each filter says at most, then what it says on average. `mostAt` takes the words where it says most. */
export function pooled(said: Float32Array, mostAt?: Int32Array): Float32Array {
  const length = said.length / FILTERS;
  const pool = new Float32Array(2 * FILTERS);
  for (let index = 0; index < length; index++)
    for (let filter = 0; filter < FILTERS; filter++) {
      const value = said[index * FILTERS + filter] as number;
      pool[FILTERS + filter] = (pool[FILTERS + filter] as number) + value / length;
      if (value > (pool[filter] as number)) {
        pool[filter] = value;
        if (mostAt !== undefined) mostAt[filter] = index;
      }
    }
  return pool;
}

/** The sum of values by their weights, and of what holds without them. */
export function weighedBy(
  weights: Float32Array,
  values: Float32Array,
  { row = 0, from = 0, length = values.length }: { row?: number; from?: number; length?: number } = {},
): number {
  const start = row * (length + 1);
  let sum = weights[start + length] as number;
  for (let at = 0; at < length; at++) sum += (weights[start + at] as number) * (values[from + at] as number);
  return sum;
}

export const sureness = (sum: number): number => 1 / (1 + Math.exp(-sum));

const MOST_ITEMS = 40;

/** The sentences that are heard together: first and one past the last item of each window. */
export function windowsOf(items: readonly Item[]): [from: number, to: number][] {
  const windows: [number, number][] = [];
  let [from, last] = [0, 0];
  for (let at = 0; at < items.length; at++) {
    if (items[at]?.letter !== '.' && at + 1 < items.length && at - last < MOST_ITEMS) continue;
    if (at + 1 - from > MOST_ITEMS && last > from) {
      windows.push([from, last]);
      from = last;
    }
    last = at + 1;
  }
  if (last > from) windows.push([from, last]);
  return windows;
}

export interface Sounding {
  from: number;
  to: number;
  /** From 0, like lawful texts, to 1, like wrong ones. */
  likelihood: number;
  category: Category;
  /** How surely each of its items is part of what is wrong. */
  ofItems: Float32Array;
}

/** Hears a window of a text. */
export function hear(net: Net, items: readonly Item[], from: number, to: number): Sounding {
  const heard = wordsOf(net, items, from, to);
  const said = filtered(net, vectorsOf(net, heard));
  const pool = pooled(said);
  const ofItems = new Float32Array(to - from);
  for (const [index, { at }] of heard.entries()) {
    const sure = sureness(weighedBy(net.parts.ofWord, said, { from: index * FILTERS, length: FILTERS }));
    ofItems[at - from] = Math.max(ofItems[at - from] as number, sure);
  }
  let [category, most] = [CATEGORIES[0] as Category, -Infinity];
  for (const [row, one] of CATEGORIES.entries()) {
    const sum = weighedBy(net.parts.topics, pool, { row });
    if (sum > most) [category, most] = [one, sum];
  }
  return { from, to, likelihood: sureness(weighedBy(net.parts.ofText, pool)), category, ofItems };
}

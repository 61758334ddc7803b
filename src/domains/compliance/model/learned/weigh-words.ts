import { BIAS, readWeights } from './coded-weights.ts';
import type { Item } from '../text/item.ts';

/*
 * How a sentence sounds as a whole, by weights that `learn-weights.ts` learns from labeled texts: words, pairs of them, and the parts
 * that words play one after another. Rules know what a wording means. This knows only in which texts such words stood.
 */

/** How many weights traits share, by a hash of their names. */
export const WEIGHTS = 32_768;
/** Longer sentences are weighed in pieces, so that many harmless words cannot outweigh a few. */
const MOST_ITEMS = 28;
const OVERLAP = 10;
/** Parts that say something about each other when they stand some words apart. */
const TELLING = new Set('nNVJoUmRsSfuivPQTjyAzp!'.split(''));
const REACH = 5;
/** Words that begin alike often mean alike: "marry", "married", "marriage". */
const STEM = 5;

/** What a piece of a text shows, by its hash, and the first and one past the last item that show it. */
export type Trait = [hash: number, from: number, to: number];

function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  hash ^= hash >>> 15;
  return (hash >>> 0) % WEIGHTS;
}

/** The pieces of a text that are weighed: first and one past the last item of each. */
export function piecesOf(items: readonly Item[]): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= items.length; at++) {
    if (at < items.length && items[at]?.letter !== '.') continue;
    for (let start = from; start < at; start += MOST_ITEMS - OVERLAP) {
      pieces.push([start, Math.min(at, start + MOST_ITEMS)]);
      if (start + MOST_ITEMS >= at) break;
    }
    from = at + 1;
  }
  return pieces;
}

/** What a piece of a text is made of. Each trait counts once. */
export function traitsOf(items: readonly Item[], from: number, to: number): Trait[] {
  const traits = new Map<number, Trait>();
  const add = (name: string, first: number, last: number) => {
    const hash = hashOf(name);
    if (!traits.has(hash)) traits.set(hash, [hash, Math.max(from, first), Math.min(to, last)]);
  };
  const letterAt = (at: number) => (at < from ? '<' : at >= to ? '>' : (items[at]?.letter ?? '>'));
  const partAt = (at: number) => `${letterAt(at)}${at < from || at >= to ? '' : (items[at]?.category ?? '')}`;
  let before = '';
  for (let at = from - 1; at <= to; at++) {
    add(`pp ${partAt(at)} ${partAt(at + 1)}`, at, at + 2);
    add(`l3 ${letterAt(at)}${letterAt(at + 1)}${letterAt(at + 2)}`, at, at + 3);
    add(`l4 ${letterAt(at)}${letterAt(at + 1)}${letterAt(at + 2)}${letterAt(at + 3)}`, at, at + 4);
    if (TELLING.has(letterAt(at)))
      for (let other = at + 2; other <= at + REACH; other++)
        if (TELLING.has(letterAt(other))) add(`s ${letterAt(at)} ${letterAt(other)}`, at, other + 1);
    if (at < from || at >= to) continue;
    add(`p ${partAt(at)}`, at, at + 1);
    const { words } = items[at] as Item;
    add(`wp ${words} ${letterAt(at + 1)}`, at, at + 2);
    add(`pw ${letterAt(at - 1)} ${words}`, at - 1, at + 1);
    for (const word of words.split(' ')) {
      add(`w ${word}`, at, at + 1);
      add(`st ${word.slice(0, STEM)}`, at, at + 1);
      if (before !== '') add(`ww ${before} ${word}`, at - 1, at + 1);
      before = word;
    }
  }
  return [...traits.values()];
}

/** How surely a piece is wrong by these weights, from 0 to 1. */
export function likelihood(traits: readonly Trait[], weights: ArrayLike<number>, bias: number): number {
  let sum = 0;
  for (const [hash] of traits) sum += weights[hash] ?? 0;
  return 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(Math.max(1, traits.length)))));
}

export interface Weighed {
  from: number;
  to: number;
  /** From 0, like lawful texts, to 1, like wrong ones. */
  likelihood: number;
  /** The words that sound wrong most; hardly a piece is asked for them. */
  findWorst: () => { from: number; to: number };
}

/** Weighs the pieces of a text. */
export function weighWords(items: readonly Item[]): Weighed[] {
  const weights = readWeights();
  return piecesOf(items).map(([from, to]) => {
    // Made again where they are asked for: kept for each piece, the traits of a long text fill the memory.
    const findWorst = () => worstOf(items, from, to, traitsOf(items, from, to), weights);
    return { from, to, likelihood: likelihood(traitsOf(items, from, to), weights, BIAS), findWorst };
  });
}

/** The run of items with the largest sum of weights. */
function worstOf(
  items: readonly Item[],
  from: number,
  to: number,
  traits: readonly Trait[],
  weights: ArrayLike<number>,
): ReturnType<Weighed['findWorst']> {
  const sums = new Float64Array(to - from);
  for (const [hash, first, last] of traits)
    for (let at = first; at < last; at++) sums[at - from] = (sums[at - from] ?? 0) + (weights[hash] ?? 0) / (last - first);
  let [best, sum, start] = [-Infinity, 0, from];
  let worst = { from, to };
  for (let at = from; at < to; at++) {
    if (sum <= 0) [sum, start] = [0, at];
    sum += sums[at - from] ?? 0;
    if (sum > best) {
      best = sum;
      worst = { from: start, to: at + 1 };
    }
  }
  while (worst.to - worst.from > 1 && items[worst.from]?.letter === ',') worst.from += 1;
  while (worst.to - worst.from > 1 && items[worst.to - 1]?.letter === ',') worst.to -= 1;
  return worst;
}

import { neededTexts, type OneOf, searcherOf } from '#lib/needed-texts.ts';
import { firstWordsOf } from './first-words.ts';

interface Patterned {
  pattern: RegExp;
}

/** Knows with which words patterns can begin, so that most of them are never tried. */
export interface StartFinder<One> {
  /** Of those patterns that can match in a line, where they can begin: in the order of the list, and of the line. */
  find: (words: readonly string[]) => [one: One, starts: readonly number[]][];
  /** Learns the patterns one by one; finding learns those that are left. */
  learn: () => Generator<void>;
}

export function startFinder<One extends Patterned>(list: readonly One[]): StartFinder<One> {
  const index: PatternIndex = { byWord: new Map(), byLetter: new Map(), anywhere: [] };
  const needed: (readonly Needed[])[] = [];
  let learned = 0;
  const learnNext = (): boolean => {
    const one = list[learned];
    if (one === undefined) return false;
    addPattern(index, one.pattern, learned);
    learned += 1;
    return true;
  };
  const neededBy = (place: number, { pattern }: One): readonly Needed[] =>
    (needed[place] ??= neededTexts(pattern.source).map(shareNeeded));
  return {
    *learn() {
      while (learnNext()) yield;
    },
    find(words) {
      while (learnNext()) continue;
      const holds = holderOf(words.join(' '));
      const found: [place: number, one: One, starts: readonly number[]][] = [];
      for (const [place, starts] of findStarts(index, words)) {
        const one = list[place];
        if (one !== undefined && neededBy(place, one).every(holds)) found.push([place, one, starts]);
      }
      return found.toSorted(([a], [b]) => a - b).map(([, one, starts]) => [one, starts]);
    },
  };
}

/** Texts of which a match holds one. Patterns that need the same share one, so that a line is searched for it once. */
interface Needed {
  at: number;
  texts: OneOf;
}

const shared = new Map<string, Needed>();

function shareNeeded(texts: OneOf): Needed {
  const key = texts.join('\n');
  const known = shared.get(key) ?? { at: shared.size, texts };
  shared.set(key, known);
  return known;
}

/** A line is looked at by one list of patterns after the other: what it holds is found once. */
let last: { line: string; holds: (needed: Needed) => boolean } | undefined;

function holderOf(line: string): (needed: Needed) => boolean {
  if (last?.line === line) return last.holds;
  const isIn = searcherOf(line);
  const known: boolean[] = [];
  const holds = ({ at, texts }: Needed) => (known[at] ??= texts.some(isIn));
  last = { line, holds };
  return holds;
}

interface PatternIndex {
  byWord: Map<string, number[]>;
  /** By the first letter of beginnings that go on in any way. */
  byLetter: Map<string, { place: number; text: string }[]>;
  /** Those that any word can begin. */
  anywhere: number[];
}

/** Enters a pattern so that a word leads to it once. */
function addPattern({ byWord, byLetter, anywhere }: PatternIndex, { source }: RegExp, place: number): void {
  const { words, beginnings } = firstWordsOf(source);
  if (beginnings.has('')) {
    anywhere.push(place);
    return;
  }
  const isBegun = (word: string, but?: string) => [...beginnings].some((text) => text !== but && word.startsWith(text));
  for (const word of words) if (!isBegun(word)) push(byWord, word, place);
  for (const text of beginnings) if (!isBegun(text, text)) push(byLetter, text.slice(0, 1), { place, text });
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function findStarts({ byWord, byLetter, anywhere }: PatternIndex, words: readonly string[]): Map<number, number[]> {
  const everywhere = words.map((_, at) => at);
  const starts = new Map<number, number[]>(anywhere.map((place) => [place, everywhere]));
  words.forEach((word, at) => {
    for (const place of byWord.get(word) ?? []) push(starts, place, at);
    for (const { place, text } of byLetter.get(word.slice(0, 1)) ?? []) if (word.startsWith(text)) push(starts, place, at);
  });
  return starts;
}

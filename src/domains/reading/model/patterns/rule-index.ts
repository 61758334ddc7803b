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
  const index: PatternIndex = { byWord: new Map(), byLetter: new Map() };
  const needed: (readonly OneOf[])[] = [];
  let learned = 0;
  const learnNext = (): boolean => {
    const one = list[learned];
    if (one === undefined) return false;
    addPattern(index, one.pattern, learned);
    learned += 1;
    return true;
  };
  const neededBy = (place: number, { pattern }: One): readonly OneOf[] => (needed[place] ??= neededTexts(pattern.source));
  return {
    *learn() {
      while (learnNext()) yield;
    },
    find(words) {
      while (learnNext()) continue;
      const isIn = searcherOf(words.join(' '));
      const found: [place: number, one: One, starts: readonly number[]][] = [];
      for (const [place, starts] of findStarts(index, words)) {
        const one = list[place];
        if (one !== undefined && neededBy(place, one).every((texts) => texts.some(isIn))) found.push([place, one, starts]);
      }
      return found.toSorted(([a], [b]) => a - b).map(([, one, starts]) => [one, starts]);
    },
  };
}

interface PatternIndex {
  byWord: Map<string, number[]>;
  /** By the first letter of beginnings that go on in any way; those of any word under ''. */
  byLetter: Map<string, { place: number; text: string }[]>;
}

function addPattern({ byWord, byLetter }: PatternIndex, { source }: RegExp, place: number): void {
  const { words, beginnings } = firstWordsOf(source);
  for (const word of words) push(byWord, word, place);
  for (const text of beginnings) push(byLetter, text.slice(0, 1), { place, text });
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function findStarts(index: PatternIndex, words: readonly string[]): Map<number, number[]> {
  const starts = new Map<number, number[]>();
  const known = new Map<string, Iterable<number>>();
  words.forEach((word, at) => {
    const places = known.get(word) ?? placesOf(index, word);
    known.set(word, places);
    for (const place of places) push(starts, place, at);
  });
  return starts;
}

function placesOf({ byWord, byLetter }: PatternIndex, word: string): Iterable<number> {
  const places = byWord.get(word) ?? [];
  const begun = [word.slice(0, 1), '']
    .flatMap((letter) => byLetter.get(letter) ?? [])
    .flatMap(({ place, text }) => (word.startsWith(text) ? place : []));
  return begun.length === 0 ? places : new Set([...places, ...begun]);
}

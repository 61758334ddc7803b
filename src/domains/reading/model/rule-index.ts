import { firstWordsOf } from './first-words.ts';
import { neededTexts, type OneOf } from './needed-texts.ts';

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
  const needed = new Map<One, readonly OneOf[]>();
  let learned = 0;
  const learnNext = (): boolean => {
    const one = list[learned];
    if (one === undefined) return false;
    addPattern(index, one.pattern, learned);
    learned += 1;
    return true;
  };
  const neededBy = (one: One): readonly OneOf[] => {
    const texts = needed.get(one) ?? neededTexts(one.pattern.source);
    needed.set(one, texts);
    return texts;
  };
  return {
    *learn() {
      while (learnNext()) yield;
    },
    find(words) {
      while (learnNext()) continue;
      const starts = findStarts(index, words);
      const isIn = searcherOf(words.join(' '));
      return [...starts]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([place, found]) => {
          const one = list[place];
          const canMatch = one !== undefined && neededBy(one).every((texts) => texts.some(isIn));
          return canMatch ? [[one, found] satisfies [One, number[]]] : [];
        });
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
  const known = new Map<string, ReadonlySet<number>>();
  words.forEach((word, at) => {
    const places = known.get(word) ?? placesOf(index, word);
    known.set(word, places);
    for (const place of places) push(starts, place, at);
  });
  return starts;
}

function placesOf({ byWord, byLetter }: PatternIndex, word: string): Set<number> {
  const places = new Set(byWord.get(word));
  for (const letter of [word.slice(0, 1), ''])
    for (const { place, text } of byLetter.get(letter) ?? []) if (word.startsWith(text)) places.add(place);
  return places;
}

/** Tells whether a text holds others: many patterns need the same ones. */
function searcherOf(text: string): (part: string) => boolean {
  const known = new Map<string, boolean>();
  return (part) => {
    const isIn = known.get(part) ?? text.includes(part);
    known.set(part, isIn);
    return isIn;
  };
}

import { firstWordsOf } from './first-words.ts';

interface Patterned {
  pattern: RegExp;
}

/** Of those patterns that can begin at a word of a line, where they can: in the order of the list, and of the line. */
export type StartFinder<One> = (words: readonly string[]) => [one: One, starts: readonly number[]][];

/** Knows with which words patterns can begin, so that most of them are never tried. Learns it when it is first asked. */
export function startFinder<One extends Patterned>(list: readonly One[]): StartFinder<One> {
  let index: PatternIndex | undefined;
  return (words) => {
    index ??= indexPatterns(list);
    const starts = findStarts(index, words);
    return [...list.entries()].flatMap(([place, one]) => {
      const found = starts.get(place);
      return found === undefined ? [] : [[one, found] satisfies [One, number[]]];
    });
  };
}

interface PatternIndex {
  byWord: ReadonlyMap<string, readonly number[]>;
  /** By the first letter of beginnings that go on in any way; those of any word under ''. */
  byLetter: ReadonlyMap<string, readonly { place: number; text: string }[]>;
}

function indexPatterns(list: readonly Patterned[]): PatternIndex {
  const byWord = new Map<string, number[]>();
  const byLetter = new Map<string, { place: number; text: string }[]>();
  for (const [place, { pattern }] of list.entries()) {
    const { words, beginnings } = firstWordsOf(pattern.source);
    for (const word of words) push(byWord, word, place);
    for (const text of beginnings) push(byLetter, text.slice(0, 1), { place, text });
  }
  return { byWord, byLetter };
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

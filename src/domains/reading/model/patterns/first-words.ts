import { lettersOfClass, parsePattern, type PatternPart } from '#lib/pattern-parts.ts';

/** What the first word of a match can be. */
export interface FirstWords {
  words: ReadonlySet<string>;
  /** Beginnings of words that may continue in any way. An empty one matches any word. */
  beginnings: ReadonlySet<string>;
}

const MOST_WORDS = 4000;
const FEW_LETTERS = 6;

/** The words that a pattern over words can begin with. */
export function firstWordsOf(source: string): FirstWords {
  const found = { words: new Set<string>(), beginnings: new Set<string>() };
  for (const word of goOn(parsePattern(source), new Set(['']), found)) found.words.add(word);
  // What can match nothing can stand anywhere.
  if (found.words.delete('')) found.beginnings.add('');
  return found;
}

/** Goes through a part with what has been read of the word, and keeps the words that end in it. */
function goOn(part: PatternPart, begun: Set<string>, found: { words: Set<string>; beginnings: Set<string> }): Set<string> {
  if (begun.size > MOST_WORDS) {
    for (const text of begun) found.beginnings.add(text);
    return new Set();
  }
  switch (part.kind) {
    case 'letter':
      if (part.letter !== ' ') return new Set([...begun].map((text) => text + part.letter));
      for (const text of begun) if (text !== '') found.words.add(text);
      return new Set();
    case 'class': {
      const letters = lettersOfClass(part.source);
      if (letters !== undefined && letters.length <= FEW_LETTERS)
        return new Set([...begun].flatMap((text) => letters.map((letter) => text + letter)));
      for (const text of begun) {
        if (letters === undefined || text !== '') found.beginnings.add(text);
        else for (const letter of letters) found.beginnings.add(letter);
      }
      // A class may hold the space at which the word ends.
      if (letters === undefined) for (const text of begun) if (text !== '') found.words.add(text);
      return new Set();
    }
    case 'sequence':
      return part.parts.reduce((texts, one) => (texts.size === 0 ? texts : goOn(one, texts, found)), begun);
    case 'choice':
      return new Set(part.parts.flatMap((one) => [...goOn(one, begun, found)]));
    case 'around':
      return begun;
    case 'repeat': {
      let texts = begun;
      const all = new Set(part.least === 0 ? begun : []);
      for (let times = 1; times <= Math.min(part.most, 3) && texts.size > 0; times++) {
        texts = goOn(part.part, texts, found);
        if (times >= part.least) for (const text of texts) all.add(text);
      }
      if (part.most > 3) for (const text of texts) found.beginnings.add(text);
      return all;
    }
    default:
      return part satisfies never;
  }
}

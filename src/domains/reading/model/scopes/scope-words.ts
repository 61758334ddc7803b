/** What is said around a word: wanted, not wanted, nice to have, or all the same. */
export type Scope = 'must' | 'must_not' | 'soft' | 'either';

/** Kinds of homes. */
export const KIND = /^(?:condos?|townhouses?|townhomes?|houses?|homes?|apartments?|duplex(?:es)?)$/;
/** A place that the reading has found. */
export const PLACE = /^@\d+$/;

/** Whether the words say the phrase from here on. */
export function startsAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  if (phrase[0] !== (words[index] ?? '.')) return false;
  // What is said last ends a sentence, with a period or without.
  return phrase.every((word, offset) => (words[index + offset] ?? '.') === word);
}

/** Phrases by their first word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export function byFirstWord(phrases: readonly (readonly string[])[]): Phrases {
  const sorted = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) sorted.set(phrase[0] ?? '', [...(sorted.get(phrase[0] ?? '') ?? []), phrase]);
  return sorted;
}

/** The first phrase of the list that the words say from here on, and that fits. */
export function findPhrase(
  words: readonly string[],
  index: number,
  phrases: Phrases,
  fits: (phrase: readonly string[]) => boolean = () => true,
): readonly string[] | undefined {
  return phrases.get(words[index] ?? '.')?.find((phrase) => startsAt(words, index, phrase) && fits(phrase));
}

/** "Condo or townhouse", "Oakdale or Eastlake": either is asked for, though it does not matter which. */
export function isChoiceOfHomes(words: readonly string[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(
      (word, index) =>
        word === 'or' &&
        [KIND, PLACE].some(
          (like) =>
            like.test(words[from + index - 1] ?? '') &&
            like.test(words[from + index + (/^(?:an?|the)$/.test(words[from + index + 1] ?? '') ? 2 : 1)] ?? ''),
        ),
    );
}

export function endsAt(words: readonly string[], index: number, phrase: readonly string[]): boolean {
  return startsAt(words, index - phrase.length, phrase);
}

export function paint(scopes: Scope[], from: number, to: number, scope: Scope): void {
  for (let index = from; index < to; index++) scopes[index] = scope;
}

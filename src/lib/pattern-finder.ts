import { LEAST_LETTERS, MARKS, markOf, mostTelling, neededTexts, searcherOf } from './needed-texts.ts';

interface Telling {
  /** The pattern that needs this text, or another one. */
  place: number;
  text: string;
  /** Where in the text the three letters stand that fewest texts hold. */
  at: number;
}

/**
 * Finds those things of a list whose pattern may match in a text, in the order of the list. It looks at each letter of the text once,
 * at a cost that hardly grows with the list, and compiles no pattern. Patterns heed upper and lower case.
 */
export function patternFinder<One>(list: readonly One[], patternOf: (one: One) => RegExp): (text: string) => One[] {
  const needed = list.map((one) => neededTexts(patternOf(one).source));
  const telling = needed.map(mostTelling);
  const always = telling.flatMap((texts, place) => (texts === undefined ? place : []));
  const byMark = indexTexts(telling.flatMap((texts = [], place) => texts.map((text) => ({ place, text }))));
  return (text) => {
    const found = new Set(always);
    for (let at = 0; at + LEAST_LETTERS <= text.length; at++)
      for (const one of byMark[markOf(text, at)] ?? [])
        if (!found.has(one.place) && text.startsWith(one.text, at - one.at)) found.add(one.place);
    const isIn = searcherOf(text);
    const isLikely = (place: number) => needed[place]?.every((texts) => texts.some(isIn)) === true;
    return list.filter((_, place) => found.has(place) && isLikely(place));
  };
}

function indexTexts(texts: readonly Omit<Telling, 'at'>[]): (Telling[] | undefined)[] {
  const counts = new Uint32Array(MARKS);
  const countAt = (text: string, at: number): number => counts[markOf(text, at)] ?? 0;
  for (const { text } of texts)
    for (let at = 0; at + LEAST_LETTERS <= text.length; at++) counts[markOf(text, at)] = countAt(text, at) + 1;
  const byMark = Array.from<Telling[] | undefined>({ length: MARKS });
  for (const { place, text } of texts) {
    let rarest = 0;
    for (let at = 1; at + LEAST_LETTERS <= text.length; at++) if (countAt(text, at) < countAt(text, rarest)) rarest = at;
    (byMark[markOf(text, rarest)] ??= []).push({ place, text, at: rarest });
  }
  return byMark;
}

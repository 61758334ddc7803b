import { dictionary } from '#lib/dictionary.ts';
import { editDistance, lettersOf, mayBeNear } from '#lib/closest-word.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Token } from './token.ts';
import { isKnownWord } from './spelling.ts';
import { COMMON_WORDS } from './words.ts';

/** Names of places that a sentence may speak of. */
export interface Gazetteer {
  /** Name by its letters and digits alone. */
  bySquashed: ReadonlyMap<string, string>;
  /** Longer names by length, for spelling mistakes. */
  byLength: ReadonlyMap<number, LongNames>;
  mostWords: number;
}

/** Names of one length, and the letters of each. */
interface LongNames {
  squashed: string[];
  names: string[];
  letters: Int32Array;
}

function squash(text: string): string {
  return foldText(text).replaceAll(/[^a-z\d]/g, '');
}

export function createGazetteer(names: Iterable<string>): Gazetteer {
  const gathering = gatherGazetteer();
  for (const name of names) gathering.add(name);
  return gathering.end();
}

/** A gazetteer built name by name, so that many names do not hold up other work. */
export function gatherGazetteer(): { add(name: string): void; end(): Gazetteer } {
  const bySquashed = new Map<string, string>();
  const longNames = new Map<number, { squashed: string; name: string }[]>();
  let mostWords = 1;
  return {
    add(name) {
      const squashed = squash(name);
      if (squashed.length < 3 || /^\d+$/.test(squashed) || bySquashed.has(squashed)) return;
      bySquashed.set(squashed, name);
      // A school is known by its name alone too: "Lincoln High".
      const school = /^(.+) (high|middle|elementary) school$/i.exec(name);
      const [, own = '', level = ''] = school ?? [];
      const short = school === null ? [] : [`${own} ${level}`, `${own} ${level[0]}s`, `${own} elem`];
      for (const written of [...short.slice(0, level.toLowerCase() === 'elementary' ? 3 : 2), ...respell(name)])
        if (!bySquashed.has(squash(written))) bySquashed.set(squash(written), name);
      mostWords = Math.max(mostWords, name.split(/[\s-]+/).length);
      if (squashed.length < 6) return;
      const alike = longNames.get(squashed.length) ?? [];
      alike.push({ squashed, name });
      longNames.set(squashed.length, alike);
    },
    end() {
      const byLength = new Map([...longNames].map(([length, alike]) => [length, gatherLong(alike)]));
      return { bySquashed, byLength, mostWords };
    },
  };
}

function gatherLong(alike: readonly { squashed: string; name: string }[]): LongNames {
  return {
    squashed: alike.map(({ squashed }) => squashed),
    names: alike.map(({ name }) => name),
    letters: Int32Array.from(alike, ({ squashed }) => lettersOf(squashed)),
  };
}

/** How words of place names are written otherwise: short, on signs and in listings, or in full where the name itself is short. */
const OTHER_SPELLINGS = dictionary<readonly string[]>({
  creek: ['crk', 'ck'],
  heights: ['hts', 'hgts'],
  park: ['pk'],
  point: ['pt', 'pnt'],
  station: ['sta', 'stn'],
  harbor: ['hbr'],
  harbour: ['hbr'],
  springs: ['spgs', 'spg'],
  grove: ['grv'],
  mount: ['mt'],
  fort: ['ft'],
  saint: ['st'],
  valley: ['vly'],
  center: ['ctr'],
  village: ['vlg'],
  hills: ['hls'],
  beach: ['bch'],
  junction: ['jct'],
  north: ['n', 'no'],
  south: ['s', 'so'],
  east: ['e'],
  west: ['w'],
  st: ['saint'],
  mt: ['mount'],
  ft: ['fort'],
});

/** A name of several words with one of them written otherwise: "Mill Crk", "Saint Louis". */
function respell(name: string): string[] {
  const words = foldText(name)
    .replaceAll('.', '')
    .split(/[\s-]+/);
  if (words.length < 2) return [];
  return words.flatMap((word, index) => (OTHER_SPELLINGS[word] ?? []).map((other) => words.with(index, other).join(' ')));
}

export interface PlaceMention {
  /** Index of its first token, and one past its last. */
  from: number;
  to: number;
  name: string;
}

/** Past this many names compared with what is written, spelling mistakes of further ones are not forgiven. */
const MOST_COMPARED = 800_000;

/** The places that a sentence names, longest names first, spelling mistakes forgiven in long ones. */
export function findPlaceMentions(tokens: readonly Token[], gazetteer: Gazetteer, text: string): PlaceMention[] {
  const mentions: PlaceMention[] = [];
  // How many words stand one after another from each token on, before a sign or a place.
  const free = countWordsAfter(tokens);
  const left = { compared: MOST_COMPARED };
  for (const isFuzzy of [false, true]) {
    for (let size = Math.min(gazetteer.mostWords + 1, tokens.length); size >= 1; size--) {
      for (let from = 0; from + size <= tokens.length; from++) {
        if ((free[from] ?? 0) < size) continue;
        const span = tokens.slice(from, from + size);
        const name = isFuzzy ? findSimilar(span, gazetteer, text, left) : findExact(span, gazetteer, text);
        if (name === undefined || (isFuzzy && isFamily(tokens, from, size, gazetteer))) continue;
        mentions.push({ from, to: from + size, name });
        for (let index = from; index < from + size; index++) free[index] = 0;
        for (let index = from - 1; (free[index] ?? 0) > from - index; index--) free[index] = from - index;
      }
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from);
}

/** "The Hillcrests" are people. */
function isFamily(tokens: readonly Token[], from: number, size: number, { bySquashed }: Gazetteer): boolean {
  const word = tokens[from]?.word ?? '';
  return size === 1 && word.endsWith('s') && tokens[from - 1]?.word === 'the' && bySquashed.has(word.slice(0, -1));
}

function countWordsAfter(tokens: readonly Token[]): number[] {
  const counts = tokens.map(() => 0);
  for (let index = tokens.length - 1; index >= 0; index--)
    counts[index] = /^[a-z\d]/.test(tokens[index]?.word ?? '') ? (counts[index + 1] ?? 0) + 1 : 0;
  return counts;
}

function findExact(span: readonly Token[], gazetteer: Gazetteer, text: string): string | undefined {
  const squashed = span.map((token) => token.word).join('');
  const name = gazetteer.bySquashed.get(squashed);
  // A place called like a common word has to be written as a name.
  if (name !== undefined && span.length === 1 && COMMON_WORDS.has(squashed) && !isCapitalized(span, text)) return undefined;
  return name;
}

function findSimilar(
  span: readonly Token[],
  { byLength }: Gazetteer,
  text: string,
  left: { compared: number },
): string | undefined {
  const squashed = span.map((token) => token.word).join('');
  if (squashed.length < 6 || /\d/.test(squashed)) return undefined;
  if (span.every((token) => COMMON_WORDS.has(token.word))) return undefined;
  const limit = squashed.length >= 10 ? 2 : 1;
  const letters = lettersOf(squashed);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (let length = squashed.length - limit; length <= squashed.length + limit && left.compared > 0; length++) {
    const candidates = byLength.get(length);
    if (candidates === undefined) continue;
    left.compared -= candidates.letters.length;
    for (let index = 0; index < candidates.letters.length; index++) {
      const others = candidates.letters[index] ?? 0;
      if (!mayBeNear(letters, others, limit)) continue;
      left.compared -= COMPARED_AT_LENGTH;
      const distance = editDistance(squashed, candidates.squashed[index] ?? '', limit);
      if (distance < bestDistance) [best, bestDistance] = [candidates.names[index], distance];
    }
  }
  if (best === undefined && span.length === 1) return findShortened(squashed, byLength, left);
  // "Lakeview" is not "Lakeside": what is written as another name is one.
  if (best !== undefined && bestDistance === 2 && isCapitalized(span, text) && span.length !== best.split(' ').length)
    return undefined;
  return best;
}

const skeletonOf = (word: string) => word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '');

/** "Brkhaven", "stnbridge": a long name of which two or three vowels are left out, if it can be no other. */
function findShortened(word: string, byLength: Gazetteer['byLength'], left: { compared: number }): string | undefined {
  const skeleton = skeletonOf(word);
  if (skeleton.length < 5 || left.compared <= 0 || isKnownWord(word)) return undefined;
  const found: string[] = [];
  for (const missing of [2, 3]) {
    const { squashed, names } = byLength.get(word.length + missing) ?? { squashed: [], names: [] };
    left.compared -= squashed.length;
    for (const [index, one] of squashed.entries())
      if (one.charCodeAt(0) === word.charCodeAt(0) && skeletonOf(one) === skeleton) found.push(names[index] ?? '');
  }
  return found.length === 1 ? found[0] : undefined;
}

/** Counting edits costs as much as this many letter comparisons. */
const COMPARED_AT_LENGTH = 200;

function isCapitalized(span: readonly Token[], text: string): boolean {
  const first = span[0];
  return first !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(first.start, first.start + 2));
}

import { editDistance } from '#lib/closest-word.ts';
import { foldText } from '#lib/fold-text.ts';
import type { Token } from './token.ts';
import { COMMON_WORDS } from './words.ts';

/** Names of places that a sentence may speak of. */
export interface Gazetteer {
  /** Name by its letters and digits alone. */
  bySquashed: ReadonlyMap<string, string>;
  /** Longer names by length, for spelling mistakes. */
  byLength: ReadonlyMap<number, readonly (readonly [squashed: string, name: string])[]>;
  mostWords: number;
}

function squash(text: string): string {
  return foldText(text).replaceAll(/[^a-z\d]/g, '');
}

export function createGazetteer(names: Iterable<string>): Gazetteer {
  const bySquashed = new Map<string, string>();
  const byLength = new Map<number, (readonly [string, string])[]>();
  let mostWords = 1;
  for (const name of names) {
    const squashed = squash(name);
    if (squashed.length < 3 || /^\d+$/.test(squashed) || bySquashed.has(squashed)) continue;
    bySquashed.set(squashed, name);
    // A school is known by its name alone too: "Lincoln High".
    const school = /^(.+) (high|middle|elementary) school$/i.exec(name);
    const [, own = '', level = ''] = school ?? [];
    const short = school === null ? [] : [`${own} ${level}`, `${own} ${level[0]}s`, `${own} elem`];
    for (const written of [...short.slice(0, level.toLowerCase() === 'elementary' ? 3 : 2), ...respell(name)])
      if (!bySquashed.has(squash(written))) bySquashed.set(squash(written), name);
    mostWords = Math.max(mostWords, name.split(/[\s-]+/).length);
    if (squashed.length >= 6) byLength.set(squashed.length, [...(byLength.get(squashed.length) ?? []), [squashed, name]]);
  }
  return { bySquashed, byLength, mostWords };
}

/** How words of place names are written otherwise: short, on signs and in listings, or in full where the name itself is short. */
const OTHER_SPELLINGS: Record<string, readonly string[]> = {
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
};

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

/** The places that a sentence names, longest names first, spelling mistakes forgiven in long ones. */
export function findPlaceMentions(tokens: readonly Token[], gazetteer: Gazetteer, text: string): PlaceMention[] {
  const mentions: PlaceMention[] = [];
  const taken = new Set<number>();
  for (const isFuzzy of [false, true]) {
    for (let size = Math.min(gazetteer.mostWords + 1, tokens.length); size >= 1; size--) {
      for (let from = 0; from + size <= tokens.length; from++) {
        const span = tokens.slice(from, from + size);
        if (span.some((token, offset) => taken.has(from + offset) || !/^[a-z\d]/.test(token.word))) continue;
        const name = isFuzzy ? findSimilar(span, gazetteer, text) : findExact(span, gazetteer, text);
        if (name === undefined) continue;
        mentions.push({ from, to: from + size, name });
        for (let index = from; index < from + size; index++) taken.add(index);
      }
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from);
}

function findExact(span: readonly Token[], gazetteer: Gazetteer, text: string): string | undefined {
  const squashed = span.map((token) => token.word).join('');
  const name = gazetteer.bySquashed.get(squashed);
  // A place called like a common word has to be written as a name.
  if (name !== undefined && span.length === 1 && COMMON_WORDS.has(squashed) && !isCapitalized(span, text)) return undefined;
  return name;
}

function findSimilar(span: readonly Token[], gazetteer: Gazetteer, text: string): string | undefined {
  const squashed = span.map((token) => token.word).join('');
  if (squashed.length < 6 || /\d/.test(squashed)) return undefined;
  if (span.every((token) => COMMON_WORDS.has(token.word))) return undefined;
  const limit = squashed.length >= 10 ? 2 : 1;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (let length = squashed.length - limit; length <= squashed.length + limit; length++) {
    for (const [candidate, name] of gazetteer.byLength.get(length) ?? []) {
      const distance = editDistance(squashed, candidate, limit);
      if (distance < bestDistance) [best, bestDistance] = [name, distance];
    }
  }
  // "Lakeview" is not "Lakeside": what is written as another name is one.
  if (best !== undefined && bestDistance === 2 && isCapitalized(span, text) && span.length !== best.split(' ').length)
    return undefined;
  return best;
}

function isCapitalized(span: readonly Token[], text: string): boolean {
  const first = span[0];
  return first !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(first.start, first.start + 2));
}

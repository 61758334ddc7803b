import { stemmer } from 'stemmer';
import { SENSES } from './senses.ts';

/*
 * What a sentence is made of, for weights that are learned: what its words mean (`senses.ts`), which of them are denied, and which
 * stand before which. Words with one meaning are one to it, so that it knows wordings that nobody wrote down.
 */

/** How many places traits share, by a hash of their names: few enough for four letters each. */
const PLACES = 36 ** 4;
/** Senses that stand farther apart in a sentence say little of each other. */
const REACH = 14;
/** … and nearer than this, they belong together. */
const NEAR = 2;
/** How many words a denial reaches. */
const REACH_OF_DENIAL = 5;
const LONGEST_PHRASE = 6;

const stems = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size > MOST_REMEMBERED) stems.clear();
  const stem = word.length < 4 ? word : stemmer(word);
  stems.set(word, stem);
  return stem;
}

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|sixty|ninety|hundred|thousand)';
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:ll|re|ve|m|d)\b/g, ' '],
  [/\b(?:purchasers?|vendees?|grantees?|transferees?|offerors?|buyers)\b/g, 'buyer'],
  [/\b(?:vendors?|grantors?|sellers)\b/g, 'seller'],
  [/\b(?:developers?|contractors?|builders)\b/g, 'builder'],
  [/'s?(?![a-z])/g, ' '],
  [/\$ ?[\d,.]*\d(?: ?(?:million|k)\b)?/g, ' mmm '],
  [/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b/g, ' ddd '],
  [new RegExp(String.raw`\b${NUMBER}(?:[- ]${NUMBER})*\b`, 'g'), ' nnn '],
  [/\d[\d,./]*(?:st|nd|rd|th)?\b/g, ' nnn '],
  [/\bas[ -]is\b/g, 'asis'],
];

/** The stems of a sentence in lower case, and the marks that part it; amounts, days and numbers as one word each. */
function wordsOf(plain: string): string[] {
  const spelled = RESPELLED.reduce((all, [found, instead]) => all.replaceAll(found, instead), plain);
  return (spelled.match(/[a-z]+|[.;:!?]/g) ?? []).map(stemOf);
}

interface Branch {
  next: Map<string, Branch>;
  senses: string[];
}

function readSenses(): Branch {
  const root: Branch = { next: new Map(), senses: [] };
  for (const [sense, phrases] of Object.entries(SENSES))
    for (const phrase of phrases.split(',')) {
      let branch = root;
      for (const word of wordsOf(phrase.trim())) {
        const next = branch.next.get(word) ?? { next: new Map(), senses: [] };
        branch.next.set(word, next);
        branch = next;
      }
      if (branch !== root && !branch.senses.includes(sense)) branch.senses.push(sense);
    }
  return root;
}

interface Meant {
  sense: string;
  start: number;
  end: number;
}

let tree: Branch | undefined;

function meantBy(words: readonly string[]): Meant[] {
  tree ??= readSenses();
  const meant: Meant[] = [];
  for (let start = 0; start < words.length; start++) {
    let branch: Branch | undefined = tree;
    for (let at = start; at < Math.min(words.length, start + LONGEST_PHRASE); at++) {
      branch = branch.next.get(words[at] ?? '');
      if (branch === undefined) break;
      for (const sense of branch.senses) meant.push({ sense, start, end: at + 1 });
    }
  }
  return meant;
}

const DENIES = new Set(['not', 'no', 'never', 'nor', 'neither', 'nobodi', 'noth', 'without', 'none'].map(stemOf));
const PARTS = /[.;:!?]/;
/** Senses that stand in every sentence: what they stand beside says more than that they do. */
const OF_ANY = new Set(['buyer', 'seller', 'may', 'must', 'ifw', 'party', 'no', 'us', 'you']);

/** The traits of a sentence in lower case, each once, by their hashes. */
export function traitsOf(plain: string): number[] {
  const words = wordsOf(plain);
  const part = new Int32Array(words.length);
  const denied = new Uint8Array(words.length);
  let [parts, left] = [0, 0];
  for (const [at, word] of words.entries()) {
    if (PARTS.test(word)) [parts, left] = [parts + 1, 0];
    part[at] = parts;
    denied[at] = left > 0 ? 1 : 0;
    left = DENIES.has(word) ? REACH_OF_DENIAL : left - 1;
  }
  const meant = meantBy(words);
  const names = new Set<string>();
  const named = meant.map(({ sense, start }) => (OF_ANY.has(sense) ? sense : `${denied[start] === 1 ? '-' : '+'}${sense}`));
  for (const [at, { sense }] of meant.entries()) names.add(`s ${sense}`).add(`d ${named[at] ?? ''}`);
  for (const [one, a] of meant.entries())
    for (const [other, b] of meant.entries()) {
      const gap = b.start - a.end;
      if (gap < 0 || gap > REACH || a.sense === b.sense || part[a.start] !== part[b.start]) continue;
      names.add(`b ${a.sense}>${b.sense}`);
      if (gap <= NEAR) names.add(`n ${a.sense}>${b.sense}`);
      if (!OF_ANY.has(a.sense) && !OF_ANY.has(b.sense))
        names.add(`t ${[named[one] ?? '', named[other] ?? ''].toSorted().join('+')}`);
    }
  const apart = [...new Set(named)].filter((name) => !OF_ANY.has(name)).toSorted();
  for (const [at, one] of apart.entries()) for (const other of apart.slice(at + 1)) names.add(`t ${one}+${other}`);
  return [...new Set(Array.from(names, hashOf))];
}

function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  hash ^= hash >>> 15;
  return (hash >>> 0) % PLACES;
}

/** How many words a sentence has: a heading says nothing. */
export const countWords = (plain: string): number => plain.match(/[a-z]{2,}/g)?.length ?? 0;

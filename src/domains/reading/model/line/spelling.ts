import { editDistance, lettersOf, mayBeNear } from '#lib/closest-word.ts';
import { expandPattern } from '../patterns/expand-pattern.ts';
import { WORDS_ABROAD } from '../people/fair-housing-abroad.ts';
import { TAG_PATTERNS } from '../tags/ontology.ts';
import { PEOPLE_WORDS } from '../people/people-words.ts';
import { REAL_WORDS } from './real-words.ts';
import { COMMON_WORDS } from './words.ts';

/** Words of the rules that are not part of any tag. */
const RULE_WORDS = `near with within without around bed beds bedroom bedrooms bdrm bdrms bath baths bathroom bathrooms square feet foot meter meters metre metres acre acres story stories storey storeys
garage garages duplex triplex fourplex quadplex condo condos condominium condominiums townhouse townhouses townhome townhomes apartment apartments manufactured mobile single detached attached multifamily multi
cooperative farm farmhouse bungalow rental lease available pending active contract coming sold reduced reduction price prices payment mortgage monthly taxes association weekend saturday sunday tomorrow
expensive cheapest newest largest smallest biggest highest lowest commute drive walking walkable elementary middle district rated rating under below between million thousand hundred newly construction built renovated
school before after style railway transit foreclosed swimming fenced furnished unfurnished schools station airport downtown minutes minute miles allowed studio villa penthouse quiet family friendly safe neighborhood`;

interface KnownWord {
  text: string;
  letters: number;
}

interface Vocabulary {
  words: ReadonlySet<string>;
  byLength: ReadonlyMap<number, KnownWord[]>;
  /** Words by their first letter and their consonants. */
  bySkeleton: ReadonlyMap<string, string[]>;
}

let vocabulary: Vocabulary | undefined;

/** The words that the rules know, gathered when the first sentence is read. */
function knownWords(): Vocabulary {
  vocabulary ??= gatherWords();
  return vocabulary;
}

function gatherWords(): Vocabulary {
  const forms = Object.values(TAG_PATTERNS).flat().flatMap(expandPattern);
  const ofTags = forms.flatMap((form) => form.split(/[^a-z]+/)).filter((word) => word.length >= 4);
  const words = new Set([...RULE_WORDS.split(/\s+/), ...ofTags]);
  const byLength = new Map<number, KnownWord[]>();
  const bySkeleton = new Map<string, string[]>();
  for (const text of words) {
    if (text.length < 4) continue;
    const alike = byLength.get(text.length) ?? [];
    alike.push({ text, letters: lettersOf(text) });
    byLength.set(text.length, alike);
    const skeleton = skeletonOf(text);
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), text]);
  }
  return { words, byLength, bySkeleton };
}

/** Whether rules or tags speak of it. */
export function isKnownOfHomes(word: string): boolean {
  return knownWords().words.has(word);
}

export function isKnownWord(word: string): boolean {
  return (
    knownWords().words.has(word) ||
    COMMON_WORDS.has(word) ||
    WORDS_ABROAD.has(word) ||
    PEOPLE_WORDS.has(word) ||
    REAL_WORDS.has(word) ||
    isInflected(word)
  );
}

function isInflected(word: string): boolean {
  const stem = word.replace(/(?:e?s|ing|ed|ly|er)$/, '');
  return (
    stem !== word && stem.length >= 3 && (knownWords().words.has(stem) || COMMON_WORDS.has(stem) || COMMON_WORDS.has(`${stem}e`))
  );
}

/** Short words of homes, and what is no slip of them though it nearly is one. */
const SHORT_WORDS = [
  'pool',
  'well',
  'roof',
  'deck',
  'barn',
  'loft',
  'bed',
  'beds',
  'bath',
  'hoa',
  'gas',
  'gym',
  'den',
  'spa',
  'view',
  'lake',
  'yard',
];
const NO_SLIPS = new Set([
  'deb',
  'ned',
  'end',
  'pas',
  'sap',
  'asp',
  'sag',
  'aps',
  'lot',
  'flo',
  'ned',
  'bra',
  'ran',
  'dec',
  'bat',
  'bas',
  'bds',
  'bed',
]);

/** "Pol", "gsa", "vew": of three letters, only swapped ones and a vowel left out are slips. */
function correctShortWord(word: string): string | undefined {
  if (NO_SLIPS.has(word) || isKnownWord(word)) return undefined;
  return SHORT_WORDS.find(
    (one) =>
      sortLetters(one) === sortLetters(word) ||
      soundOf(one) === soundOf(word) ||
      one.replace(/([lo])\1/, '$1') === word ||
      isWithoutVowel(word, one),
  );
}

/** "Fense", "gim": written as they sound. */
function soundOf(word: string): string {
  return word
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ck|[ckq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i');
}

function isWithoutVowel(word: string, one: string): boolean {
  return one.split('').some((letter, at) => at > 0 && /[aeiou]/.test(letter) && one.slice(0, at) + one.slice(at + 1) === word);
}

/** "Twnhme", "bckyrd": a word of the rules from which at least two vowels are left out, if it can be no other. */
function correctShortened(word: string): string | undefined {
  const [only, second] =
    knownWords()
      .bySkeleton.get(skeletonOf(word))
      ?.filter((known) => isShortened(word, known)) ?? [];
  return second === undefined || isSameButEnding(only, second) ? only : undefined;
}

function skeletonOf(word: string): string {
  return word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '');
}

function isShortened(word: string, known: string): boolean {
  if (known.length < word.length + 2) return false;
  let at = 0;
  for (const letter of known) if (letter === word[at]) at += 1;
  return at === word.length;
}

/**
 * The word of the rules that a misspelled one means: one edit away, two for long words, and only where a single one is
 * that close. Undefined for words that are known, short or strange.
 */
export function correctWord(word: string): string | undefined {
  if (word.length === 3 && /^[a-z]+$/.test(word)) return correctShortWord(word);
  if (word.length < 4 || !/^[a-z]+$/.test(word) || isKnownWord(word)) return undefined;
  const limit = word.length >= 8 ? 2 : 1;
  const letters = lettersOf(word);
  let best: string[] = [];
  let bestDistance = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    for (const { text: candidate, letters: others } of knownWords().byLength.get(length) ?? []) {
      if (!mayBeNear(letters, others, limit)) continue;
      if (word.length <= 5 && !isLikelySlip(word, candidate)) continue;
      if (word.length === 4 && (candidate[0] !== word[0] || (candidate.length !== 5 && !isSwapped(word, candidate)))) continue;
      const distance = editDistance(word, candidate, Math.min(limit, bestDistance));
      if (distance < bestDistance) [best, bestDistance] = [[candidate], distance];
      else if (distance === bestDistance && distance <= limit) best.push(candidate);
    }
  }
  // A first letter is seldom wrong.
  const alike = best.filter((candidate) => candidate[0] === word[0]);
  const [only, second] = alike.length > 0 ? alike : best;
  if (only === undefined) return correctShortened(word);
  return second === undefined || isSameButEnding(only, second) ? only : undefined;
}

/** In short words another letter makes another word: only swapped, missing, doubled and sounding ones are slips. */
function isLikelySlip(word: string, candidate: string): boolean {
  return word.length !== candidate.length || isSwapped(word, candidate) || soundOf(word) === soundOf(candidate);
}

function isSwapped(word: string, candidate: string): boolean {
  return word.length === candidate.length && sortLetters(word) === sortLetters(candidate);
}

function sortLetters(word: string): string {
  return word.split('').toSorted().join('');
}

function isSameButEnding(a: string | undefined, b: string): boolean {
  if (a === undefined) return false;
  return a === `${b}s` || b === `${a}s` || (a.startsWith('townho') && b.startsWith('townho'));
}

import type { Category, Rule, Severity } from '../finding.ts';
import { type Item, sentenceAround, wordsOf } from '../text/item.ts';
import { speaksOfHomes } from '../words/topics.ts';
import type { Weighed } from './weigh-words.ts';

/*
 * What the learned weights decide. They take back a warning where the words around it sound like those of lawful texts, an error only
 * of a phrase that has other senses, and warn of a sentence that no rule knows where its words sound like wrong ones.
 */

// Chosen on texts that were not learned from: hardly a wrong one lies under the first. Of those that no rule knows, far more wrong
// than lawful ones lie over the second.
const HARMLESS = 0.3;
const WRONG = 0.58;
const SURELY_WRONG = 0.9;
/** Rules that read who people are, what they do and what is said of them, in words that no list knows. */
const GENERAL: ReadonlySet<Rule> = new Set<Rule>(['people', 'limit', 'preference']);
/** "A neighborhood." One or two words do not sound like anything. */
const LEAST_SAID = 3;
/** What everybody may be asked to do. */
const OF_CONDUCT =
  /\b(?:smok\w*|vap\w*|pets?|dogs?|cats?|nois\w*|loud|part(?:y|ies)|quiet hours|cash|credit|evict\w*|financ\w*)\b/;

/** For each item, how wrong the worst piece sounds that it is in; -1 between pieces. */
export function loudness(items: readonly Item[], weighed: readonly Weighed[]): Float64Array {
  const loud = new Float64Array(items.length).fill(-1);
  for (const { from, to, likelihood } of weighed)
    for (let at = from; at < to; at++) loud[at] = Math.max(loud[at] ?? -1, likelihood);
  return loud;
}

export function soundsHarmless(
  items: readonly Item[],
  loud: Float64Array,
  { rule, severity, from, to }: { rule: Rule; severity: Severity; from: number; to: number },
): boolean {
  if (severity === 'hard' || !GENERAL.has(rule)) return false;
  // "No smoking, no pets, no Section 8": in a list of rules that everybody may have, too.
  if (items[from]?.words === 'no' && items[from + 1]?.letter === 'j') return false;
  const loudest = Math.max(...loud.subarray(from, to));
  return loudest >= 0 && loudest < HARMLESS;
}

// Of 33 such violations in texts that were not learned from, none lies under it; of 82 lawful senses of such phrases, 67 do.
const HARMLESS_ALONE = 0.4;
/** Letters of phrases that say enough without a word for people. */
const ALONE = '~^&%';

/**
 * "The flock of hens", "the hood vents to the outside": a phrase that says enough alone has other senses too. It is taken back, an error
 * as well, where nobody is named, spoken to, wished for or refused, and the words around it sound like those of lawful texts.
 */
export function isOtherSense(items: readonly Item[], loud: Float64Array, { from, to }: { from: number; to: number }): boolean {
  const item = items[from];
  if (item === undefined || to - from !== 1 || !ALONE.includes(item.letter)) return false;
  if (item.letter === '&' && item.words.split(' ').some((word) => OF_SOMEBODY.test(word))) return false;
  const said = sentenceAround(items, from, MOST_AROUND);
  if (said.filter(({ letter }) => letter !== ',').length <= LEAST_SAID) return false;
  const [others, loudest] = [said.filter((one) => one !== item), loud[from] ?? -1];
  if (loudest < 0 || loudest >= HARMLESS_ALONE) return false;
  return namesNobody(others) || (loudest < HARMLESS && meansNobody(others));
}
/** "An English-only keypad with six languages": other things may be named, but nobody is, and nobody is spoken to. */
const meansNobody = (said: readonly Item[]): boolean =>
  said.every(({ letter, words }) => !'nNVJoURmuSKEQps'.includes(letter) && !OF_MANY.test(words));
const OF_MANY = /^(?:you|your|youre|we|our|us|who|whose|those|they|them|their)\b/;
const MOST_AROUND = 28;

export interface SoundsWrong {
  rule: 'manner';
  category: Category;
  from: number;
  to: number;
}

/** Pieces that sound wrong and in which nothing was found. */
export function findSoundsWrong(
  items: readonly Item[],
  weighed: readonly Weighed[],
  found: readonly { from: number; to: number }[],
): SoundsWrong[] {
  const isFound = new Uint8Array(items.length);
  for (const { from, to } of found) isFound.fill(1, from, to);
  return weighed.flatMap((piece) => {
    const said = items.slice(piece.from, piece.to);
    if (piece.likelihood < WRONG || isFound.subarray(piece.from, piece.to).includes(1)) return [];
    if (said.filter(({ letter }) => letter !== ',').length < LEAST_SAID) return [];
    if (said.some(({ words }) => OF_CONDUCT.test(words)) || isServed(said) || isAgeOfThing(said)) return [];
    if (namesNobody(said) || (piece.likelihood < SURELY_WRONG && isOfTheHome(said))) return [];
    const worst = piece.findWorst();
    const among = items.slice(worst.from, worst.to).find((item) => item.category !== null);
    if (among !== undefined && among.category !== null) return [{ rule: 'manner', category: among.category, ...worst }];
    // "Seniors fall and then sue, so no": what it is about belongs to what sounds wrong.
    const at = nearestNamed(items, piece);
    const category = items[at]?.category ?? null;
    if (category === null) return [{ rule: 'manner', category: 'steering', ...worst }];
    return [{ rule: 'manner', category, from: Math.min(at, worst.from), to: Math.max(at + 1, worst.to) }];
  });
}

/** "Reasonable accommodations are made for people with disabilities." */
const isServed = (said: readonly Item[]): boolean =>
  isAgreed(wordsOf(said)) ||
  (said.some(({ words }, at) => words === 'reasonable' && /^(?:accommodation|modification)s?$/.test(said[at + 1]?.words ?? '')) &&
    !said.some(({ letter }) => 'nNVJ'.includes(letter)));
/** "Not at all, there is room for a crib", "who can move in by June" */
const isAgreed = (words: string): boolean =>
  /^(?:not at all|of course|certainly|absolutely|no problem)\b(?!.*\b(?:no|not|never|but|only|unless|however|except)\b)/.test(
    words,
  ) || /\bmove in (?:by|on|before|after)\b/.test(words);

/** "How old is it?" */
const isAgeOfThing = (said: readonly Item[]): boolean =>
  said.length === 4 && /^how old (?:is|was) (?:it|this|that)$/.test(said.map(({ words }) => words).join(' '));

/** "A neighborhood with sidewalks": nobody is named, spoken to, wished for or refused. */
const namesNobody = (said: readonly Item[]): boolean =>
  said.every(
    ({ letter, category, words }) => category === null && !'nNVJoUmRuSBpEKvQ'.includes(letter) && !OF_SOMEBODY.test(words),
  );
const OF_SOMEBODY = /^(?:you|your|youre|youve|we|weve|our|us|they|them|their|theyre|those|who|whose|he|she|his|her|i|my|me)\b/;

/** "Ideal for anyone who needs a shop", "a kitchen any cook would love", "seeking a manager": what is wished for is of the home, and nobody is named. */
const isOfTheHome = (said: readonly Item[]): boolean =>
  said.every(({ letter, category }) => category === null && !'nNVJoRUmE'.includes(letter)) &&
  said.filter(({ words }) => OF_TRADES.test(words) || speaksOfHomes(words)).length >=
    (said.some(({ letter }) => 'usSB'.includes(letter)) ? 1 : LEAST_OF_HOMES);
/** So many words of the home and the sale make a sentence one about them. */
const LEAST_OF_HOMES = 2;
const OF_TRADES = /^(?:managers?|contractors?|handym[ae]n|caretakers?|retail|restaurants?|salon|tractor|broker|partners?)$/;

/** Words of a question that comes before: "Hijabs? Not in my building." */
const MOST_ASKED = 4;

/** Whom a piece names, or else the short question before it; -1 if nobody. */
function nearestNamed(items: readonly Item[], { from, to }: Weighed): number {
  const isNamed = (item: Item | undefined) => item !== undefined && item.category !== null;
  const within = items.slice(from, to).findIndex(isNamed);
  if (within >= 0) return from + within;
  if (items[from - 1]?.letter !== '.') return -1;
  let named = -1;
  for (let at = from - 2; at >= 0 && items[at]?.letter !== '.'; at--) {
    if (at < from - 1 - MOST_ASKED) return -1;
    if (isNamed(items[at])) named = at;
  }
  return named;
}

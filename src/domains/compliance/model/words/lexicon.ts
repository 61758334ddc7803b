import { ALSO_STYLES, CALLED, PEOPLES, type ProtectedClass } from '#lib/people-names.ts';
import type { Category } from '../finding.ts';
import type { Row } from './row.ts';
import { SMALL_WORDS } from './small-words.ts';
import { WORDS_OF_HABITS } from './words-of-habits.ts';
import { WORDS_OF_LIMITS } from './words-of-limits.ts';
import { WORDS_OF_PEOPLE } from './words-of-people.ts';
import { WORDS_OF_PLACES } from './words-of-places.ts';
import { WORDS_OF_STEERING } from './words-of-steering.ts';
import { WORDS_OF_THINGS } from './words-of-things.ts';
import { WORDS_OF_TRAITS } from './words-of-traits.ts';
import { WORDS_OF_WISHES } from './words-of-wishes.ts';
import { WORDS_THAT_HINT_OF_LIVES } from './words-that-hint-of-lives.ts';
import { WORDS_THAT_HINT } from './words-that-hint.ts';
import { WORDS_THAT_STAND_ALONE } from './words-that-stand-alone.ts';

/*
 * Each word or phrase becomes a letter for the part it plays. One pattern then reads a whole family of
 * wordings. A group's letters also carry a category.
 *
 *   a  what only people are called: "Muslim", "disabled", "elderly"     w  what things are called too: "white", "Irish"
 *   k  what people are, before a word for people: "young", "single"      g  groups with a name: "immigrants"
 *   h  people by a part of their life: "kids", "seniors"                 H  one of them: "kid", "family", "student"
 *   p  people, whoever they are: "tenants", "someone"                    T  what people have: "wheelchairs", "a disability"
 *   j  means of paying: "vouchers"                                       y  animals that assist
 *   C  countries                                                         Y  an age: "over 60"
 *   A  what may be demanded of people: "in good health"                  W  houses of worship
 *   l  places by their people: "neighborhood"                            L  other places: "building", "street"
 *   I  what one goes to, or what is named after people: "church"         X  "place", "spot", "home"
 *   n  refusal     N  "nobody"     V  "unsuitable"     v  to rent to, accept     P  "allowed"     J  "need not apply"
 *   o  only        R  "preferred"  u  seeking          U  restricted to          m  must          b  is, will
 *   s  ideal       S  suits        f  for              q  mostly                 M  among         B  would love
 *   e  rating      E  shutting out K  right kind of    D  near                   O  raise         F  friendly, oriented
 *   Z  at most     t  preposition  c  and, or          d  small words, adjectives of taste        #  number
 *   ~  what hints at people without naming them: "fresh off the boat"
 *   @  after a place: "next door", "across the street"
 *   i  welcome     !  "regardless of": what follows refuses nobody        z  other small words    x  any other word
 */
export interface Entry {
  letter: string;
  category: Category | null;
}

const CATEGORY_OF: Record<ProtectedClass, Category> = {
  race_color: 'race_color',
  religion: 'religion',
  national_origin: 'national_origin',
  sex: 'sex',
  sex_orientation_gender: 'sexual_orientation_gender_identity',
  familial_status: 'familial_status',
  marital_status: 'marital_status',
  disability: 'disability',
  age: 'age',
  source_of_income: 'source_of_income',
  steering: 'steering',
  steering_safety: 'steering',
};

/**
 * Names of peoples that homes and styles also have. Next to a word for people they are about people; next to a place they are
 * not.
 */
const ONLY_STYLES = new Set(
  'mediterranean scandinavian oriental western eastern georgian creole caribbean reform orthodox'.split(' '),
);

/** Not one of the people whose plural it is: "be patient". */
const NO_ONE_OF_THEM = new Set(
  'fob broad criminal alien dwarf brood chap troop dreamer squaw hobo bum hooker undesirable deplorable outcast delinquent coed executive patient invalid conservative liberal progressive elite native claimant recipient marine wasp crook handicap predator transient gi vet'.split(
    ' ',
  ),
);

const plurals = (word: string) => (/(?:ese|ish|ic|s)$/.test(word) ? [] : [`${word.replace(/y$/, 'ie')}s`, `${word}s`]);

interface Phrase extends Entry {
  words: string[];
}

interface Lexicon {
  byStart: ReadonlyMap<string, readonly Phrase[]>;
  /** Every word of a phrase. */
  parts: ReadonlySet<string>;
  ofPeople: ReadonlySet<string>;
}

let built: Lexicon | undefined;

/** It is made when a text is first read: most processes read none, and it takes 25 MB. */
const readLexicon = (): Lexicon => (built ??= buildLexicon());

function buildLexicon(): Lexicon {
  const phrases = new Map<string, Phrase>();
  const add = (letter: string, category: Category | null, spelled: string) => {
    if (!phrases.has(spelled)) phrases.set(spelled, { letter, category, words: spelled.split('_') });
  };
  const ones: [category: Category | null, word: string][] = [];
  const addOneOf = (category: Category | null, plural: string) => {
    const one = /^(.*[^s])s$/.exec(plural)?.[1]?.replace(/ie$/, 'y');
    if (one !== undefined && !NO_ONE_OF_THEM.has(one)) ones.push([category, one]);
  };
  const addAll = ([letter, category, words]: Row) => {
    for (const spelled of words.split(/\s+/))
      if (spelled !== '') {
        add(letter, category, spelled);
        if (letter === 'g') addOneOf(category, spelled);
      }
  };
  addAll(['x', null, WORDS_OF_THINGS]);
  for (const row of [
    ...WORDS_OF_PEOPLE,
    ...WORDS_OF_TRAITS,
    ...WORDS_OF_HABITS,
    ...WORDS_OF_PLACES,
    ...WORDS_OF_LIMITS,
    ...WORDS_OF_WISHES,
    ...WORDS_THAT_STAND_ALONE,
    ...WORDS_THAT_HINT,
    ...WORDS_THAT_HINT_OF_LIVES,
    ...WORDS_OF_STEERING,
    ...SMALL_WORDS,
  ])
    addAll(row);
  for (const style of ALSO_STYLES.split(/\s+/)) {
    add(ONLY_STYLES.has(style) ? 'k' : 'w', 'national_origin', style);
    if (!ONLY_STYLES.has(style)) for (const form of plurals(style)) add('g', 'national_origin', form);
  }
  for (const [classOf, list] of Object.entries(PEOPLES) as [ProtectedClass, string][])
    for (const word of list.split(/\s+/)) {
      add('a', CATEGORY_OF[classOf], word);
      for (const form of plurals(word)) add('g', CATEGORY_OF[classOf], form);
    }
  for (const [classOf, list] of Object.entries(CALLED) as [ProtectedClass, string][])
    for (const word of list.split(/\s+/)) {
      add('h', CATEGORY_OF[classOf], word);
      addOneOf(CATEGORY_OF[classOf], word);
    }
  for (const [category, one] of ones) add('H', category, one);
  const byStart = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    const start = startOf(phrase.words[0], phrase.words[1]);
    const others = byStart.get(start);
    if (others === undefined) byStart.set(start, [phrase]);
    else others.push(phrase);
  }
  for (const list of byStart.values()) list.sort((one, other) => other.words.length - one.words.length);
  const all = [...byStart.values()].flat();
  const ofPeople = all.filter(({ letter }) => 'aghHTjpyAoRJUuWlF'.includes(letter));
  return {
    byStart,
    parts: new Set(all.flatMap(({ words }) => words)),
    ofPeople: new Set(ofPeople.flatMap(({ words }) => words)),
  };
}

/** Phrases are kept by their first two words, because hundreds begin with "of" and "the". */
const startOf = (first = '', second = '') => (second === '' ? first : `${first} ${second}`);

/** The longest phrase that starts with this word. */
export function findPhrase(
  wordAt: (index: number) => string | undefined,
  index: number,
): { entry: Entry; length: number } | undefined {
  const first = wordAt(index) ?? '';
  const { byStart, parts } = readLexicon();
  if (!parts.has(first)) return undefined;
  for (const phrase of byStart.get(startOf(first, wordAt(index + 1))) ?? []) {
    let length = Math.min(2, phrase.words.length);
    while (length < phrase.words.length && wordAt(index + length) === phrase.words[length]) length += 1;
    if (length === phrase.words.length) return { entry: phrase, length };
  }
  const alone = byStart.get(first)?.[0];
  return alone === undefined ? undefined : { entry: alone, length: 1 };
}

/** Words of phrases for people, what they have, how they pay and what is demanded of them: a slip must not hide them. */
export const listWordsOfPhrases = (): Iterable<string> => readLexicon().ofPeople;
export const isPhraseWord = (word: string): boolean => readLexicon().ofPeople.has(word);

export const isKnownWord = (word: string): boolean =>
  (readLexicon().byStart.get(word) ?? []).some(({ letter, words }) => words.length === 1 && 'aghHTpj'.includes(letter));

export const isPersonWord = (word: string): boolean =>
  (readLexicon().byStart.get(word) ?? []).some(({ letter, words }) => words.length === 1 && 'aghHj'.includes(letter));

/** Whether some phrase begins with it or holds it. */
export const isRead = (word: string): boolean => readLexicon().parts.has(word);

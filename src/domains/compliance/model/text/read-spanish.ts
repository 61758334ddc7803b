import { COMMA, type PlainWord, STOP } from './plain-words.ts';
import { SPANISH_ADJECTIVES, SPANISH_BESIDE, SPANISH_WORDS } from '../words/words-of-spanish.ts';

interface Phrase {
  words: string[];
  english: string[];
  isAdjective: boolean;
}

const byFirst = new Map<string, Phrase[]>();
/** Words that are Spanish wherever they stand. */
const plain = new Set<string>();

function add(first: string, phrase: Phrase): void {
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}

function build(): void {
  for (const [list, isPlain, isAdjective] of [
    [SPANISH_WORDS, true, false],
    [SPANISH_BESIDE, false, false],
    [SPANISH_ADJECTIVES, false, true],
  ] as const)
    for (const pair of list.trim().split(/\s+/)) {
      const [spanish = '', english = ''] = pair.split('=');
      const phrase = { words: spanish.split('_'), english: english === '-' ? [] : english.split('_'), isAdjective };
      const first = phrase.words[0] ?? '';
      add(first, phrase);
      if (isAdjective && !first.endsWith('s')) add(`${first}s`, { ...phrase, words: [`${first}s`] });
      if (isPlain && phrase.words.length === 1) plain.add(first);
    }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.words.length - one.words.length);
}

const NOUN =
  /^(?:kids?|famil(?:y|ies)|couples?|wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|guys?|people|person|tenants?|neighbors|residents|singles|neighborhood|community|area|atmosphere|home|house|building|gentlem[ae]n|students?|roommates?|roomies?|housemates?)$/;

/** "Azulejo mexicano, muebles blancos": what they are is said of things, as far as the ending of an unknown word tells. */
const isThing = ({ word, isSpanish }: PlainWord): boolean =>
  THING.test(word) || (isSpanish !== true && word.length > 3 && !byFirst.has(word) && UNKNOWN_NOUN.test(word));
const THING = /^(?:furniture|tile|floors|walls|rooms?|pool|yard|door)$/;
const UNKNOWN_NOUN = /(?<![aei]m)(?:[oae]s?|ones?|dad|l|z)$/;

/**
 * The words of Spanish sentences in the English that the patterns read, each with its place in the text. English sentences stay
 * as they are: one needs two Spanish words, or nothing else.
 */
export function inEnglish(words: PlainWord[]): PlainWord[] {
  if (byFirst.size === 0) build();
  if (!words.some(({ word }) => byFirst.has(word))) return words;
  const said: PlainWord[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && words[end]?.word !== STOP) end += 1;
    const sentence = words.slice(at, end);
    said.push(...(isSpanish(sentence) ? translate(sentence) : sentence), ...words.slice(end, end + 1));
    at = end + 1;
  }
  return said;
}

function isSpanish(sentence: PlainWord[]): boolean {
  let [sure, known, letters] = [0, 0, 0];
  for (const [at, { word }] of sentence.entries()) {
    if (!/[a-z0-9]/.test(word)) continue;
    letters += 1;
    const phrases = byFirst.get(word);
    if (phrases === undefined) continue;
    known += 1;
    const isPhrase = ({ words }: Phrase) => words.length > 1 && words.every((one, index) => sentence[at + index]?.word === one);
    if (plain.has(word) || phrases.some(isPhrase)) sure += 1;
    known += Math.max(0, ...phrases.filter(isPhrase).map(({ words }) => (words.includes('8') ? 0 : words.length - 1)));
  }
  return (sure > 0 && known > 1) || (known === letters && known > 0);
}

function translate(sentence: PlainWord[]): PlainWord[] {
  const said: PlainWord[] = [];
  for (let at = 0; at < sentence.length;) {
    const first = sentence[at] as PlainWord;
    const noun = said.at(-1);
    // "Gente blanca y tranquila"
    const before = noun?.word === 'and' || noun?.word === COMMA ? said.at(-2) : undefined;
    const isAfterNoun =
      noun !== undefined &&
      (NOUN.test(noun.word) || isThing(noun) || (before !== undefined && NOUN.test(before.word) && isAdjective(first.word)));
    const phrase = (byFirst.get(first.word) ?? []).find(
      (one) =>
        // Chico is a town, and "Casa Del Mar" a name; "Sección 8" is none.
        (at === 0 || !first.isCapitalized || one.words.length > 1) &&
        (!one.isAdjective || isAfterNoun) &&
        (one.isAdjective || !isAfterNoun || !isAdjective(first.word)) &&
        one.words.every((word, index) => sentence[at + index]?.word === word),
    );
    if (phrase === undefined) {
      const one = WANTED.test(noun?.word ?? '') ? nameOf(first.word) : undefined;
      if (one !== undefined) {
        said.push({ ...first, word: one, isCapitalized: false, isSpanish: true });
        at += 1;
        continue;
      }
      // "Piso negro" is a color.
      said.push(/^negr[oa]s?$/.test(first.word) ? { ...first, word: 'black', isSpanish: true } : first);
      at += 1;
      continue;
    }
    const last = sentence[at + phrase.words.length - 1] ?? first;
    if (phrase.isAdjective && before !== undefined)
      said.push(
        { ...first, word: phrase.english[0] ?? '', end: last.end, isCapitalized: false, isSpanish: true },
        { ...before, start: first.start, end: last.end },
      );
    else if (phrase.isAdjective && noun !== undefined) {
      // Both cover both: "mujer sola" is "single woman".
      const [start, end] = [noun.start, last.end];
      said.splice(
        -1,
        1,
        { ...first, word: phrase.english[0] ?? '', start, end, isCapitalized: false, isSpanish: true },
        { ...noun, start, end },
      );
    } else
      for (const word of phrase.english)
        said.push({
          ...first,
          word,
          start: first.start,
          end: last.end,
          isCapitalized: false,
          isPossessive: false,
          isSpanish: true,
        });
    at += phrase.words.length;
  }
  return said;
}

/** "Se busca cristiano": after these words, what people are stands for them. */
const WANTED = /^(?:seeking|prefer|preferred|only|no|accept|want|rent|for|are|is|be|refuse|avoid)$/;
const COLOR_OR_MANNER =
  /^(?:white|black|safe|exclusive|decent|respectable|serious|clean|quiet|responsible|tidy|respectful|family_friendly|good|kind|single|working|professional|american|spanish|french|italian|german|european|chinese|russian|indian|older)$/;
/** A people, a faith or a way of life, unless things are called so too. */
const nameOf = (word: string): string | undefined =>
  (byFirst.get(word) ?? []).find(
    ({ isAdjective: is, words, english }) =>
      is && words.length === 1 && english.length === 1 && !COLOR_OR_MANNER.test(english[0] ?? ''),
  )?.english[0];

const isAdjective = (word: string) => (byFirst.get(word) ?? []).some((one) => one.isAdjective);

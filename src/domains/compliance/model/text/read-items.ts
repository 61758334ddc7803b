import type { Item } from './item.ts';
import { findPhrase, isPersonWord, isPhraseWord, isRead } from '../words/lexicon.ts';
import { drawTogether } from '../words/name-groups.ts';
import { joinNames } from '../words/names-of-places.ts';
import { COMMA, type PlainWord, readPlainWords, STOP } from './plain-words.ts';
import { ageAt } from './read-ages.ts';
import { inEnglish } from './read-spanish.ts';
import { markTurns } from './read-turns.ts';
import { respell } from './respell.ts';
import { speaksOfHomes } from '../words/topics.ts';

/** The items of a text, with each group of people as one item. */
export function readItems(text: string): Item[] {
  return markQuoted(markTurns(drawTogether(joinNames(readWords(inEnglish(readPlainWords(text))), text)), text), text);
}

// A mark after a number says inches.
const QUOTED = /(?<![\d\w])["“”„«]([^"“”„«»\n]{2,160})["”“»]|(?<![\w])['‘]([^'‘’\n]{2,100})['’](?![\w])/g;

function markQuoted(items: Item[], text: string): Item[] {
  let at = 0;
  for (const { index, 0: quoted } of text.matchAll(QUOTED)) {
    while (at < items.length && (items[at] as Item).start < index) at += 1;
    for (; at < items.length && (items[at] as Item).start < index + quoted.length; at++) (items[at] as Item).isQuoted = true;
  }
  return items;
}

function readWords(torn: PlainWord[]): Item[] {
  const items: Item[] = [];
  // Before slips are mended, because the pieces may look like slips, and after it.
  const written = joinSplit(torn);
  // Names of places and people are not slips.
  for (const [at, one] of written.entries())
    if (
      !isRead(one.word) &&
      (!one.isCapitalized ||
        at === 0 ||
        /^(?:[.]|no|not|nor|only|prefer|preferably|seeking)$/.test(written[at - 1]?.word ?? '') ||
        // "Blck or Hispanc"
        (/^(?:and|or|nor)$/.test(written[at - 1]?.word ?? '') && isOfPeople(written[at - 2]?.word)))
    )
      one.word = respell(one.word) ?? one.word;
  const words = joinSplit(written);
  const wordAt = (index: number) => words[index]?.word;
  for (let at = 0; at < words.length;) {
    const first = words[at] as PlainWord;
    const age = ageAt(wordAt, at);
    const found = age > 0 ? { entry: { letter: 'Y', category: 'age' as const }, length: age } : phraseAt(wordAt, at);
    const { category, ...part } =
      found === undefined || isStateOfHome(found.entry.letter, first.word, items.at(-1))
        ? { letter: letterOf(first.word), category: null, length: 1 }
        : { ...found.entry, length: found.length };
    let { letter, length } = part;
    const isSpoken =
      category === 'national_origin' && 'aw'.includes(letter) && /^(?:speaking|born)$/.test(wordAt(at + length) ?? '');
    if (isSpoken) {
      letter = 'a';
      length += 1;
    }
    const last = words[at + length - 1] ?? first;
    const glued = found === undefined ? splitGlued(first) : undefined;
    if (glued === undefined)
      items.push({
        letter,
        category,
        words: length === 1 ? first.word : join(words.slice(at, at + length)),
        start: first.start,
        end: last.end,
        isPossessive: last.isPossessive,
        isCapitalized: first.isCapitalized,
        ...(first.isSpanish === true ? { isSpanish: true } : {}),
      });
    else items.push(...glued);
    at += length;
  }
  return items;
}

/** "A home in good shape" */
const isStateOfHome = (letter: string, first: string, before: Item | undefined): boolean =>
  letter === 'A' && first === 'in' && before !== undefined && speaksOfHomes(before.words);

const isOfPeople = (word: string | undefined): boolean => {
  const found = word === undefined ? undefined : findPhrase((at) => (at === 0 ? word : undefined), 0);
  return found !== undefined && found.entry.category !== null && 'awghk'.includes(found.entry.letter);
};

/** The phrase from here. In "the Navy couple" the article belongs to the couple, in "the old church" to the church. */
function phraseAt(wordAt: (index: number) => string | undefined, at: number): ReturnType<typeof findPhrase> {
  const found = findPhrase(wordAt, at);
  if (
    found?.entry.letter === 'g' &&
    found.length === 2 &&
    /^(?:old|young)$/.test(wordAt(at + 1) ?? '') &&
    !isAfterPeople(wordAt(at + 2))
  )
    return { entry: { letter: 'd', category: null }, length: 1 };
  return found?.entry.letter === 'T' && ARTICLE.test(wordAt(at) ?? '') && isPersonWord(wordAt(at + found.length) ?? '')
    ? { entry: { letter: 'd', category: null }, length: 1 }
    : found;
}
/** What follows "the old" where they are people. */
const isAfterPeople = (word: string | undefined): boolean =>
  word === undefined || word === COMMA || word === STOP || AFTER_PEOPLE.test(word);
const AFTER_PEOPLE =
  /^(?:and|or|nor|who|with|without|only|need|needs|are|is|do|dont|must|should|cannot|cant|will|would|wont|not|to|in|at|on|from|may|have|live|alone|please|preferred|welcome|looking|as|but|because|so|here|if)$/;
const ARTICLE = /^(?:a|an|the)$/;

/** How many pieces a word is torn into, and how far apart they may stand. */
const MOST_PIECES = 3;
const MOST_GAP = 2;

/** "no child ren", "Sect ion 8", "kid s": words that are torn apart. What reads well as it stands stays. */
function joinSplit(words: PlainWord[]): PlainWord[] {
  const joined: PlainWord[] = [];
  for (let at = 0; at < words.length;) {
    const length = tornAt(words, at);
    const [first, last] = [words[at] as PlainWord, words[at + length - 1] as PlainWord];
    joined.push(
      length === 1
        ? first
        : { ...first, word: whole(words, at, length), end: last.end, isPossessive: last.isPossessive, isCapitalized: false },
    );
    at += length;
  }
  return joined;
}

function tornAt(words: PlainWord[], at: number): number {
  for (let length = MOST_PIECES; length > 1; length--) {
    const pieces = words.slice(at, at + length);
    if (
      pieces.length === length &&
      pieces.every(
        ({ word, start }, index) =>
          /^[a-z]{1,8}$/.test(word) && (index === 0 || start - (pieces[index - 1] as PlainWord).end <= MOST_GAP),
      ) &&
      !pieces.every(({ word }) => isRead(word) && word.length > 1) &&
      isTornWord(whole(words, at, length), pieces.at(-1)?.word ?? '')
    )
      return length;
  }
  return 1;
}

const whole = (words: PlainWord[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ word }) => word)
    .join('');

/** A lone "s" may belong to any word for people, other pieces to any long word of a phrase. */
const isTornWord = (word: string, last: string): boolean =>
  isPersonWord(word) ? last.length > 1 || last === 's' : last.length > 1 && word.length > 5 && isPhraseWord(word);

const join = (words: PlainWord[]) => words.map(({ word }) => word).join(' ');

/** Words that look like adjectives, whatever they are. */
const ADJECTIVE =
  /^.{2,}(?:ly|ous|ful|less|able|ible|ive|ant|ent|ish|ian|world|class|minded|conscious|loving|oriented|year|quality)$/;

function letterOf(word: string): string {
  if (word === COMMA || word === STOP) return word;
  if (/^\d+$/.test(word)) return '#';
  return ADJECTIVE.test(word) ? 'G' : 'x';
}

const GLUED = /^(no|not)?([a-z][a-z0-9]{1,15}?)(only|allowed|please|preferred|wanted|unwelcome|friendly|forbidden)?$/;
/** "#nokids", "adultsonly", "NoKidsAllowed". */
function splitGlued({ word, start, end, isPossessive, isCapitalized }: PlainWord): Item[] | undefined {
  const item = (letter: string, words: string): Item => ({
    letter,
    category: null,
    words,
    start,
    end,
    isPossessive,
    isCapitalized,
  });
  const people = (words: string): Item[] =>
    readWords([{ word: words, start, end, isPossessive, isCapitalized }]).map((one) => ({
      ...one,
      start,
      end,
    }));
  if (word.length > 24) return undefined;
  const [, no = '', who = '', rest = ''] = GLUED.exec(word) ?? [];
  if (!isPersonWord(who) || (no === '' && rest === '')) return undefined;
  return [...(no === '' ? [] : [item('n', 'no')]), ...people(who), ...(rest === '' ? [] : people(rest))];
}

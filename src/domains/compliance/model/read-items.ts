import type { Category } from './finding.ts';
import { findPhrase, isPersonWord } from './lexicon.ts';
import { COMMA, type PlainWord, readPlainWords, STOP } from './plain-words.ts';

/** A word, a phrase or a group of people, with the part it plays. */
export interface Item {
  /** A letter of the lexicon. `Q` is people described by what the law protects. */
  letter: string;
  category: Category | null;
  /** Words as the check compares them, separated by spaces. */
  words: string;
  start: number;
  end: number;
  isPossessive: boolean;
  isCapitalized: boolean;
  /** People limited by their own name: "couples without children". */
  isLimit?: boolean;
  /** Groups with a description: "Asian families", not "immigrants". */
  isDescribed?: boolean;
}

/** If one name of people has several categories, the first one counts: "Asian families" is about race. */
const RANK: Category[] = [
  'sexual_orientation_gender_identity',
  'race_color',
  'national_origin',
  'religion',
  'disability',
  'military_status',
  'marital_status',
  'sex',
  'age',
  'source_of_income',
  'familial_status',
  'steering',
];

/** What no advertisement may say about people, whatever words are around it. */
const NAMED: ReadonlySet<Category | null> = new Set<Category>(RANK.slice(0, 4));
export const isNamedByLaw = (category: Category | null): boolean => NAMED.has(category);

/** The items of a text, with each group of people as one item. */
export function readItems(text: string): Item[] {
  return drawTogether(readWords(readPlainWords(text)));
}

function readWords(words: PlainWord[]): Item[] {
  const items: Item[] = [];
  const wordAt = (index: number) => words[index]?.word;
  for (let at = 0; at < words.length;) {
    const first = words[at] as PlainWord;
    const age = ageAt(wordAt, at);
    const found = age > 0 ? { entry: { letter: 'Y', category: 'age' as const }, length: age } : findPhrase(wordAt, at);
    const { category, ...part } =
      found === undefined
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
      });
    else items.push(...glued);
    at += length;
  }
  return items;
}

const join = (words: PlainWord[]) => words.map(({ word }) => word).join(' ');

/** Words that look like adjectives, whatever they are. */
const ADJECTIVE =
  /^.{2,}(?:ly|ous|ful|less|able|ible|ive|ant|ent|ish|ian|world|class|minded|conscious|loving|oriented|year|quality)$/;

function letterOf(word: string): string {
  if (word === COMMA || word === STOP) return word;
  if (/^\d+$/.test(word)) return '#';
  return ADJECTIVE.test(word) ? 'G' : 'x';
}

/** "#nokids", "adultsonly". */
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
    readWords([{ word: words, start, end, isPossessive, isCapitalized }]).map((one) => ({ ...one, start, end }));
  if (word.length > 24) return undefined;
  if (word.startsWith('no') && isPersonWord(word.slice(2))) return [item('n', 'no'), ...people(word.slice(2))];
  if (word.endsWith('only') && isPersonWord(word.slice(0, -4))) return [...people(word.slice(0, -4)), item('o', 'only')];
  return undefined;
}

const NUMBERS = new Set(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'].flatMap((ten) => [
    ten,
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((one) => `${ten}${one}`),
  ]),
);
const DECADES = /^(?:[2-8]0s|twenties|thirties|forties|fifties|sixties|seventies|eighties)$/;
const UNITS =
  /^(?:k|feet|foot|ft|sq|square|sf|sqft|percent|pounds|pound|lb|lbs|units|unit|homes|houses|minutes|minute|min|mins|miles|mile|mi|acres|acre|days|day|months|month|weeks|hours|hour|inches|inch|amps|amp|shops|stores|restaurants|parks|trails|dollars|million|thousand|gallons|degrees|species|trees|windows|lots|plans|vendors|courts|holes|yards|cars|states|and|or|to)$/;

/** Whole years of a person's life. It is no limit that only adults sign contracts. */
function isAge(word: string | undefined, isLimit = false): boolean {
  if (word === undefined) return false;
  if (NUMBERS.has(word)) return true;
  const years = /^[1-9]\d\+?$/.test(word) ? Number.parseInt(word, 10) : 0;
  return years >= 10 && (isLimit || (years >= 13 && years !== 18 && years !== 21));
}

const MAY_BEGIN_AGE =
  /^(?:\d|over$|under$|above$|below$|past$|older$|younger$|at$|between$|age|in$|her$|his$|mid$|late$|early$|to$|twent|thirt|fort|fift|sixt|sevent|eight)/;

/** How many words from here name an age: "over 60", "25 to 35", "55+", "in their twenties". 0 for none. */
function ageAt(wordAt: (index: number) => string | undefined, at: number): number {
  const word = wordAt(at) ?? '';
  if (!MAY_BEGIN_AGE.test(word)) return 0;
  const is = (offset: number, ...words: string[]) => words.includes(wordAt(at + offset) ?? '');
  const ends = (length: number) => (UNITS.test(wordAt(at + length) ?? '') && !is(length, 'and', 'or', 'to') ? 0 : length);
  if (['over', 'under', 'above', 'below', 'past'].includes(word) || (['older', 'younger'].includes(word) && is(1, 'than'))) {
    let next = word === 'older' || word === 'younger' ? 2 : 1;
    if (is(next, 'the') && is(next + 1, 'age') && is(next + 2, 'of')) next += 3;
    else if (is(next, 'age')) next += 1;
    return isAge(wordAt(at + next), /^(?:under|below|younger)$/.test(word)) ? ends(next + 1) : 0;
  }
  if (word === 'at' && is(1, 'least', 'most') && isAge(wordAt(at + 2)))
    return is(3, 'years') && is(4, 'old', 'of') ? 5 : is(3, 'or') ? 5 : 0;
  if (['between', 'ages', 'age', 'aged'].includes(word)) {
    const skip = is(1, 'the') && is(2, 'ages') ? (is(3, 'of') ? 4 : 3) : is(1, 'ages') ? 2 : 1;
    if (isAge(wordAt(at + skip), true) && is(skip + 1, 'and', 'to', 'or'))
      return isAge(wordAt(at + skip + 2))
        ? ends(skip + 3)
        : is(skip + 2, 'older', 'over', 'up', 'under', 'younger')
          ? skip + 3
          : 0;
    if (word !== 'between' && isAge(wordAt(at + skip))) return isAge(wordAt(at + skip + 1)) ? skip + 2 : ends(skip + 1);
    return 0;
  }
  if (
    ['in', 'her', 'his', 'mid', 'late', 'early', 'to'].includes(word) &&
    is(1, 'their', 'your', 'his', 'her') &&
    DECADES.test(wordAt(at + 2) ?? '')
  )
    return 3;
  if (DECADES.test(word) && is(1, 'crowd', 'people', 'neighbors')) return 1;
  if (isAge(word)) {
    if (word.endsWith('+')) return ends(1);
    if (is(1, 'and', 'or') && is(2, 'over', 'older', 'up', 'above', 'under', 'younger', 'better')) return 3;
    if (is(1, 'years') && is(2, 'old', 'of')) return is(3, 'or', 'and') ? 5 : 3;
    if (is(1, 'plus')) return ends(2);
  }
  return 0;
}

/** Adjectives before, the people, and what describes them after: "single or divorced person", "anyone with a disability". */
const GROUP = /(?:[akwgd#]{1,4}(?:,c?|c)(?=[akwd]{0,4}[agphH]))?[akwghHd#qG]{0,6}[agphH]/y;
const MARK = /([tn])([d#G]{0,3})(a?W|[TjChHagy])|(z)d?(T)|[zt,]?Y/y;

function drawTogether(items: Item[]): Item[] {
  const letters = items.map(({ letter }) => letter).join('');
  const drawn: Item[] = [];
  for (let at = 0; at < items.length;) {
    const to = endOf(letters, items, at);
    const group = to > at ? nameOf(letters, items, at, to) : undefined;
    if (group === undefined) {
      drawn.push(plainOf(items[at] as Item));
      at += 1;
      continue;
    }
    drawn.push(...group.before, group.item);
    at = group.to;
  }
  return drawn;
}

/** Words for people do not count in somebody's things: "kids' bath". */
function plainOf(item: Item): Item {
  return item.isPossessive && 'aghHkpw'.includes(item.letter) ? { ...item, letter: 'x', category: null } : item;
}

function endOf(letters: string, items: Item[], at: number): number {
  GROUP.lastIndex = at;
  const found = GROUP.exec(letters);
  if (found === null) return at;
  // Somebody's thing ends the name before it.
  for (let index = at; index < at + found[0].length; index++)
    if (items[index]?.isPossessive === true) return index > at ? at : at;
  let to = at + found[0].length;
  // "family gatherings", "senior center", "handicapped parking": things named after people.
  while (to > at && !isName(letters, items, to - 1)) to -= 1;
  while (to > at && !'agphH'.includes(letters[to - 1] ?? '')) to -= 1;
  return to > at && isName(letters, items, to - 1) ? to : at;
}

/** "White family moving out": a verb follows, not a thing. */
const GOES_ON = /(?:ing|ed)$|^(?:move|call|settle|start|grow|play|use|turn|reply)s?$/;
const NAMES_OF_THINGS = /^(?:housing|parking|lending|living|gathering|seating|dining|building|wedding|led|bed)$/;

function isName(letters: string, items: Item[], at: number): boolean {
  const [letter, next] = [letters[at] ?? '', letters[at + 1] ?? '.'];
  if (letter === 'H' || letter === 'a') {
    const words = items[at + 1]?.words ?? '';
    return !'xGIlLXW'.includes(next) || (next === 'x' && GOES_ON.test(words) && !NAMES_OF_THINGS.test(words));
  }
  return 'gph'.includes(letter);
}

function isOfChildren(parts: Item[], all: Item[]): boolean {
  const age = all.find(({ letter }) => letter === 'Y');
  if (age === undefined) return false;
  if (/^(?:under|below|younger than)(?: the age of| age)? 1\d$/.test(age.words)) return true;
  return parts.some(({ letter, category }) => 'hH'.includes(letter) && category === 'familial_status');
}

interface Group {
  before: Item[];
  item: Item;
  to: number;
}

function nameOf(letters: string, items: Item[], from: number, end: number): Group | undefined {
  let to = end;
  let start = from;
  while (start < to - 1 && 'd#q,cG'.includes(letters[start] ?? '')) start += 1;
  const head = letters[to - 1] ?? '';
  const parts = items.slice(start, to);
  const ofPeople = parts.filter(({ letter, category }, index) => {
    if (category === null) return false;
    if (letter === 'k' || letter === 'w') return 'phHg'.includes(head) && index < parts.length - 1;
    return true;
  });
  let isLimit = false;
  MARK.lastIndex = to;
  const mark = MARK.exec(letters);
  if (mark !== null) {
    const marked = items[to + mark[0].length - 1];
    const isFrom = (mark[3] !== 'C' && mark[3]?.endsWith('W') !== true) || /^(?:from|of)$/.test(items[to]?.words ?? '');
    const isAbout =
      marked !== undefined &&
      isFrom &&
      (mark[3] !== 'a' || isName(letters, items, to + mark[0].length - 1)) &&
      (mark[3] !== 'H' || isName(letters, items, to + mark[0].length - 1)) &&
      !marked.isPossessive;
    const isOfThings = mark[1] === 't' && items[to]?.words === 'of' && mark[3] !== 'C' && mark[3]?.endsWith('W') !== true;
    if (isAbout && !isOfThings && mark[1] !== 'n') {
      ofPeople.push(marked);
      to += mark[0].length;
    } else if (isAbout && mark[1] === 'n' && items[to]?.words === 'without') {
      ofPeople.push(marked);
      isLimit = true;
      to += mark[0].length;
    }
  }
  // "Kids under 12" and "no one under 18" are about children.
  const category = isOfChildren(parts, items.slice(start, to))
    ? 'familial_status'
    : (RANK.find((one) => ofPeople.some((part) => part.category === one)) ?? null);
  if (category === null && head !== 'p') return undefined;
  const [first, last] = [items[start] as Item, items[to - 1] as Item];
  return {
    before: items.slice(from, start),
    item: {
      letter: category === null ? 'p' : 'Q',
      category,
      words: items
        .slice(start, to)
        .map(({ words }) => words)
        .join(' '),
      start: first.start,
      end: last.end,
      isPossessive: false,
      isCapitalized: first.isCapitalized,
      isLimit,
      isDescribed: 'phH'.includes(head) && parts.some(({ letter }) => 'awg'.includes(letter)),
    },
    to,
  };
}

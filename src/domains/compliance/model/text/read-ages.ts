import { COMMA, STOP } from './plain-words.ts';

const ONES = new Set('one two three four five six seven eight nine'.split(' '));
const NUMBERS = new Set(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'].flatMap((ten) => [
    ten,
    ...Array.from(ONES, (one) => `${ten}${one}`),
  ]),
);
const TEENS = new Set('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '));
const DECADES = /^(?:[2-8]0s|twenties|thirties|forties|fifties|sixties|seventies|eighties)$/;
const UNITS =
  /^(?:k|feet|foot|ft|sq|square|sf|sqft|percent|pounds|pound|lb|lbs|units|unit|homes|houses|minutes|minute|min|mins|miles|mile|mi|acres|acre|days|day|months|month|weeks|hours|hour|inches|inch|amps|amp|shops|stores|restaurants|parks|trails|dollars|million|thousand|gallons|degrees|species|trees|windows|lots|plans|guests|vendors|courts|holes|yards|cars|states|and|or|to)$/;

/** Many of something: "over 60 cherry trees" and "guests over 14 nights" count no years. People and what they do are none. */
const isOfThings = (word: string): boolean =>
  UNITS.test(word) ||
  /^(?:nights?|mph|mpg|people|families|percent|feet)$/.test(word) ||
  (/^[a-z]{3,}[^s]s$/.test(word) && !PEOPLE_OR_VERBS.test(word));
const PEOPLE_OR_VERBS =
  /^(?:(?:resident|tenant|renter|person|adult|single|couple|senior|applicant|buyer|owner|folk|guy|girl|crowd|lady|neighbor|member|professional|student|retiree|kid|occupant|roommate|housemate|friend|parent|veteran|type|club|group|other|one|year|yr|old|need|get|pay|cost|live|stay|move|welcome|prefer|seek|want|look|feel|rule|live|sign)s|always|unless|sometimes|has|does|was|is|this|its|thus|plus|perhaps|yes|goes|applies)$/;

/** Whole years of a person's life. It is no limit that only adults sign contracts. */
function isAge(word: string | undefined, isLimit = false): boolean {
  if (word === undefined) return false;
  if (NUMBERS.has(word) || (isLimit && TEENS.has(word))) return true;
  const years = /^[1-9]\d[+s]?$/.test(word) ? Number.parseInt(word, 10) : 0;
  return years >= 10 && (isLimit || word.endsWith('s') || (years >= 13 && years !== 18 && years !== 21));
}

const SOMEBODY =
  /^(?:persons?|people|tenants?|lad(?:y|ies)|wom[ae]n|m[ae]n|couples?|someone|girls?|guys?|gentlem[ae]n|roommates?|students?|adults?)$/;

/** How far before an age its person stands. */
const MOST_BEFORE = 5;
const isOfSomebody = (wordAt: (index: number) => string | undefined, at: number): boolean => {
  for (let before = at - 1; before >= at - MOST_BEFORE && wordAt(before) !== STOP; before--)
    if (SOMEBODY.test(wordAt(before) ?? '') || /^(?:housemates?|flatmates?)$/.test(wordAt(before) ?? '')) return true;
  return wordAt(at - 3) === 'third' || wordAt(at - 3) === 'fourth';
};

const MAY_BEGIN_AGE =
  /^(?:\d|over$|under$|above$|below$|past$|older$|younger$|at$|between$|age|in$|her$|his$|mid$|late$|early$|to$|twent|thirt|fort|fift|sixt|sevent|eight|nineteen$)/;

/** How many words from here name an age: "over 60", "25 to 35", "55+", "in their twenties". 0 for none. */
export function ageAt(wordAt: (index: number) => string | undefined, at: number): number {
  const word = wordAt(at) ?? '';
  // "Route 55 plus the express bus"
  if (/^(?:route|highway|hwy|interstate|exit|rte|unit|lot|suite|apt|bus|line|mile|number)$/.test(wordAt(at - 1) ?? '')) return 0;
  if (!MAY_BEGIN_AGE.test(word)) return 0;
  // "For over twenty years", "in under thirty days"
  if (
    /^(?:over|under|above|past)$/.test(word) &&
    /^(?:for|in|the|within|lasted)$/.test(wordAt(at - 1) ?? '') &&
    /^(?:years?|yrs)$/.test(wordAt(at + 2) ?? '') &&
    wordAt(at + 3) !== 'old'
  )
    return 0;
  const is = (offset: number, ...words: string[]) => words.includes(wordAt(at + offset) ?? '');
  const ends = (length: number) => (isOfThings(wordAt(at + length) ?? '') && !is(length, 'and', 'or', 'to') ? 0 : length);
  if (['over', 'under', 'above', 'below', 'past'].includes(word) || (['older', 'younger'].includes(word) && is(1, 'than'))) {
    let next = word === 'older' || word === 'younger' ? 2 : 1;
    if (is(next, 'the') && is(next + 1, 'age') && is(next + 2, 'of')) next += 3;
    else if (is(next, 'age')) next += 1;
    return isAge(wordAt(at + next), /^(?:under|below|younger)$/.test(word))
      ? ends(next + 1) &&
          (is(next + 1, 'years') && !is(next + 2, 'of', 'in', 'ago') ? next + 2 + Number(is(next + 2, 'old')) : next + 1)
      : 0;
  }
  if (
    word === 'at' &&
    is(1, 'least') &&
    is(-1, 'be', 'are', 'aged') &&
    isAge(wordAt(at + 2)) &&
    (is(3, 'to', 'for', STOP, COMMA) || wordAt(at + 3) === undefined)
  )
    return 3;
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
  if (
    ['mid', 'late', 'early'].includes(word) &&
    (wordAt(at + 1) ?? '').endsWith('ies') &&
    DECADES.test(wordAt(at + 1) ?? '') &&
    !is(1, 'fifties', 'sixties', 'seventies', 'eighties')
  )
    return 2;
  if (DECADES.test(word) && is(1, 'crowd', 'people', 'neighbors')) return 1;
  if (/^(?:18|21)\+$/.test(word) && is(1, 'only', 'community', 'building', 'complex', 'property', 'household', 'living'))
    return 1;
  // A person of 30 to 45 years
  if (
    isAge(word) &&
    is(-1, 'of') &&
    SOMEBODY.test(wordAt(at - 2) ?? '') &&
    is(1, 'to', 'and') &&
    isAge(wordAt(at + 2)) &&
    is(3, 'years', 'anos')
  )
    return 4;
  // "Third roommate, ideally 22-27", "roommate wanted, 25 to 32 preferred", "someone around 30"
  if (isAge(word) && isOfSomebody(wordAt, at)) {
    const next = is(1, 'to', 'and', 'or') ? 2 : 1;
    const length = isAge(wordAt(at + next)) ? next + 1 : 1;
    const isLast = is(length, STOP, COMMA) || wordAt(at + length) === undefined;
    if (is(-1, 'ideally', 'preferably', 'around', 'about', 'roughly') ? isLast : is(length, 'preferred', 'ideally', 'preferably'))
      return length;
  }
  // 18 to 30 year olds
  const yearOlds = (offset: number) => is(offset, 'year', 'yr', 'years') && is(offset + 1, 'olds');
  if (isAge(word, true) && is(1, 'to', 'and', 'through') && isAge(wordAt(at + 2), true) && yearOlds(3)) return 5;
  if (isAge(word, true) && isAge(wordAt(at + 1), true) && yearOlds(2)) return 4;
  if ((isAge(word) || TEENS.has(word)) && yearOlds(1)) return 3;
  // Twenty-five-year-olds
  if (isAge(word) && ONES.has(wordAt(at + 1) ?? '') && yearOlds(2)) return 4;
  if (isAge(word)) {
    if (word.endsWith('+')) return ends(1);
    if (is(1, 'and', 'or', 'n') && is(2, 'over', 'older', 'up', 'above', 'under', 'younger', 'better')) return 3;
    // 25-35 years old
    if (isAge(wordAt(at + 1)) && is(2, 'year', 'years', 'yr', 'yrs') && is(3, 'old', 'olds', 'of')) return 4;
    if (is(1, 'years') && is(2, 'old', 'of')) return is(3, 'or', 'and') ? 5 : 3;
    if (is(1, 'plus')) return ends(2);
  }
  return 0;
}

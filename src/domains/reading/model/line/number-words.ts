import { dictionary } from '#lib/dictionary.ts';
import { editDistance } from '#lib/closest-word.ts';
import type { Token } from './token.ts';
import { COMMON_WORDS } from './words.ts';

const NUMBER_WORDS = dictionary<number>({
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  tre: 3,
  quattro: 4,
  cinque: 5,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
  vijf: 5,
});

/** Numbers that are other words in English, or articles: numbers only before what is counted in their own language. */
const FOREIGN_NUMBERS = dictionary<number>({ due: 2, un: 1, una: 1, uno: 1, une: 1, um: 1, uma: 1, ein: 1, eine: 1 });
const FOREIGN_COUNTED =
  /^(?:camer[ae]|bagn[io]|stanz[ae]|quartos?|cuartos?|banheiros?|banos?|habitacion(?:es)?|recamaras?|dormitorios?|chambres?|salles?|zimmer|schlafzimmer|badezimmer)$/;

// "One" is a number only before what can be counted.
const COUNTED =
  /^(bed|bath|bd|br|ba|bedroom|bathroom|story|storey|level|floor|car|acre|hectare|stall|unit|mile|hour|year|month|week|million|thousand|hundred|block|full|half|and|point|or|to|plus)s?$/;

/** "One bedrom". */
const NEARLY_COUNTED = /^(?:bed|bath)r?[a-z]{2,3}s?$/;

/** Turns number words, fractions and hundreds into digits: "two and a half", "six fifty", "a third of an acre". */
export function readNumberWords(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  let spelled: Token | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const next = tokens[index + 1];
    const value =
      NUMBER_WORDS[token.word] ??
      (FOREIGN_COUNTED.test(next?.word ?? '') ? FOREIGN_NUMBERS[token.word] : undefined) ??
      readMisspelled(token.word, next?.word) ??
      readHomophone(token.word, next?.word, tokens[index - 1]?.word) ??
      readOneHundred(tokens, index) ??
      (token.word === 'one' && (COUNTED.test(next?.word ?? '') || NEARLY_COUNTED.test(next?.word ?? '')) ? 1 : undefined);
    if (value === undefined) {
      read.push(token);
      continue;
    }
    const units = value >= 20 && value % 10 === 0 ? readUnits(next?.word, tokens[index + 2]?.word) : undefined;
    const hundreds = value < 10 ? readTens(tokens[index + 1], tokens[index + 2]) : undefined;
    const pair = value > 10 && value < 100 ? readPair(tokens, index, units === undefined ? 1 : 2) : undefined;
    if (pair !== undefined) {
      // "Twenty-one fifty a month" is 2,150.
      read.push({ word: String((value + (units ?? 0)) * 100 + pair.value), start: token.start, end: pair.end });
      index += pair.length;
    } else if (hundreds !== undefined) {
      // "Six fifty" is how people say 650, and "five to six fifty" begins at 500.
      raiseToHundreds(read, spelled, value);
      read.push({ word: String(value * 100 + hundreds.value), start: token.start, end: hundreds.end });
      index += hundreds.length;
    } else if (units !== undefined && units < 10 && next !== undefined) {
      read.push({ word: String(value + units), start: token.start, end: next.end });
      index += 1;
    } else {
      spelled = { ...token, word: String(value) };
      read.push(spelled);
    }
  }
  return joinHundreds(read);
}

/** "Between four and four fifty", "five to six fifty": what such a range begins with is said in hundreds too. */
function raiseToHundreds(read: readonly Token[], spelled: Token | undefined, hundreds: number): void {
  const [first, joint] = read.slice(-2);
  const before = read.at(-3);
  const isRange = joint?.word === 'to' || joint?.word === '-' || (joint?.word === 'and' && before?.word === 'between');
  if (isRange && first !== undefined && first === spelled && Number(first.word) > 1 && Number(first.word) <= hundreds)
    first.word = String(Number(first.word) * 100);
}

/** "Twenty-one hundred"; in "twenty one-bedroom units" the one counts what follows. */
function readUnits(word = '', after = ''): number | undefined {
  return word === 'one' && !/^(?:bed|bath|car|acre|story|unit)/.test(after) ? 1 : NUMBER_WORDS[word];
}

const OFTEN_MISSPELLED = ['three', 'four', 'five', 'seven', 'eight', 'nine'];

/** "Thre bedrom": only before what homes are counted by. */
function readMisspelled(word: string, next = ''): number | undefined {
  if (word.length < 4 || COMMON_WORDS.has(word) || !/^(?:bed|bath|bd|br|stor|acre|car$|room|unit)/.test(next)) return undefined;
  const [only, second] = OFTEN_MISSPELLED.filter((number) => editDistance(word, number, 1) <= 1);
  return second === undefined && only !== undefined ? NUMBER_WORDS[only] : undefined;
}

const HEARD_AS = dictionary<number>({ to: 2, too: 2, tow: 2, tree: 3, for: 4 });

/** "A to bedroom condo": how a phone hears two and four. */
function readHomophone(word: string, next = '', before = ''): number | undefined {
  if (
    !/^(?:an?|the|with|,|for)?$/.test(before) ||
    (before === 'for' && word === 'for') ||
    !/^(?:(?:bed|bath)(?:room)?s?|cars?)$/.test(next)
  )
    return undefined;
  return word === 'for' && before !== 'a' ? undefined : HEARD_AS[word];
}

const BEFORE_AMOUNT = /^(?:under|below|over|above|about|around|than|max|most|to|is|of|spend|between|exceed)$/;

/** "Under one fifty" is 150; "one 20 minute ride" is a ride. */
function readOneHundred(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.word !== 'one') return undefined;
  const tens = readTens(tokens[index + 1], tokens[index + 2]);
  const rest = tokens.slice(index + 1 + (tens?.length ?? 0), index + 5 + (tens?.length ?? 0)).map(({ word }) => word);
  const after = rest[0] ?? '';
  // "One fifty a square foot", "one eighty max".
  const isAmount = /^(?:(?:a|per|each) (?:sq|square|foot|ft|sf|sqft)|(?:k|max|tops|thousand)(?: |$))/.test(rest.join(' '));
  if (!isAmount && !BEFORE_AMOUNT.test(tokens[index - 1]?.word ?? '')) return undefined;
  return tens === undefined || /^(?:minutes?|mins?|years?|days?|foot|feet|by|x)$/.test(after) ? undefined : 1;
}

const AFTER_PAIR = /^(?:a month|per month|each month|month|monthly|\/|mo|max|tops|rent|or less|at most)(?: |$)/;

/** "Fourteen fifty a month": hundreds said without the word, where it is rent or a limit. Years and ages are no amounts. */
function readPair(
  tokens: readonly Token[],
  index: number,
  taken: number,
): { value: number; end: number; length: number } | undefined {
  const tens = readTens(tokens[index + taken], tokens[index + taken + 1]);
  if (tens === undefined) return undefined;
  const after = tokens.slice(index + taken + tens.length, index + taken + tens.length + 2).map(({ word }) => word);
  return AFTER_PAIR.test(after.join(' ')) ? { ...tens, length: taken - 1 + tens.length } : undefined;
}

/** "Fifty", "twenty five": tens said after a digit. */
function readTens(
  first: Token | undefined,
  second: Token | undefined,
): { value: number; end: number; length: number } | undefined {
  const tens = NUMBER_WORDS[first?.word ?? ''];
  if (first === undefined || tens === undefined || tens < 20 || tens % 10 !== 0) return undefined;
  const units = NUMBER_WORDS[second?.word ?? ''];
  return second !== undefined && units !== undefined && units < 10
    ? { value: tens + units, end: second.end, length: 2 }
    : { value: tens, end: first.end, length: 1 };
}

/** What follows a "hundred" and belongs to it: "and 50" before "thousand"; how many words that is, the hundred with them. */
function findRestOfHundred([, first = '', second = '', third = '']: readonly string[]): { value: number; length: number } {
  const isRest = (word: string) => /^\d{1,2}$/.test(word);
  const isThousand = (word: string) => /^(?:thousand|k|grand)$/.test(word);
  if (first === 'and' && (/^\d{2}$/.test(second) || (isRest(second) && isThousand(third))))
    return { value: Number(second), length: 3 };
  return isRest(first) && isThousand(second) ? { value: Number(first), length: 2 } : { value: 0, length: 1 };
}

/** A number that several words make: how many of them, and whether it belongs to the whole number before ("1 1/2"). */
interface Joined {
  word: string;
  length: number;
  isPartOfLast?: boolean;
}

/** The words from one on, also as a line, and what stands before them. */
interface Said {
  words: readonly string[];
  line: string;
  last: Token | undefined;
}

/** Each looks at the words from one on, and says what number they make, if any. The first that knows decides. */
const JOINS: readonly ((said: Said) => Joined | undefined)[] = [
  joinOneOrTwo,
  joinCouple,
  joinDozen,
  joinSharesOfAcre,
  joinShareOfAcre,
  joinYear,
  joinPoint,
  joinDecade,
  joinHundredsByName,
  joinMillion,
  joinHundred,
  joinAndAHalf,
  joinFraction,
  joinHours,
  joinThousands,
];

/** "Five hundred thousand" is 500 thousand; "2 and a half" is 2.5; "1 1/2" is 1.5; "half an hour" is 30 minutes. */
function joinHundreds(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const words = tokens.slice(index, index + 9).map((one) => one.word);
    const last = joined.at(-1);
    const line = words.join(' ');
    const found = JOINS.reduce<Joined | undefined>((first, join) => first ?? join({ words, line, last }), undefined);
    if (found === undefined) {
      joined.push(token);
      continue;
    }
    const end = tokens[index + found.length - 1]?.end ?? token.end;
    if (found.isPartOfLast === true && last !== undefined) {
      last.word = String(Number(last.word) + Number(found.word));
      last.end = end;
    } else {
      for (const word of found.word.split(' ')) joined.push({ word, start: token.start, end });
    }
    index += found.length - 1;
  }
  return joined;
}

/** "An acre or two" is 1 to 2 acres. */
function joinOneOrTwo({ line }: Said): Joined | undefined {
  const unit = /^(?:an?|one|1) (acre|hectare) or (?:so or )?2(?= (?!acre|hectare)|$)/.exec(line)?.[1];
  return unit === undefined ? undefined : { word: `1 to 2 ${unit}`, length: 4 };
}

/** "A couple of baths" are two. */
function joinCouple({ line }: Said): Joined | undefined {
  const found =
    /^(?:a )?(?:couple|pair)(?: of)? (?:more )?(?=(?:full )?(?:bed|bath|acre|hectare|car|stor|floor|level|unit|br|bd|ba)[a-z]*(?: |$))/.exec(
      line,
    );
  return found === null ? undefined : { word: '2', length: found[0].trim().split(' ').length };
}

const BEFORE_YEAR = /^(?:built|in|since|after|before|than|from|between|and|post|pre|to|by|around|of|year)$/;

/** "A dozen rooms". */
function joinDozen({ line }: Said): Joined | undefined {
  const found =
    /^(?:(?:a|one|1) )?(half )?(?:a )?dozen (?=(?:bed|bath|room|unit|acre|car|min|mile|block|stop|door)[a-z]*(?: |$))/.exec(line);
  return found === null ? undefined : { word: found[1] === undefined ? '12' : '6', length: found[0].trim().split(' ').length };
}

/** "Built after nineteen ninety five", "two thousand and ten", "twenty fifteen". */
function joinYear({ line, last }: Said): Joined | undefined {
  if (!BEFORE_YEAR.test(last?.word ?? '')) return undefined;
  const found =
    /^(?:(?<century>19|20) (?<rest>\d\d)|2 thousand(?: and)?(?: (?<count>\d\d?))?)(?= (?!(?:sq|feet|dollars|k|thousand|acres?)[a-z]*(?: |$))|$)/.exec(
      line,
    );
  if (found?.groups === undefined) return undefined;
  const { century, rest, count } = found.groups;
  const year = century === undefined ? 2000 + Number(count ?? 0) : Number(century) * 100 + Number(rest);
  // "Under two thousand" is an amount.
  if (century === undefined && count === undefined && !/^(?:built|since|after|before)$/.test(last?.word ?? '')) return undefined;
  return { word: String(year), length: found[0].split(' ').length };
}

/** "One point two million" is 1.2 million. */
function joinPoint({ line }: Said): Joined | undefined {
  const found = /^(one|\d+) point ((?:one|zero|oh|\d+)(?: (?:one|zero|oh|\d)(?= ))?)(?= |$)/.exec(line);
  if (found === null) return undefined;
  const toDigits = (words = '') =>
    words
      .replaceAll('one', '1')
      .replaceAll(/zero|oh/g, '0')
      .replaceAll(' ', '');
  return { word: `${toDigits(found[1])}.${toDigits(found[2])}`, length: found[0].split(' ').length };
}

const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];

/** "The seventies" are the 70s, unless they are somebody's. */
function joinDecade({ words, last }: Said): Joined | undefined {
  const decade = DECADES.indexOf(words[0] ?? '');
  // "Nineteen twenties or thirties".
  if (words[0] === '19' && DECADES.includes(words[1] ?? '')) {
    const said = joinDecade({ words: words.slice(1), line: '', last: { word: 'the', start: 0, end: 0 } });
    return said === undefined
      ? undefined
      : { word: said.word.replaceAll(/\d0/g, (tens) => `19${tens}`), length: said.length + 1 };
  }
  if (decade < 0 || !/^(?:the|early|mid|late)$/.test(last?.word ?? '')) return undefined;
  const [joint = '', other = ''] = words.slice(1);
  const further = DECADES.indexOf(other);
  // "The eighties or nineties": the second is a decade as well.
  if (further >= 0 && /^(?:or|and|to|through|-)$/.test(joint))
    return { word: `${(decade + 2) * 10} s ${joint} ${(further + 2) * 10} s`, length: 3 };
  return { word: `${(decade + 2) * 10} s`, length: 1 };
}

const HUNDREDS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines'];

/** "High sixes" are the high 600s. */
function joinHundredsByName({ words, last }: Said): Joined | undefined {
  const hundred = HUNDREDS.indexOf(words[0] ?? '') + 1;
  if (hundred === 0 || !/^(?:the|low|lower|mid|middle|high|upper)$/.test(last?.word ?? '')) return undefined;
  if (hundred === 1 && last?.word === 'the') return undefined;
  const other = HUNDREDS.indexOf(words[2] ?? '') + 1;
  if (other > hundred && /^(?:or|to|and)$/.test(words[1] ?? '')) return { word: `${hundred}00 s to ${other}00 s`, length: 3 };
  return { word: `${hundred}00 s`, length: 1 };
}

/** "Half a million", "a quarter of a million", "3 quarters of a million", "a million". */
function joinMillion({ line }: Said): Joined | undefined {
  const part = /^(half|quarter|3 quarters)(?: of)?(?: a)? (?:million|mil)(?= |$)/.exec(line);
  if (part !== null) {
    const word = part[1] === 'half' ? '500000' : part[1] === 'quarter' ? '250000' : '750000';
    return { word, length: part[0].split(' ').length };
  }
  const more =
    /^(?:a|one|1|2|3) million ([1-9])(?= (?!(?:(?:bed|bath|br|ba|bd|car|acre|stor|unit|room|mil)[a-z]*|k|to|or|and|-|hundred)(?: |$))|$)/.exec(
      line,
    );
  if (more !== null) return { word: String((/^\d/.test(line) ? Number(line[0]) : 1) * 1e6 + Number(more[1]) * 1e5), length: 3 };
  // "A hundred and fifty thousand", "a hundred and forty square meters".
  if (/^(?:a|one) hundred(?= |$)/.test(line)) {
    const { value, length } = findRestOfHundred(line.split(' ', MOST_OF_HUNDRED).slice(1));
    return { word: String(100 + value), length: length + 1 };
  }
  return /^(?:a|one) (?:million|mil|thousand)(?= |$)/.test(line) ? { word: '1', length: 1 } : undefined;
}

const MOST_OF_HUNDRED = 5;
const TENS_OF_RANGE = /^[1-9]\d (?:to|-|or|and) [1-9] hundred(?: (?:and )?\d\d?)? (?:thousand|k|grand)(?= |$)/;

function joinHundred({ words }: Said): Joined | undefined {
  // "The low four hundreds" are the 400s.
  if (/^[1-9]$/.test(words[0] ?? '') && words[1] === 'hundreds') return { word: `${words[0]}00 s`, length: 2 };
  if (!/^\d{1,3}$/.test(words[0] ?? '') || words[1] !== 'hundred') return undefined;
  const rest = findRestOfHundred(words.slice(1));
  // "Three hundred fifty to four hundred grand": the thousands are said once.
  const tens = rest.value === 0 && TENS_OF_RANGE.test(words.slice(2).join(' ')) ? Number(words[2]) : 0;
  return { word: String(Number(words[0]) * 100 + rest.value + tens), length: 1 + rest.length + (tens === 0 ? 0 : 1) };
}

function joinAndAHalf({ words, line, last }: Said): Joined | undefined {
  const found = /^(?:an? |one |1 )?(bath|bathroom|acre|mile) and a (half|quarter)(?= |$)/.exec(line);
  if (found?.[1] !== undefined && (last === undefined || !/^\d/.test(last.word)))
    return { word: `${found[2] === 'half' ? 1.5 : 1.25} ${found[1]}`, length: found[0].split(' ').length };
  const part = /^\d{1,3} and (?:(?:a|one|1) (half|quarter)|3 quarters)(?= |$)/.exec(line);
  if (part === null) return undefined;
  const more = part[1] === undefined ? 0.75 : part[1] === 'half' ? 0.5 : 0.25;
  return { word: String(Number(words[0]) + more), length: part[0].split(' ').length };
}

// "3/2" is beds and baths; "1/2" counts as a half only where halves are usual.
const HALVED =
  /^[1-3] \/ [2348] (?:(?:to|or|and|-) [1-3] \/ [2348](?= (?:acres?|ac|miles?)(?: |$))|an?|acres?|ac|of|miles?|mi|million|mil|bath|baths|bathrooms?|bas?|bths?|bthrms?|bathrms?|hours?)(?= |$)/;

function joinFraction({ words, line, last }: Said): Joined | undefined {
  const isAfterWhole = last !== undefined && /^\d{1,2}$/.test(last.word);
  const part = Number(words[0]) / Number(words[2]);
  if (HALVED.test(line) && part < 1) return { word: String(part), length: 3, isPartOfLast: isAfterWhole };
  return isAfterWhole && /^0\.(?:5|25|75)$/.test(words[0] ?? '')
    ? { word: words[0] ?? '', length: 1, isPartOfLast: true }
    : undefined;
}

/** Ways are told in minutes: "half an hour", "an hour", "1.5 hours", but not "an hour ago". */
function joinHours({ line, last }: Said): Joined | undefined {
  const found =
    /^(?:(half(?: an?)?|an?|\d(?:\.\d+)?) hours?|hour(?= or less| drive| commute| by|s drive| train| bus))(?: and (?:a (half)|(\d+) (?:minutes?|mins?)))?(?! ago)(?= |$)/.exec(
      line,
    );
  if (found === null || /^(?:last|past|previous|every|\/)$/.test(last?.word ?? '')) return undefined;
  const said = found[1] ?? 'an';
  const hours = said.startsWith('half') ? 0.5 : said.startsWith('a') ? 1 : Number(said);
  const minutes = hours * 60 + (found[2] === undefined ? Number(found[3] ?? 0) : 30);
  return { word: `${minutes} minutes`, length: found[0].split(' ').length };
}

const LEAST_OF_THOUSANDS =
  /^(\d+(?:\.\d+)?)( (?:thousand|k))? (?:to|-|and|or) \d+(?:\.\d+)? (?:thousand|k) (?:square|sq|sqft|sf|feet|foot|ft)(?= |$)/;

/** "2 thousand square feet" is no amount of money. */
function joinThousands({ words, line }: Said): Joined | undefined {
  // "1.5k to 2k square feet", "1.5 to 2k sqft".
  const first = LEAST_OF_THOUSANDS.exec(line);
  if (first !== null && (first[2] !== undefined || Number(first[1]) < 20))
    return { word: String(Number(first[1]) * 1000), length: first[2] === undefined ? 1 : 2 };
  if (!/^\d+(?:\.\d+)? (?:thousand|k) (?:square|sq|sqft|sf|feet|foot|ft)(?= |$)/.test(line)) return undefined;
  return { word: String(Number(words[0]) * 1000), length: 2 };
}

const SHARES = dictionary<number>({
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
  sixth: 1 / 6,
  eighth: 0.125,
  tenth: 0.1,
  '3 quarters': 0.75,
  '2 thirds': 2 / 3,
});

const SHARE = '(?:half|third|quarter|fifth|sixth|eighth|tenth|3 quarters|2 thirds)';
const SHARES_OF_ACRE = new RegExp(
  `^(?:a )?(?<a>${SHARE})(?: an?)?(?: of an?)?(?: acres?)? (?:to|and|or|-) (?:an? )?(?<b>${SHARE}|one|1|2|3|full|whole)(?: of)?(?: an?)? (?=(?:acres?|ac)(?: |$))`,
);

/** "Between a quarter and half an acre" is 0.25 to 0.5 of one. */
function joinSharesOfAcre({ line }: Said): Joined | undefined {
  const match = SHARES_OF_ACRE.exec(line);
  const [least, most] = [SHARES[match?.groups?.['a'] ?? ''], match?.groups?.['b'] ?? ''];
  if (match === null || least === undefined) return undefined;
  const upper = SHARES[most] ?? (/^[23]$/.test(most) ? Number(most) : 1);
  if (upper <= least) return undefined;
  const round = (share: number) => Math.round(share * 1e6) / 1e6;
  return { word: `${round(least)} to ${round(upper)}`, length: match[0].trim().split(' ').length };
}

/** "A third of an acre" is 0.33 of one. */
function joinShareOfAcre({ line }: Said): Joined | undefined {
  const match =
    /^(half|third|quarter|fifth|sixth|eighth|tenth|3 quarters|2 thirds)(?: of)?(?: an?| 1)? (?=(?:acres?|ac)(?: |$))/.exec(line);
  const share = SHARES[match?.[1] ?? ''];
  if (match === null || share === undefined) return undefined;
  return { word: String(Math.round(share * 1e6) / 1e6), length: match[0].trim().split(' ').length };
}
